//! A real browser, driven as a person would use it.

use std::time::Duration;

use serde_json::{Value, json};

use super::driver::{Driver, ELEMENT};
use super::running::RunningSite;

/// Page width of a phone, in pixels.
pub const PHONE: u32 = 390;
/// Page width of a desktop screen, in pixels.
pub const DESK: u32 = 1280;

/// Scripts on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scripts {
    /// The usual case.
    On,
    /// The site must work without scripts, too.
    Off,
}

/// Runs a journey with scripts and without, each in a new browser on a new site.
pub fn with_and_without_scripts(journey: impl Fn(&Browser, &RunningSite)) {
    with_and_without_scripts_at(RunningSite::start, journey);
}

/// The same at a site that is started so.
pub fn with_and_without_scripts_at(
    start: impl Fn() -> RunningSite,
    journey: impl Fn(&Browser, &RunningSite),
) {
    for scripts in [Scripts::On, Scripts::Off] {
        eprintln!("scripts: {scripts:?}");
        let site = start();
        let browser = Browser::start(scripts);
        journey(&browser, &site);
        browser.assert_console_is_clean();
    }
}

/// One browser with one page.
pub struct Browser {
    pub(super) driver: Driver,
    /// True if the browser runs scripts.
    pub scripts: Scripts,
}

/// An element on the page.
pub struct Element<'browser> {
    pub(super) browser: &'browser Browser,
    pub(super) path: String,
}

impl Browser {
    /// Starts a browser as wide as a desktop screen.
    pub fn start(scripts: Scripts) -> Self {
        let browser = Self { driver: Driver::start(scripts == Scripts::On), scripts };
        browser.set_view(DESK, false);
        browser
    }

    /// Opens a page; with scripts, waits until its islands are active.
    pub fn open(&self, url: &str) {
        self.driver.ask("/url", &json!({ "url": url }));
        self.settle();
    }

    /// Waits until the islands of this page are active, if scripts run and it has any.
    pub fn settle(&self) {
        if self.scripts == Scripts::On && !self.all("[data-part]").is_empty() {
            self.wait("the islands are at work", || {
                let at_work = "html[data-keys], html[data-desk], html[data-exam-live], html[data-renews], \
                    html[data-copies], html[data-keeps], [data-player=live]";
                !self.all(at_work).is_empty()
            });
        }
    }

    /// Waits up to twenty seconds for a condition.
    pub fn wait(&self, what: &str, holds: impl Fn() -> bool) {
        for _ in 0..1000 {
            if holds() {
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("timeout: {what}; at {} with {}", self.address(), self.one("body").text());
    }

    /// The URL of the page.
    pub fn address(&self) -> String {
        text(&self.driver.see("/url"))
    }

    /// The page's title.
    pub fn title(&self) -> String {
        text(&self.driver.see("/title"))
    }

    /// The element that matches a CSS selector; panics if there is none.
    pub fn one(&self, which: &str) -> Element<'_> {
        let found = self.driver.ask("/element", &selector(which));
        Element { browser: self, path: element_path(&found) }
    }

    /// All elements that match a CSS selector.
    pub fn all(&self, which: &str) -> Vec<Element<'_>> {
        let found = self.driver.ask("/elements", &selector(which));
        let found = found.as_array().cloned().unwrap_or_default();
        found.iter().map(|one| Element { browser: self, path: element_path(one) }).collect()
    }

    /// The focused element.
    pub fn focused(&self) -> Element<'_> {
        Element { browser: self, path: element_path(&self.driver.see("/element/active")) }
    }

    /// Switches the network off or on.
    pub fn set_online(&self, on: bool) {
        self.driver.devtools("Network.enable", json!({}));
        let conditions =
            json!({ "offline": !on, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
        self.driver.devtools("Network.emulateNetworkConditions", conditions);
    }

    /// Leaves for an empty page, which needs no network. The old page stops working, even if the
    /// browser caches it for the Back button.
    pub fn leave(&self) {
        self.driver.devtools("Page.setWebLifecycleState", json!({ "state": "frozen" }));
        self.driver.ask("/url", &json!({ "url": "about:blank" }));
    }

    /// Sends keys to the focused element. Special keys are WebDriver's: `"\u{E004}"` is Tab,
    /// `"\u{E007}"` Enter, `"\u{E00C}"` Escape, `"\u{E015}"` arrow down.
    pub fn press(&self, keys: &str) {
        let strokes = keys
            .chars()
            .flat_map(|key| ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": key })));
        let actions: Vec<Value> = strokes.collect();
        self.driver
            .ask("/actions", &json!({ "actions": [{ "type": "key", "id": "keys", "actions": actions }] }));
    }

    /// Presses a key while another is held.
    pub fn chord(&self, held: &str, key: &str) {
        let strokes = [("keyDown", held), ("keyDown", key), ("keyUp", key), ("keyUp", held)];
        let actions: Vec<Value> =
            strokes.map(|(kind, key)| json!({ "type": kind, "value": key })).into_iter().collect();
        self.driver
            .ask("/actions", &json!({ "actions": [{ "type": "key", "id": "keys", "actions": actions }] }));
    }

    /// Clicks a link or button, and waits for the next page.
    pub fn click_through(&self, which: &str) {
        self.go_through(|| self.one(which).click());
    }

    /// Sends keys, and waits for the next page.
    pub fn press_through(&self, keys: &str) {
        self.go_through(|| self.press(keys));
    }

    /// Presses a key while another is held, and waits for the next page.
    pub fn chord_through(&self, held: &str, key: &str) {
        self.go_through(|| self.chord(held, key));
    }

    fn go_through(&self, act: impl Fn()) {
        let before = self.one("html").path;
        act();
        self.wait("another page comes", || {
            self.driver
                .try_command("/element", &selector("html"))
                .is_ok_and(|now| element_path(&now) != before)
        });
        self.settle();
    }

    /// Clicks something in a signed-in user's menu, which leads to another page.
    pub fn choose_in_menu(&self, which: &str) {
        self.one(".site-menu > summary").click();
        self.click_through(&format!(".site-menu {which}"));
    }

    /// Runs a script of the test, even with page scripts off; `return` hands a value back.
    pub fn script(&self, script: &str) -> Value {
        self.driver.ask("/execute/sync", &json!({ "script": script, "args": [] }))
    }

    /// Sets the page's width and colour scheme.
    pub fn set_view(&self, width: u32, dark: bool) {
        self.set_size(width, 844, width < 600);
        let scheme = if dark { "dark" } else { "light" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            // An element that still moves cannot be clicked.
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        self.driver.devtools("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    /// Console messages since the last call: script errors, refused loads, violated policies. An
    /// unused preloaded module is not an error: scripts are off, or the machine is busy.
    pub fn console_messages(&self) -> Vec<String> {
        let log = self.driver.ask("/se/log", &json!({ "type": "browser" }));
        let log = log.as_array().cloned().unwrap_or_default();
        let bad = log.iter().filter(|entry| entry["level"] == "SEVERE" || entry["level"] == "WARNING");
        let idle = |told: &String| told.contains("preloaded using link preload");
        bad.map(|entry| text(&entry["message"])).filter(|told| !idle(told)).collect()
    }

    /// Panics if the console has messages.
    pub fn assert_console_is_clean(&self) {
        let console_messages = self.console_messages();
        assert!(console_messages.is_empty(), "the browser complains: {console_messages:#?}");
    }
}

impl Element<'_> {
    /// The visible text.
    pub fn text(&self) -> String {
        text(&self.see("text"))
    }

    /// An attribute as written in the page.
    pub fn attribute(&self, name: &str) -> Option<String> {
        self.see(&format!("attribute/{name}")).as_str().map(str::to_owned)
    }

    /// True if a radio button, checkbox or option is selected.
    pub fn is_selected(&self) -> bool {
        self.see("selected").as_bool().unwrap_or_default()
    }

    /// True if the element is visible.
    pub fn is_shown(&self) -> bool {
        self.see("displayed").as_bool().unwrap_or_default()
    }

    /// Clicks the element, which must be visible.
    pub fn click(&self) {
        self.browser.driver.ask(&format!("{}/click", self.path), &json!({}));
    }

    /// Types a text into the element.
    pub fn fill(&self, words: &str) {
        self.browser.driver.ask(&format!("{}/clear", self.path), &json!({}));
        self.browser.driver.ask(&format!("{}/value", self.path), &json!({ "text": words }));
    }

    /// All descendants that match a CSS selector.
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
