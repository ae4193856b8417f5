//! Screens that a browser pretends to have, and what it gives to a screen reader.

use serde_json::{Value, json};

use super::browser::Browser;

impl Browser {
    /// Sets the size of the page, of a phone or of an enlarged desktop screen.
    pub fn set_size(&self, width: u32, height: u32, mobile: bool) {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
        self.driver.devtools("Emulation.setDeviceMetricsOverride", size);
    }

    /// Pixels by which the page is wider than the screen. On a phone `innerWidth` would grow with it.
    pub fn overhang(&self) -> i64 {
        let script = "const page = document.documentElement; return page.scrollWidth - page.clientWidth";
        self.script(script).as_i64().expect("a number of pixels")
    }

    /// Makes the screen one that is touched.
    pub fn set_touch(&self) {
        let touch = json!({ "enabled": true, "maxTouchPoints": 5 });
        self.driver.devtools("Emulation.setTouchEmulationEnabled", touch);
    }

    /// Replaces the colours of the site by those of the user.
    pub fn set_forced_colours(&self) {
        let features = json!([{ "name": "forced-colors", "value": "active" }]);
        self.driver.devtools("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    /// Slows the browser's processor down by a factor.
    pub fn slow_down(&self, factor: u32) {
        self.driver.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": factor }));
    }

    /// Collects in `largestPaint` and `layoutShift` of each page when its largest part was painted,
    /// in milliseconds, and how much moved without the user.
    pub fn watch_paints(&self) {
        let script = "window.layoutShift = 0;
            const watch = (type, seen) => new PerformanceObserver(list => list.getEntries().forEach(seen))
                .observe({ type, buffered: true });
            watch('largest-contentful-paint', one => { window.largestPaint = one.startTime; });
            watch('layout-shift', one => { if (!one.hadRecentInput) window.layoutShift += one.value; });";
        self.driver.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }));
    }

    /// The nodes of the accessibility tree, the root first.
    pub fn accessibility_tree(&self) -> Vec<Value> {
        self.driver.devtools("Accessibility.enable", json!({}));
        let mut tree = self.driver.devtools("Accessibility.getFullAXTree", json!({}));
        serde_json::from_value(tree["nodes"].take()).unwrap_or_default()
    }
}
