//! An independent mail server, and the emails it takes.
//!
//! `cargo ci` installs it and names its folder in `SMTP_CATCHER`; manually: `pip install --target
//! target/aiosmtpd aiosmtpd`, and `SMTP_CATCHER=$PWD/target/aiosmtpd cargo test --test site
//! emails`.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use serde_json::Value;
use server::mail::MailSettings;

/// Environment variable with the folder that pip has installed `aiosmtpd` in.
const FOLDER: &str = "SMTP_CATCHER";

/// Password of the mail server.
pub const SMTP_PASSWORD: &str = "hush-hush";

/// The mail server; stopped on drop.
pub struct Catcher {
    child: Child,
    port: u16,
    emails: Receiver<ReceivedEmail>,
}

/// A received email.
#[derive(Debug)]
pub struct ReceivedEmail {
    /// Recipient address.
    pub to: String,
    /// Subject.
    pub subject: String,
    /// Body.
    pub text: String,
}

impl Catcher {
    /// Starts the server.
    pub fn start() -> Self {
        let folder =
            std::env::var_os(FOLDER).expect("SMTP_CATCHER names the folder of aiosmtpd, as `cargo ci` does");
        let script = Path::new(env!("CHECKOUT")).join("tests/site/catcher.py");
        let mut python = Command::new("python3");
        python.arg(script).env("PYTHONPATH", folder).stdout(Stdio::piped()).stdin(Stdio::null());
        let mut child = python.spawn().expect("python3 runs");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let port = lines.next().and_then(Result::ok).and_then(|line| line.parse().ok()).expect("its port");
        let (sender, emails) = mpsc::channel();
        std::thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                let message: Value = serde_json::from_str(&line).expect("a line of JSON");
                let text = |name: &str| message[name].as_str().unwrap_or_default().to_owned();
                assert_eq!(
                    (text("type").as_str(), text("from").as_str()),
                    ("text/plain", "director@example.org")
                );
                if sender
                    .send(ReceivedEmail { to: text("to"), subject: text("subject"), text: text("text") })
                    .is_err()
                {
                    return;
                }
            }
        });
        Self { child, port, emails }
    }

    /// URL of the server, with the password.
    pub fn url(&self) -> String {
        format!("smtp://director:{SMTP_PASSWORD}@127.0.0.1:{}", self.port)
    }

    /// Mail settings of a site that uses it.
    pub fn settings(&self) -> MailSettings {
        let from = "Director <director@example.org>".to_owned();
        MailSettings { public_url: String::new(), smtp_url: self.url(), from }
    }

    /// Waits for the next email.
    pub fn next(&self) -> ReceivedEmail {
        self.emails.recv_timeout(Duration::from_secs(30)).expect("an email")
    }

    /// True if no unexpected email has arrived.
    pub fn is_empty(&self) -> bool {
        self.emails.try_recv().is_err()
    }
}

impl ReceivedEmail {
    /// The link in the email, starting at its path.
    pub fn link(&self) -> String {
        let line = self.text.lines().find(|line| line.starts_with("http://")).expect("a link");
        let path = line.splitn(4, '/').nth(3).expect("a path");
        format!("/{}", path.trim_end())
    }
}

impl Drop for Catcher {
    fn drop(&mut self) {
        // It may have exited by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
