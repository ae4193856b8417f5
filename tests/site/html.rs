//! The tags of a page, as a browser parses them, and the fields of a form.

use std::collections::BTreeMap;

/// An opening tag: its name, and its attributes in order.
#[derive(Debug, PartialEq, Eq)]
pub struct Tag {
    pub name: String,
    pub attributes: Vec<(String, String)>,
}

/// The fields of a form that builds a file from cards, as a browser would send them.
pub fn draft_fields(html: &str) -> BTreeMap<String, String> {
    let mut sent = BTreeMap::new();
    let mut select = String::new();
    for tag in tags(html) {
        let value = |name: &str| {
            let found = tag.attributes.iter().find(|(one, _)| one == name).map(|(_, value)| value.clone());
            found.map(|text| {
                text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
            })
        };
        let name = value("name").unwrap_or_default();
        let is_chosen = value("selected").is_some() || value("checked").is_some();
        match tag.name.as_str() {
            "select" => select = name,
            "option" => {
                // Without a chosen one, a browser sends the first.
                let text = value("value").unwrap_or_default();
                if is_chosen {
                    sent.insert(select.clone(), text);
                } else {
                    sent.entry(select.clone()).or_insert(text);
                }
            }
            "input" if value("type").as_deref() == Some("checkbox") && !is_chosen => {}
            "input" if name.starts_with("at[") => drop(sent.insert(name, value("value").unwrap_or_default())),
            "form" => select.clear(),
            _ => {}
        }
    }
    sent.retain(|name, _| name.starts_with("at["));
    sent
}

/// All opening tags. The content of scripts and comments is skipped.
pub fn tags(html: &str) -> Vec<Tag> {
    let mut found = Vec::new();
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        if let Some(comment) = rest.strip_prefix("!--") {
            rest = comment.split_once("-->").map_or("", |(_, after)| after);
        } else if rest.starts_with(|first: char| first.is_ascii_alphabetic()) {
            let (tag, after) = tag(rest);
            rest = after;
            if tag.name == "script" {
                rest = rest.find("</script").map_or("", |end| &rest[end..]);
            }
            found.push(tag);
        }
    }
    found
}

/// The tag at the start of a text, and the rest.
fn tag(text: &str) -> (Tag, &str) {
    let ends = |c: char| c.is_ascii_whitespace() || c == '>' || c == '/';
    let at = text.find(ends).unwrap_or(text.len());
    let mut tag = Tag { name: text[..at].to_ascii_lowercase(), attributes: Vec::new() };
    let mut rest = &text[at..];
    loop {
        rest = rest.trim_start_matches(|c: char| c.is_ascii_whitespace() || c == '/');
        if rest.is_empty() {
            return (tag, rest);
        }
        if let Some(after) = rest.strip_prefix('>') {
            return (tag, after);
        }
        let at = rest.find(|c: char| ends(c) || c == '=').unwrap_or(rest.len()).max(1);
        let name = rest[..at].to_ascii_lowercase();
        rest = rest[at..].trim_start();
        let mut value = "";
        if let Some(after) = rest.strip_prefix('=') {
            let after = after.trim_start();
            (value, rest) = match after.chars().next() {
                Some(quote @ ('"' | '\'')) => after[1..].split_once(quote).unwrap_or((&after[1..], "")),
                _ => after.split_at(
                    after.find(|c: char| c.is_ascii_whitespace() || c == '>').unwrap_or(after.len()),
                ),
            };
        }
        tag.attributes.push((name, value.to_owned()));
    }
}

#[test]
fn parses_tags_like_a_browser() {
    let found = tags("<p class=\"a>b\" id=x hidden>1 < 2</p><!-- <b> --><script>'<i>'</script><br/>");
    let told: Vec<(&str, usize)> =
        found.iter().map(|tag| (tag.name.as_str(), tag.attributes.len())).collect();
    assert_eq!(told, [("p", 3), ("script", 0), ("br", 0)]);
    assert_eq!(found[0].attributes[0], ("class".to_owned(), "a>b".to_owned()));
}
