//! Two nodes over one PostgreSQL, behind a proxy: either node is killed, the database is killed or
//! pauses, and a node is cut off from it or from all. Nothing is lost, all continue soon after, and
//! a node does not keep clients waiting for its database.

use crate::faults::candidate::RetryPolicy;
use crate::faults::{BANK, WorkingCandidates, now, number, prepare, runtime, stored_answers, wait_for_all};
use crate::harness::cluster::Cluster;
use crate::harness::proxy::{Proxy, To};
use crate::harness::served::Served;
use std::sync::{Arc, RwLock};
use std::time::Duration;

/// Duration of the database's pause.
const PAUSE: Duration = Duration::from_secs(10);
/// Duration of a cut: longer than the database tolerates an idle transaction.
const CUT: Duration = Duration::from_secs(7);
/// Time without failures between two breaks.
const QUIET_TIME: Duration = Duration::from_millis(700);

/// The nodes, the database, and the proxies before both.
struct Site {
    cluster: Cluster,
    /// Proxy between candidates and nodes.
    front: Proxy,
    /// Proxies between each node and the database.
    back: [Proxy; 2],
    nodes: [Served; 2],
}

impl Site {
    fn start(cluster: Cluster) -> Self {
        let back = [(); 2].map(|()| Proxy::before(vec![To::Socket(cluster.socket())]));
        let nodes = [0, 1].map(|at| node(&back[at]));
        let front = Proxy::before(nodes.iter().map(listens).collect());
        Self { cluster, front, back, nodes }
    }

    fn kill_and_start(&mut self, at: usize) {
        self.nodes[at].kill();
        std::thread::sleep(QUIET_TIME);
        self.nodes[at] = node(&self.back[at]);
        self.front.retarget(at, listens(&self.nodes[at]));
    }
}

fn node(back: &Proxy) -> Served {
    let addr = back.addr();
    Served::start_with(&format!("postgres://director@{addr}/postgres?sslmode=disable"), &BANK)
}

fn listens(node: &Served) -> To {
    let addr = node.url().strip_prefix("http://").and_then(|addr| addr.parse().ok());
    To::Tcp(addr.expect("an address"))
}

/// A failure, repaired on return; true if the nodes stay up, so that all requests are answered.
type Break = (&'static str, bool, fn(&mut Site));

const BREAKS: [Break; 6] = [
    ("the first node is killed", false, |site| site.kill_and_start(0)),
    ("the second node is killed", false, |site| site.kill_and_start(1)),
    ("the database is killed", true, |site| {
        site.cluster.crash().expect("stopping");
        std::thread::sleep(QUIET_TIME);
        site.cluster.restart().expect("a started program");
    }),
    ("the database pauses", true, |site| {
        site.cluster.suspend(true).expect("a pause");
        std::thread::sleep(PAUSE);
        site.cluster.suspend(false).expect("still running");
    }),
    ("the second node is cut off from the database", true, |site| {
        site.back[1].cut(0, true);
        std::thread::sleep(CUT);
        site.back[1].cut(0, false);
    }),
    ("the first node is cut off from everybody", false, |site| {
        site.front.cut(0, true);
        site.back[0].cut(0, true);
        std::thread::sleep(CUT);
        site.front.cut(0, false);
        site.back[0].cut(0, false);
    }),
];

#[test]
fn breaks_lose_nothing() {
    let (people, rounds) = (number("FAULT_CANDIDATES", 12), number("FAULT_ROUNDS", 1));
    let cluster = Cluster::start("").expect("a database");
    let url = cluster.url("postgres");
    let runtime = runtime();
    let accounts = runtime.block_on(prepare(&url, people));
    let mut site = Site::start(cluster);
    let place = Arc::new(RwLock::new(format!("http://{}", site.front.addr())));
    let working = WorkingCandidates::begin(&accounts, &place, RetryPolicy::BROWSER);
    wait_for_all("they begin", &working.heard);
    for (what, is_there, breaks) in BREAKS.iter().cycle().take(rounds * BREAKS.len()) {
        std::thread::sleep(QUIET_TIME);
        let unanswered: usize = working.unanswered.iter().map(now).sum();
        breaks(&mut site);
        wait_for_all(what, &working.heard);
        let unanswered = working.unanswered.iter().map(now).sum::<usize>() - unanswered;
        assert!(unanswered == 0 || !is_there, "{what}: {unanswered} requests timed out");
    }
    let acknowledged = working.end();
    let all: usize = acknowledged.iter().map(std::collections::BTreeMap::len).sum();
    eprintln!("{people} candidates, {} breaks, {all} answers acknowledged", rounds * BREAKS.len());
    site.nodes.iter_mut().for_each(Served::kill);
    runtime.block_on(stored_answers(&url, &accounts, &acknowledged));
}
