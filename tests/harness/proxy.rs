//! A TCP proxy that can cut connections as a broken network does: nothing arrives, neither side is
//! notified, and data sent in the meantime arrives when the network is back.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Interval for checking the network's state.
const POLL_INTERVAL: Duration = Duration::from_millis(10);

/// Address of a target.
#[derive(Clone, Debug)]
pub enum To {
    Tcp(SocketAddr),
    Socket(PathBuf),
}

/// Listens on a free port, and connects each client to the next target that accepts.
#[derive(Clone)]
pub struct Proxy {
    addr: SocketAddr,
    behind: Arc<Vec<Target>>,
}

/// A target.
struct Target {
    to: Mutex<To>,
    cut: Arc<AtomicBool>,
}

impl Proxy {
    /// Starts a proxy for these targets, used in turn.
    pub fn before(all: Vec<To>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let addr = listener.local_addr().expect("listening");
        let target = |to| Target { to: Mutex::new(to), cut: Arc::default() };
        let behind: Arc<Vec<Target>> = Arc::new(all.into_iter().map(target).collect());
        let targets = behind.clone();
        std::thread::spawn(move || {
            let turn = Arc::new(AtomicUsize::new(0));
            for client in listener.incoming().flatten() {
                let (targets, turn) = (targets.clone(), turn.clone());
                std::thread::spawn(move || lead(client, &targets, &turn));
            }
        });
        Self { addr, behind }
    }

    /// Listen address.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Changes the address of a target.
    pub fn retarget(&self, at: usize, to: To) {
        *lock(&self.behind[at].to) = to;
    }

    /// Cuts or restores the connections to a target, in both directions.
    pub fn cut(&self, at: usize, off: bool) {
        self.behind[at].cut.store(off, Ordering::SeqCst);
    }
}

/// Connects to the next target, or the one after it if that does not listen. A cut target does not
/// refuse.
fn lead(client: TcpStream, targets: &[Target], turn: &AtomicUsize) {
    let first = turn.fetch_add(1, Ordering::Relaxed);
    for at in 0..targets.len() {
        let target = &targets[(first + at) % targets.len()];
        wait(&target.cut);
        let to = lock(&target.to).clone();
        let joined = match to {
            To::Tcp(addr) => TcpStream::connect(addr).map(|server| join(&client, &server, &target.cut)),
            To::Socket(path) => UnixStream::connect(path).map(|server| join(&client, &server, &target.cut)),
        };
        if joined.is_ok() {
            return;
        }
    }
}

/// A connection over TCP or a Unix socket.
trait Stream: Read + Write + Send + Sized + 'static {
    fn twin(&self) -> std::io::Result<Self>;
    fn close(&self, how: Shutdown);
}

impl Stream for TcpStream {
    fn twin(&self) -> std::io::Result<Self> {
        self.set_nodelay(true)?;
        self.try_clone()
    }
    fn close(&self, how: Shutdown) {
        // It may be closed already.
        let _ = self.shutdown(how);
    }
}

impl Stream for UnixStream {
    fn twin(&self) -> std::io::Result<Self> {
        self.try_clone()
    }
    fn close(&self, how: Shutdown) {
        let _ = self.shutdown(how);
    }
}

fn join(client: &impl Stream, server: &impl Stream, cut: &Arc<AtomicBool>) {
    let ends = (client.twin(), server.twin(), client.twin(), server.twin());
    if let (Ok(client), Ok(server), Ok(client_again), Ok(server_again)) = ends {
        let back = cut.clone();
        std::thread::spawn(move || forward(server_again, client_again, &back));
        forward(client, server, cut);
    }
}

/// Copies data until the sender closes. A close is not passed on while the network is broken.
fn forward(mut from: impl Stream, mut to: impl Stream, cut: &AtomicBool) {
    let mut buffer = [0; 16 * 1024];
    loop {
        let read = from.read(&mut buffer);
        wait(cut);
        match read {
            Ok(length @ 1..) if to.write_all(&buffer[..length]).is_ok() => {}
            Ok(0) => return to.close(Shutdown::Write),
            _ => {
                from.close(Shutdown::Both);
                return to.close(Shutdown::Both);
            }
        }
    }
}

fn wait(cut: &AtomicBool) {
    while cut.load(Ordering::SeqCst) {
        std::thread::sleep(POLL_INTERVAL);
    }
}

fn lock<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}
