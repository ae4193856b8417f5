//! The ruling on a case, from where rulings are worked out and kept.

use crate::engine::{Case, Ruling};
use crate::server::rulings::Rulings;
pub use crate::server::rulings::Unruled;
use leptos::prelude::use_context;
use std::sync::Arc;

/// The ruling on a case, if it is there before anybody would wonder what is the matter.
pub async fn ruling_on(case: &Case) -> Result<Arc<Ruling>, Unruled> {
    match use_context::<Rulings>() {
        Some(rulings) => rulings.on(case).await,
        None => Err(Unruled::Broken),
    }
}

/// The ruling on a case where nothing has to be searched for it.
pub fn ruling_at_hand(case: &Case) -> Option<Arc<Ruling>> {
    use_context::<Rulings>().and_then(|rulings| rulings.at_hand(case))
}
