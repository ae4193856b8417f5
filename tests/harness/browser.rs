//! A real browser, and what a person does with it.

use std::time::Duration;

use serde_json::{Value, json};

use super::driver::{Driver, ELEMENT};
use super::running::RunningSite;

/// A page as wide as a phone.
pub const PHONE: u32 = 390;
/// A page as wide as a desk.
pub const DESK: u32 = 1280;

/// Scripts on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scripts {
    /// As most people have it.
    On,
    /// As the site must work, too.
    Off,
}

/// Makes the same journey with scripts and without, each in a new browser on a new site.
pub fn both_ways(journey: impl Fn(&Browser, &RunningSite)) {
    for scripts in [Scripts::On, Scripts::Off] {
        eprintln!("scripts: {scripts:?}");
        let site = RunningSite::start();
        let browser = Browser::start(scripts);
        journey(&browser, &site);
        browser.assert_no_complaints();
    }
}

/// One browser with one page.
pub struct Browser {
    pub(super) driver: Driver,
    /// Whether it runs scripts.
    pub scripts: Scripts,
}

/// Something on the page.
pub struct Element<'browser> {
    pub(super) browser: &'browser Browser,
    pub(super) path: String,
}

impl Browser {
    /// A new browser, as wide as a desk.
    pub fn start(scripts: Scripts) -> Self {
        let browser = Self { driver: Driver::start(scripts == Scripts::On), scripts };
        browser.look(DESK, false);
        browser
    }

    /// Opens a page and, where scripts run, waits until the islands are at work.
    pub fn open(&self, url: &str) {
        self.driver.ask("/url", &json!({ "url": url }));
        self.settle();
    }

    /// Waits until the islands of this page are at work, where scripts run and the page has any.
    pub fn settle(&self) {
        if self.scripts == Scripts::On && !self.all("leptos-island").is_empty() {
            self.wait("the islands are at work", || {
                let at_work = "html[data-keys], html[data-desk], html[data-exam-live], html[data-renews], \
                    [data-player=live]";
                !self.all(at_work).is_empty()
            });
        }
    }

    /// Waits until something holds, up to twenty seconds.
    pub fn wait(&self, what: &str, holds: impl Fn() -> bool) {
        for _ in 0..1000 {
            if holds() {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("waited in vain: {what}; at {} with {}", self.address(), self.one("body").text());
    }

    /// Where the browser is.
    pub fn address(&self) -> String {
        text(&self.driver.see("/url"))
    }

    /// The page's title.
    pub fn title(&self) -> String {
        text(&self.driver.see("/title"))
    }

    /// The one thing that a CSS selector names; fails when there is none.
    pub fn one(&self, which: &str) -> Element<'_> {
        let found = self.driver.ask("/element", &selector(which));
        Element { browser: self, path: element_path(&found) }
    }

    /// Everything that a CSS selector names.
    pub fn all(&self, which: &str) -> Vec<Element<'_>> {
        let found = self.driver.ask("/elements", &selector(which));
        let found = found.as_array().cloned().unwrap_or_default();
        found.iter().map(|one| Element { browser: self, path: element_path(one) }).collect()
    }

    /// What has the focus.
    pub fn focused(&self) -> Element<'_> {
        Element { browser: self, path: element_path(&self.driver.see("/element/active")) }
    }

    /// Takes the network away, or gives it back.
    pub fn connect(&self, on: bool) {
        self.driver.devtools("Network.enable", json!({}));
        let conditions =
            json!({ "offline": !on, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.driver.devtools("Network.emulateNetworkConditions", conditions);
    }

    /// Leaves for an empty page, for which no network is needed. What was there does nothing more,
    /// also where the browser keeps it for going back.
    pub fn leave(&self) {
        self.driver.devtools("Page.setWebLifecycleState", json!({ "state": "frozen" }));
        self.driver.ask("/url", &json!({ "url": "about:blank" }));
    }

    /// Types keys into whatever has the focus. Special keys are WebDriver's: `"\u{E004}"` is Tab,
    /// `"\u{E007}"` Enter, `"\u{E00C}"` Escape, `"\u{E015}"` arrow down.
    pub fn press(&self, keys: &str) {
        let strokes = keys
            .chars()
            .flat_map(|key| ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key })));
        let actions: Vec<Value> = strokes.collect();
        self.driver
            .ask("/actions", &json!({ "actions": [{ "type": "key", "id": "keys", "actions": actions }] }));
    }

    /// Clicks something that leads to another page, and waits for that.
    pub fn go_by(&self, which: &str) {
        let before = self.one("html").path;
        self.one(which).click();
        self.wait("another page comes", || {
            self.driver.try_ask("/element", &selector("html")).is_ok_and(|now| element_path(&now) != before)
        });
        self.settle();
    }

    /// Runs a script of the test's, also where pages may run none; `return` hands a value back.
    pub fn script(&self, script: &str) -> Value {
        self.driver.ask("/execute/sync", &json!({ "script": script, "args": [] }))
    }

    /// Chooses how wide the page is, and whether it is dark.
    pub fn look(&self, width: u32, dark: bool) {
        let size = json!({ "width": width, "height": 844, "deviceScaleFactor": 1, "mobile": width < 600 });
        self.driver.devtools("Emulation.setDeviceMetricsOverride", size);
        let scheme = if dark { "dark" } else { "light" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            // What still glides cannot be clicked.
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        self.driver.devtools("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    /// Everything the browser complained of since this was last asked: errors of scripts, refused
    /// loads, broken policies. That the module was fetched and not used within some seconds is no
    /// fault: no scripts run, or the machine is busy.
    pub fn complaints(&self) -> Vec<String> {
        let log = self.driver.ask("/se/log", &json!({ "type": "browser" }));
        let log = log.as_array().cloned().unwrap_or_default();
        let bad = log.iter().filter(|entry| entry["level"] == "SEVERE" || entry["level"] == "WARNING");
        let idle = |told: &String| told.contains("preloaded using link preload");
        bad.map(|entry| text(&entry["message"])).filter(|told| !idle(told)).collect()
    }

    /// Fails when the browser complained of anything.
    pub fn assert_no_complaints(&self) {
        let complaints = self.complaints();
        assert!(complaints.is_empty(), "the browser complains: {complaints:#?}");
    }
}

impl Element<'_> {
    /// The text that can be seen.
    pub fn text(&self) -> String {
        text(&self.see("text"))
    }

    /// An attribute as it stands in the page; `None` when it is not there.
    pub fn attribute(&self, name: &str) -> Option<String> {
        self.see(&format!("attribute/{name}")).as_str().map(str::to_owned)
    }

    /// Whether it is chosen: a radio button, a checkbox, an option.
    pub fn is_selected(&self) -> bool {
        self.see("selected").as_bool().unwrap_or_default()
    }

    /// Whether it can be seen.
    pub fn is_shown(&self) -> bool {
        self.see("displayed").as_bool().unwrap_or_default()
    }

    /// Clicks it, as a person would: it must be there to be clicked.
    pub fn click(&self) {
        self.browser.driver.ask(&format!("{}/click", self.path), &json!({}));
    }

    /// Types a text into it.
    pub fn fill(&self, words: &str) {
        self.browser.driver.ask(&format!("{}/clear", self.path), &json!({}));
        self.browser.driver.ask(&format!("{}/value", self.path), &json!({ "text": words }));
    }

    /// What a CSS selector names within it.
    pub fn all(&self, which: &str) -> Vec<Element<'_>> {
        let found = self.browser.driver.ask(&format!("{}/elements", self.path), &selector(which));
        let found = found.as_array().cloned().unwrap_or_default();
        found.iter().map(|one| Element { browser: self.browser, path: element_path(one) }).collect()
    }

    fn see(&self, what: &str) -> Value {
        self.browser.driver.see(&format!("{}/{what}", self.path))
    }
}

fn selector(which: &str) -> Value {
    json!({ "using": "css selector", "value": which })
}

fn element_path(found: &Value) -> String {
    format!("/element/{}", found[ELEMENT].as_str().expect("an element has an id"))
}

pub(super) fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}
