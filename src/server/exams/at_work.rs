//! Marking anew while it is at work: however that ends, others see that it has.

use super::remarking::{RemarkState, Remarking};
use std::sync::Arc;

/// Work at a remarking. Once it is over, also by breaking off in the middle, nobody sees it under way any more.
pub(super) struct AtWork {
    remarking: Arc<Remarking>,
    becomes: RemarkState,
}

impl AtWork {
    /// Work that leaves this state if it breaks off.
    pub fn new(remarking: Arc<Remarking>, broken: RemarkState) -> Self {
        Self { remarking, becomes: broken }
    }

    /// It has come to its end.
    pub fn done(mut self, state: RemarkState) {
        self.becomes = state;
    }
}

impl Drop for AtWork {
    fn drop(&mut self) {
        self.remarking.become_state(self.becomes.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::federation::FederationId;
    use uuid::Uuid;

    fn begun() -> Arc<Remarking> {
        Arc::new(Remarking::new((FederationId(Uuid::nil()), None)))
    }

    #[test]
    fn work_that_ends_says_so() {
        let remarking = begun();
        AtWork::new(remarking.clone(), RemarkState::Broken).done(RemarkState::Applied(3));
        assert!(matches!(remarking.state(), RemarkState::Applied(3)));
    }

    #[tokio::test]
    async fn work_that_breaks_off_is_not_under_way_any_more() {
        let remarking = begun();
        let at_work = AtWork::new(remarking.clone(), RemarkState::Broken);
        let broken = tokio::spawn(async move {
            let _at_work = at_work;
            panic!("in the middle of it");
        });
        assert!(broken.await.is_err());
        assert!(matches!(remarking.state(), RemarkState::Broken));
    }
}
