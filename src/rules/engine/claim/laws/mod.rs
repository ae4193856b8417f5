//! The laws of claims and concessions, a file each, a function a clause. `claim` and `concession`
//! take the facts through them in order; `doubt` has the steps that Laws 69 and 71 share.

pub(super) mod claim;
pub(super) mod concession;
mod doubt;
mod law_68;
mod law_68a;
mod law_68d;
mod law_69;
mod law_70;
mod law_70d3;
mod law_71;
mod social;
