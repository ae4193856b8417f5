//! Untranslated text on a page: the pseudo-language puts every message between two marks, so text
//! outside them was not translated, or needs no translation.

/// Lists each text outside the marks with two letters in a row, once, including text for screen
/// readers and in fields.
pub const SCRIPT: &str = r#"
    const outside = (text) => {
        let depth = 0, kept = '';
        for (const c of text) {
            if (c === '⟦') { depth += 1; kept += '  '; }
            else if (c === '⟧') depth -= 1;
            else if (depth === 0) kept += c;
        }
        return kept;
    };
    const found = new Set();
    const skip = 'svg svg, script, style, textarea, pre, code, [lang]:not(html), [translate=no]';
    const texts = 'h1, h2, h3, h4, p, li, td, th, dt, dd, label, legend, caption, button, summary, option, a, svg';
    const boxes = 'MAIN|BODY|UL|OL|DL|TABLE|TBODY|THEAD|TR|SECTION|DIV|FORM|NAV|HEADER|FOOTER|FIELDSET|SVG|G|SELECT' +
        '|FIGURE|ARTICLE|DETAILS|HTML|HEAD|ASIDE';
    const isBox = new RegExp(`^(${boxes})$`, 'i');
    for (const block of document.querySelectorAll(`title, ${texts}, span, strong, figcaption`)) {
        if (block.closest(skip)) continue;
        // A message in a drawing may span several lines.
        if (block.closest('svg') && block.tagName !== 'svg') continue;
        const copy = block.cloneNode(true);
        copy.querySelectorAll(skip).forEach(one => one.remove());
        // Nested blocks are checked by themselves.
        copy.querySelectorAll(`${texts}, table, ul, ol, dl`).forEach(one => one.replaceWith(' '));
        const text = copy.textContent;
        // A part of a message, such as a suit in its colour.
        const marks = [...text].reduce((n, c) => n + (c === '⟦') - (c === '⟧'), 0);
        let above = block.parentElement, within = false;
        while (above && !within) {
            within = /⟦/.test(above.textContent) && !isBox.test(above.tagName);
            above = above.parentElement;
        }
        if (marks !== 0 || (within && !/⟦/.test(text))) continue;
        outside(text).split(/\s{2,}|[·:,.()/–—]/).map(one => one.trim())
            .filter(one => /\p{L}\p{L}/u.test(one)).forEach(one => found.add(one));
    }
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
        if (one.closest(skip)) continue;
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
            const text = outside(one.getAttribute(name) ?? '');
            if (/\p{L}\p{L}/u.test(text)) found.add(text.trim());
        }
    }
    return [...found];
"#;

/// Names of people, federations, courses, exams and programmes; languages in their own words; and
/// letters of addresses, clauses and keys.
const UNTRANSLATED: [&str; 39] = [
    "Ada",
    "Grace",
    "Karl",
    "Mary",
    "Joan",
    "ada@example",
    "grace@example",
    "eve@example",
    "org",
    "nowhere",
    "Demonstration Federation",
    "demo",
    "Spring",
    "spring",
    "First",
    "First Spring",
    "Spring exam",
    "exam",
    "Demonstration certificate",
    "Bands",
    "Eight of ten",
    "Forty-three of fifty",
    "Sixty-five per cent",
    "Twelve of twenty points",
    "Lessons and an exam",
    "Norway",
    "Club Director",
    "Tournament Director",
    "Speaks to all four players",
    "Speaks to all four players Table A",
    "Table A",
    "English",
    "Français",
    "Italiano",
    "Norsk",
    "Home End",
    "ii",
    "Club evening",
    "Members",
];

/// First words of machine output: fields of a file, and a time zone.
const FIELDS: [&str; 3] = ["id", "levels", "own"];

/// True for text that needs no translation.
pub fn needs_no_translation(text: &str) -> bool {
    let is_id = text.len() >= 32 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_id || text.ends_with("UTC") || UNTRANSLATED.contains(&text) || FIELDS.contains(&text)
}
