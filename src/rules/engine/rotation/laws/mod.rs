//! The laws of calls, a file each; a function is named by the clause it decides: `law_30b1`, and
//! `law_30b1_2007` where an older text differs. `rule` is the way into a law, which `registry` lists.

pub(super) mod law_15;
pub(super) mod law_16;
pub(super) mod law_17;
pub(super) mod law_20;
pub(super) mod law_21;
pub(super) mod law_22;
pub(super) mod law_23;
pub(super) mod law_24;
pub(super) mod law_25;
mod law_25_1997;
pub(super) mod law_26;
pub(super) mod law_27;
pub(super) mod law_28;
pub(super) mod law_29;
pub(super) mod law_30;
pub(super) mod law_31;
pub(super) mod law_32;
pub(super) mod law_35;
pub(super) mod law_36;
pub(super) mod law_37;
pub(super) mod law_38;
pub(super) mod law_39;
pub(super) mod law_72;
pub(super) mod registry;
