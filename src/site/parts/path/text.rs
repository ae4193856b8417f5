//! Text measurement. SVG does not wrap text, so it is wrapped here, by upper bounds of the glyph
//! widths in the site's fonts.

/// Width of a character in hundredths of the font size, in the widest font family of the site.
const fn wide(c: char) -> u32 {
    match c {
        'i' | 'j' | 'l' | '.' | ',' | ':' | ';' | '’' | '|' => 32,
        'f' | 't' | 'r' | 'I' | ' ' | '(' | ')' | '-' => 41,
        'm' | 'M' | 'w' | 'W' | '♠' | '♥' | '♦' | '♣' => 100,
        'A'..='Z' => 78,
        's' | 'c' | 'k' | 'v' | 'x' | 'y' | 'z' => 60,
        _ => 65,
    }
}

/// Width of a text at this font size.
pub fn width(text: &str, size: u32) -> u32 {
    // A variation selector has no width.
    let all: u32 = text.chars().filter(|c| *c != '\u{fe0e}').map(wide).sum();
    (all * size).div_ceil(100)
}

/// Wraps a text to lines of this width, the first indented by `begins`. A longer word gets its own
/// line.
pub fn wrap(text: &str, size: u32, within: u32, begins: u32) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut taken = begins;
    for word in text.split(' ') {
        let more = width(word, size) + if line.is_empty() { 0 } else { width(" ", size) };
        if taken > 0 && taken + more > within {
            lines.push(std::mem::take(&mut line));
            taken = 0;
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
        taken += more;
    }
    lines.push(line);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wraps_within_width_losing_no_word() {
        let text =
            "Was it partner’s turn, or the left-hand opponent’s and the offender had not called before?";
        for within in [120, 200, 300] {
            let lines = wrap(text, 14, within, 40);
            assert!(width(&lines[0], 14) + 40 <= within, "{lines:?}");
            assert!(lines[1..].iter().all(|line| width(line, 14) <= within), "{lines:?}");
            assert_eq!(lines.join(" ").trim_start(), text);
        }
    }

    #[test]
    fn leaves_a_full_first_line() {
        assert_eq!(wrap("comparable?", 14, 100, 90), ["", "comparable?"]);
    }
}
