//! The accessibility tree as Chromium gives it to a screen reader: names, order, regions.

use super::PAGES;
use crate::harness::browser::{Browser, Scripts};
use crate::harness::running::RunningSite;
use serde_json::Value;

/// Roles that need a name.
const CONTROLS: [&str; 13] = [
    "button",
    "checkbox",
    "combobox",
    "dialog",
    "DisclosureTriangle",
    "img",
    "image",
    "link",
    "radio",
    "searchbox",
    "spinbutton",
    "textbox",
    "radiogroup",
];

fn text<'tree>(node: &'tree Value, field: &str) -> &'tree str {
    node[field]["value"].as_str().unwrap_or_default()
}

/// A property, such as the level of a heading.
fn property<'tree>(node: &'tree Value, name: &str) -> Option<&'tree Value> {
    let properties = node["properties"].as_array()?;
    properties.iter().find(|one| one["name"] == name).map(|one| &one["value"]["value"])
}

/// The nodes that a screen reader reads, in the order of the page.
fn read(browser: &Browser) -> Vec<Value> {
    let nodes = browser.accessibility_tree();
    let mut ordered = Vec::with_capacity(nodes.len());
    let mut left: Vec<&Value> = nodes.iter().take(1).collect();
    while let Some(node) = left.pop() {
        let children = node["childIds"].as_array().into_iter().flatten();
        let children = children.filter_map(|id| nodes.iter().find(|child| child["nodeId"] == *id));
        let at = left.len();
        left.extend(children);
        left[at..].reverse();
        if node["ignored"] != true {
            ordered.push(node.clone());
        }
    }
    ordered
}

#[test]
fn every_control_has_a_name() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    for page in PAGES {
        browser.open(&site.url(page));
        let tree = read(&browser);
        let controls: Vec<&Value> =
            tree.iter().filter(|node| CONTROLS.contains(&text(node, "role"))).collect();
        assert!(controls.len() > 5, "{page}: {} controls", controls.len());
        let unnamed: Vec<_> = controls.iter().filter(|node| text(node, "name").trim().is_empty()).collect();
        assert!(unnamed.is_empty(), "{page}: {unnamed:#?}");
    }
}

#[test]
fn headings_and_landmarks_are_in_order() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    for page in PAGES {
        browser.open(&site.url(page));
        let tree = read(&browser);
        let mains = tree.iter().filter(|node| text(node, "role") == "main").count();
        assert_eq!(mains, 1, "{page}: main landmarks");
        let levels: Vec<u64> = tree
            .iter()
            .filter(|node| text(node, "role") == "heading")
            .filter_map(|node| property(node, "level")?.as_u64())
            .collect();
        assert_eq!(levels.first(), Some(&1), "{page}: {levels:?}");
        assert_eq!(levels.iter().filter(|level| **level == 1).count(), 1, "{page}: {levels:?}");
        assert!(levels.windows(2).all(|pair| pair[1] <= pair[0] + 1), "{page}: {levels:?}");
    }
}

/// Texts of the regions that are read out when they change.
fn announced(browser: &Browser) -> Vec<String> {
    let tree = read(browser);
    let is_live = |node: &&Value| property(node, "live").is_some_and(|live| live == "polite");
    let texts = |region: &Value| {
        let children = region["childIds"].as_array().cloned().unwrap_or_default();
        let children = tree.iter().filter(|node| children.contains(&node["nodeId"]));
        children.map(|child| text(child, "name").to_owned()).collect::<Vec<_>>().join(" ")
    };
    tree.iter().filter(is_live).map(texts).collect()
}

#[test]
fn answers_and_the_mark_are_read_out() {
    let (site, browser) = (RunningSite::start(), Browser::start(Scripts::On));
    browser.open(&site.url("/scenario/r001"));
    let of = browser.all("fieldset[data-question]:not(.confidence)").len();
    let says = |n: usize| announced(&browser).iter().any(|text| *text == format!("{n} of {of} answered"));
    assert!(says(0), "{:?}", announced(&browser));
    browser.press("a");
    assert!(says(1), "{:?}", announced(&browser));
    // The next question has the focus, and its legend is its name.
    let focused = |tree: &[Value]| {
        let node = tree.iter().find(|node| {
            property(node, "focused").is_some_and(|is| *is == true) && text(node, "role") != "RootWebArea"
        });
        node.map(|node| (text(node, "role").to_owned(), text(node, "name").to_owned()))
    };
    let (role, name) = focused(&read(&browser)).expect("something has the focus");
    let legend = browser.one("fieldset[data-question]:not([hidden]) legend").text();
    assert_eq!((role.as_str(), name.trim()), ("group", legend.trim()));
    browser.open(&site.url(super::MARKED));
    let (role, name) = focused(&read(&browser)).expect("something has the focus");
    assert_eq!((role.as_str(), name), ("heading", browser.one("#marked").text()));
}
