//! Decimals and per cents; most languages write a decimal comma.

use super::Words;

impl Words {
    /// A number with this many decimals: `0.50`, `0,50`.
    pub fn decimal(&self, value: f64, digits: usize) -> String {
        let text = format!("{value:.digits$}");
        match text.split_once('.') {
            Some((whole, part)) => self.format("decimal", &[("whole", whole.into()), ("part", part.into())]),
            None => text,
        }
    }

    /// Thousandths in per cent, with a tenth where there is one: `97.3 %`, `50 %`.
    pub fn percent(&self, permille: u16) -> String {
        let n = match permille % 10 {
            0 => (permille / 10).to_string(),
            _ => self.decimal(f64::from(permille) / 10.0, 1),
        };
        self.format("percent", &[("n", n.into())])
    }
}
