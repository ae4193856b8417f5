//! The squares of a QR code.

use fast_qr::{ECL, QRBuilder};

/// A code: how many squares are on a side, and the dark ones as runs along its rows: column, row, length.
#[derive(Clone, Debug)]
pub struct Code {
    /// Squares on a side.
    pub side: usize,
    pub runs: Vec<(usize, usize, usize)>,
}

/// The code of an address; nothing, where it is too long for one.
pub fn of(address: &str) -> Option<Code> {
    // A quarter of it may be dirty or worn, and it is still read: paper lives long.
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
