//! Chromium's driver, over plain WebDriver: JSON over HTTP, which needs no library.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};
use ureq::Agent;

use super::running::Folder;
use super::visitor::agent;

/// WebDriver's key for element ids.
pub const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A driver with one browser. Both end on drop.
pub struct Driver {
    process: Child,
    agent: Agent,
    session: String,
    _profile: Folder,
}

/// Starts a driver and reads its port; `None` if it exits before it listens.
fn listening() -> Option<(Child, String)> {
    let mut process = Command::new("chromedriver")
        .arg("--port=0")
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("chromedriver starts (Debian: apt-get install chromium chromium-driver)");
    let said = BufReader::new(process.stdout.take().expect("its output is piped"));
    // It says "… started successfully on port 40123." when it listens.
    let port = said.lines().map_while(Result::ok).find_map(|line| {
        line.split_once("successfully on port ").map(|(_, port)| port.trim_end_matches('.').to_owned())
    });
    if port.is_none() {
        let _ = process.wait();
    }
    Some((process, port?))
}

impl Driver {
    /// Starts the driver on a free port, and a browser with scripts on or off.
    pub fn start(scripts: bool) -> Self {
        let profile = Folder::new("browser");
        // Another program may take the free port before it is bound.
        let listening = (0..5).find_map(|_| listening());
        let (process, port) = listening.expect("chromedriver says where it listens");
        let root = format!("http://127.0.0.1:{port}/session");
        let mut driver = Self { process, agent: agent(), session: root, _profile: profile };
        let started =
            driver.ask("", &capabilities(driver._profile.path().to_string_lossy().as_ref(), scripts));
        let id = started["sessionId"].as_str().expect("a session has an id").to_owned();
        driver.session = format!("{}/{id}", driver.session);
        driver
    }

    /// Sends a command; panics on an error.
    pub fn ask(&self, path: &str, body: &Value) -> Value {
        self.try_command(path, body).unwrap_or_else(|fault| panic!("{path} {body}: {fault}"))
    }

    /// Sends a command; returns an error in the driver's words.
    pub fn try_command(&self, path: &str, body: &Value) -> Result<Value, String> {
        let request = self.agent.post(format!("{}{path}", self.session)).content_type("application/json");
        read(request.send(body.to_string()))
    }

    /// Sends a command that changes nothing.
    pub fn see(&self, path: &str) -> Value {
        read(self.agent.get(format!("{}{path}", self.session)).call())
            .unwrap_or_else(|fault| panic!("{path}: {fault}"))
    }

    /// Sends a command of Chromium's own.
    pub fn devtools(&self, command: &str, settings: Value) -> Value {
        self.ask("/goog/cdp/execute", &json!({ "cmd": command, "params": settings }))
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Ends the browser first, so that the driver leaves no files behind.
        let _ = self.agent.delete(&self.session).call();
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn read(answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Result<Value, String> {
    let text = answer.and_then(|mut answer| answer.body_mut().with_config().limit(64 << 20).read_to_string());
    let mut answer: Value =
        serde_json::from_str(&text.map_err(|cause| cause.to_string())?).map_err(|cause| cause.to_string())?;
    let value = answer["value"].take();
    match value["error"].as_str() {
        Some(error) => Err(format!("{error}: {}", value["message"].as_str().unwrap_or_default())),
        None => Ok(value),
    }
}

/// Capabilities of a browser without window, profile, or background network use.
fn capabilities(profile: &str, scripts: bool) -> Value {
    let flags = [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--force-color-profile=srgb",
        "--hide-scrollbars",
        "--accept-lang=en",
    ];
    let flags: Vec<String> =
        flags.into_iter().map(str::to_owned).chain([format!("--user-data-dir={profile}")]).collect();
    let prefs =
        if scripts { json!({}) } else { json!({ "profile.managed_default_content_settings.javascript": 2 }) };
    json!({ "capabilities": { "alwaysMatch": {
        "browserName": "chrome",
        "goog:chromeOptions": { "args": flags, "prefs": prefs },
        "goog:loggingPrefs": { "browser": "ALL" },
    } } })
}
