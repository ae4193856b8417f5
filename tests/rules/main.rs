//! The engine and the bridge table.
//!
//! - `rotation`: calls out of rotation (Laws 28 to 34)
//! - `claims`: claims and concessions (Laws 68 to 71)
//! - `double_dummy`: the solver against DDS

mod claims;
mod double_dummy;
mod rotation;
