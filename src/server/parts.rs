//! The parts that services share: the database, time and chance, queues, caches, keys and limits.
//!
//! A service gets the parts that its fields name, and no others (`derive(Service)`).

pub(crate) use crate::accounts::password::Passwords;
pub(crate) use crate::clock::Clock;
pub(crate) use crate::entropy::Entropy;
pub(crate) use crate::exams::marking::queue::EngineQueue;
pub(crate) use crate::exams::saving::SaveQueue;
pub(crate) use crate::rate_limits::RateLimits;
pub(crate) use crate::shutdown::Shutdown;
pub(crate) use derive::Service;
pub(crate) use store::Store;

use crate::accounts::first_steps::OperatorFound;
use crate::accounts::password::Cost;
use crate::accounts::providers::reach::ProviderReach;
use crate::accounts::slow_queue::SlowQueues;
use crate::api_tokens::budget::CallShares;
use crate::certificates::{Keyring, StatusListCache};
use crate::enrolment::progress::RunningImports;
use crate::exams::ScenarioCache;
use crate::exams::archive::slots::ArchiveSlots;
use crate::exams::hall::scans::slot::ReadingSlot;
use crate::exams::paper::pools::PaperPools;
use crate::exams::regrade::cache::ComparisonCache;
use crate::mail::Mailing;
use crate::own_bank::ServedBank;
use crate::webhooks::reach::WebhookReach;
use std::sync::{Arc, OnceLock};
use store::federation::Federation;

/// Declares the parts, each of a type of its own, by which services get them. Their clones are the
/// same part.
macro_rules! parts {
    ($($part:ident: $type:ty,)*) => {
        pub(crate) struct Parts {
            $($part: $type,)*
        }
        $(impl From<&Parts> for $type {
            fn from(parts: &Parts) -> Self {
                parts.$part.clone()
            }
        })*
    };
}

parts! {
    store: Store,
    clock: Clock,
    entropy: Entropy,
    demonstration: Arc<Federation>,
    passwords: Passwords,
    limits: Arc<RateLimits>,
    call_shares: Arc<CallShares>,
    slow_queues: Arc<SlowQueues>,
    mailing: Arc<OnceLock<Mailing>>,
    operator_found: Arc<OperatorFound>,
    imports: Arc<RunningImports>,
    saving: SaveQueue,
    engine_queue: Arc<EngineQueue>,
    pools: Arc<PaperPools>,
    scenarios: Arc<ScenarioCache>,
    comparisons: Arc<ComparisonCache>,
    slots: Arc<ArchiveSlots>,
    reading_slot: Arc<ReadingSlot>,
    served: Arc<ServedBank>,
    keyring: Arc<Keyring>,
    status_lists: Arc<StatusListCache>,
    provider_reach: Arc<ProviderReach>,
    webhook_reach: Arc<WebhookReach>,
    shutdown: Shutdown,
}

impl Parts {
    /// The parts over a store; starts the save queue.
    pub fn new(store: Store, clock: Clock, entropy: Entropy, cost: Cost, demonstration: Federation) -> Self {
        Self {
            passwords: Passwords::new(cost, &entropy),
            limits: Arc::new(RateLimits::new(&store)),
            saving: SaveQueue::start(store.clone()),
            demonstration: Arc::new(demonstration),
            slow_queues: Arc::default(),
            mailing: Arc::default(),
            operator_found: Arc::default(),
            call_shares: Arc::default(),
            imports: Arc::default(),
            engine_queue: Arc::default(),
            pools: Arc::default(),
            scenarios: Arc::default(),
            comparisons: Arc::default(),
            slots: Arc::default(),
            reading_slot: Arc::default(),
            served: Arc::new(ServedBank::new(store.clone())),
            keyring: Arc::default(),
            status_lists: Arc::default(),
            provider_reach: Arc::default(),
            webhook_reach: Arc::default(),
            shutdown: Shutdown::default(),
            store,
            clock,
            entropy,
        }
    }
}
