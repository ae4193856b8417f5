//! Measures of the page: A4 landscape, in points from the top left corner.

/// The width of the page.
pub const WIDTH: f32 = 841.89;
pub const HEIGHT: f32 = 595.28;
/// The area inside the border: left, top, right, bottom. No ink of text leaves it.
pub const INSIDE: [f32; 4] = [54.0, 54.0, WIDTH - 54.0, HEIGHT - 54.0];
/// Left edge of text.
pub const LEFT: f32 = 76.0;
/// Right edge of text.
pub const RIGHT: f32 = WIDTH - 76.0;
/// Width of text.
pub const WIDE: f32 = RIGHT - LEFT;
/// The rule below which the facts stand.
pub const RULE: f32 = 414.0;
/// Side of the QR code; its quiet zone is the white around it.
pub const CODE: f32 = 84.0;
