//! QR codes.

use fast_qr::{ECL, QRBuilder};
use leptos::prelude::*;
use std::fmt::Write;

/// Width of the quiet zone in modules, required by readers.
const MARGIN: usize = 4;

/// The QR code of a text, dark on light in either colour scheme; `None` if the text is too long.
/// `label` is its accessible name.
pub fn qr(text: &str, label: &str) -> Option<AnyView> {
    let (path, size) = modules_path(text)?;
    let view_box = format!("0 0 {size} {size}");
    Some(
        view! {
            <svg class="qr" role="img" aria-label=label.to_owned() viewBox=view_box shape-rendering="crispEdges">
                <rect class="paper" width=size.to_string() height=size.to_string()></rect>
                <path class="ink" d=path></path>
            </svg>
        }
        .into_any(),
    )
}

/// Dark modules as a path, run by run, and the number of modules per side.
fn modules_path(text: &str) -> Option<(String, usize)> {
    let code = QRBuilder::new(text).ecl(ECL::M).build().ok()?;
    let mut path = String::new();
    for y in 0..code.size {
        let mut x = 0;
        while x < code.size {
            let run = code[y][x..].iter().take_while(|square| square.value()).count();
            if run > 0 {
                let _ = write!(path, "M{} {}h{run}v1h-{run}z", x + MARGIN, y + MARGIN);
            }
            x += run.max(1);
        }
    }
    Some((path, code.size + 2 * MARGIN))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_has_corners_and_margin() {
        let (path, size) =
            modules_path("otpauth://totp/a:b?secret=GEZDGNBVGY3TQOJQ").expect("it is short enough");
        let last = size - MARGIN - 7;
        for (x, y) in [(MARGIN, MARGIN), (last, MARGIN), (MARGIN, last)] {
            assert!(path.contains(&format!("M{x} {y}h7v1h-7z")), "a corner at {x}, {y}: {path}");
        }
        assert!(!path.contains("M0 ") && !path.contains(" 0h"), "nothing stands in the margin: {path}");
        assert_eq!(modules_path(&"x".repeat(5000)), None);
    }
}
