//! The laws of claims and concessions, a file each; `hearing` takes the facts through them in
//! order.

pub(super) mod given_up;
pub(super) mod hearing;
pub mod law_68;
pub(super) mod law_68a;
pub(super) mod law_68d;
pub(super) mod law_69;
pub(super) mod law_70;
pub(super) mod law_70d3;
pub(super) mod law_71;
pub(super) mod social;
