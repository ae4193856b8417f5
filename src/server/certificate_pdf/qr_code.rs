//! The squares of a QR code.

use fast_qr::{ECL, QRBuilder};

/// A QR code: squares per side, and runs of dark ones along its rows: column, row, length.
#[derive(Clone, Debug)]
pub struct Code {
    /// Squares on a side.
    pub side: usize,
    pub runs: Vec<(usize, usize, usize)>,
}

/// The code of a URL; `None` if it is too long.
pub fn of(address: &str) -> Option<Code> {
    // Level Q tolerates about a quarter of damage: paper ages.
    let code = QRBuilder::new(address).ecl(ECL::Q).build().ok()?;
    let mut runs = Vec::new();
    for row in 0..code.size {
        let mut column = 0;
        while column < code.size {
            let length = code[row][column..].iter().take_while(|square| square.value()).count();
            if length > 0 {
                runs.push((column, row, length));
            }
            column += length.max(1);
        }
    }
    Some(Code { side: code.size, runs })
}
