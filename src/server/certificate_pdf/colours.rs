//! The inks of the paper: the site's colours in light mode; a test compares `style/tokens.css`.

/// An ink: red, green, blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink(pub u8, pub u8, pub u8);

/// Primary text.
pub const INK: Ink = Ink(0x1c, 0x1b, 0x18);
/// Secondary text.
pub const INK_SOFT: Ink = Ink(0x57, 0x53, 0x4a);
/// Rules between parts.
pub const RULE: Ink = Ink(0xd9, 0xd3, 0xc3);
/// The accent.
pub const GREEN: Ink = Ink(0x1b, 0x5a, 0x41);
/// The accent where it is large.
pub const GREEN_DEEP: Ink = Ink(0x12, 0x3f, 0x2d);
/// The ground of what is emphasised.
pub const PAPER_CHOSEN: Ink = Ink(0xe6, 0xef, 0xe6);
/// Text on the accent, and the paper itself.
pub const ON_GREEN: Ink = Ink(0xff, 0xff, 0xff);
/// The squares of the code.
pub const CODE: Ink = Ink(0x00, 0x00, 0x00);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inks_match_the_site() {
        let tokens = include_str!(concat!(env!("CHECKOUT"), "style/tokens.css"));
        let named = [
            ("ink", INK),
            ("ink-soft", INK_SOFT),
            ("rule", RULE),
            ("green", GREEN),
            ("green-deep", GREEN_DEEP),
            ("paper-chosen", PAPER_CHOSEN),
            ("on-green", ON_GREEN),
            ("qr-ink", CODE),
        ];
        for (name, Ink(red, green, blue)) in named {
            let token = format!("--{name}: #{red:02x}{green:02x}{blue:02x};");
            assert!(tokens.contains(&token), "{token}");
        }
    }
}
