//! Pages at 200 % and 400 % of a desktop screen: a width of 640 and of 320 pixels.

use super::{PAGES, faults};
use crate::axe::overflow;
use crate::harness::browser::{Browser, Scripts};
use crate::harness::running::RunningSite;

/// Width and height of a screen of 1280 × 1024, at 200 % and at 400 %.
const SCREENS: [(u32, u32); 2] = [(640, 512), (320, 256)];

/// Scrolls to the middle, and lists what stays in view and leaves less than half of it.
const STUCK: &str = r#"
    const page = document.documentElement;
    window.scrollTo(0, page.scrollHeight / 2);
    const sticks = (one) => /fixed|sticky/.test(getComputedStyle(one).position);
    const height = (one) => {
        const box = one.getBoundingClientRect();
        return box.width < innerWidth / 2 ? 0 : Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    };
    const stuck = [...document.querySelectorAll('body *')].filter(sticks).filter(one => height(one) > 0);
    const whole = stuck.map(height).reduce((sum, one) => sum + one, 0);
    const named = stuck.map(one => `${one.className}: ${height(one)}`);
    return whole > innerHeight / 2 ? [`${whole} of ${innerHeight} pixels are covered: ${named}`] : [];
"#;

#[test]
fn enlarged_pages_scroll_one_way_only() {
    for scripts in [Scripts::On, Scripts::Off] {
        let (site, browser) = (RunningSite::start(), Browser::start(scripts));
        let mut found = Vec::new();
        for (width, height) in SCREENS {
            browser.set_size(width, height, false);
            for page in PAGES {
                browser.open(&site.url(page));
                for script in [overflow::SCRIPT, STUCK] {
                    let all = faults(&browser, script);
                    found.extend(all.into_iter().map(|one| format!("{page} at {width}, {scripts:?}: {one}")));
                }
            }
        }
        assert!(found.is_empty(), "{found:#?}");
    }
}
