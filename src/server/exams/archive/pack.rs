//! A ZIP as a streaming body. Compression and hashing run on their own thread, which waits for the
//! client to take the pieces, up to a timeout.

use super::format::ArchivedFile;
use sha2::{Digest, Sha256};
use std::io::{self, Write};
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::mpsc::error::SendTimeoutError;
use tokio::sync::mpsc::{self, OwnedPermit};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use zip::write::{SimpleFileOptions, StreamWriter};
use zip::{CompressionMethod, ZipWriter};

/// Approximate size of a piece.
const PIECE: usize = 64 * 1024;
/// Limits on waiting pieces and files.
const QUEUE: usize = 4;
/// Timeout for taking a piece. After that the client counts as gone, and its resources are freed.
pub(super) const TIMEOUT: Duration = Duration::from_secs(60);

type Piece = io::Result<Vec<u8>>;

/// The pieces of an archive in order; complete once the channel closes without an error.
pub type Pieces = mpsc::Receiver<Piece>;

/// Packs files into an archive.
pub(super) struct Packer {
    files: mpsc::Sender<PackJob>,
    listed: Vec<ArchivedFile>,
    work: JoinHandle<io::Result<()>>,
    /// A reserved slot for an error, so that it can be reported even if the queue is full.
    fault: Option<OwnedPermit<Piece>>,
}

struct PackJob {
    path: String,
    bytes: Vec<u8>,
    done: oneshot::Sender<ArchivedFile>,
}

/// Starts an archive: its packer, and its pieces, each of which must be taken within `timeout`.
pub(super) fn begin(timeout: Duration) -> (Packer, Pieces) {
    let (out, pieces) = mpsc::channel(QUEUE + 1);
    let fault = out.clone().try_reserve_owned().ok();
    let (files, jobs) = mpsc::channel(QUEUE);
    let pipe = Pipe { out, piece: Vec::new(), timeout, aborted: false, runtime: Handle::current() };
    let work = tokio::task::spawn_blocking(move || pack(jobs, pipe));
    (Packer { files, listed: Vec::new(), work, fault }, pieces)
}

impl Packer {
    /// Adds a file. Fails once the client has gone.
    pub async fn put(&mut self, path: impl Into<String>, bytes: Vec<u8>) -> io::Result<()> {
        let (done, packed) = oneshot::channel();
        let gone = || io::Error::from(io::ErrorKind::BrokenPipe);
        self.files.send(PackJob { path: path.into(), bytes, done }).await.map_err(|_| gone())?;
        self.listed.push(packed.await.map_err(|_| gone())?);
        Ok(())
    }

    /// The files so far.
    pub fn listed(&self) -> &[ArchivedFile] {
        &self.listed
    }

    /// Completes the archive and sends the last pieces.
    pub async fn finish(self) -> io::Result<()> {
        drop(self.files);
        let ended = self.work.await.map_err(io::Error::other).and_then(|ended| ended);
        if let Err(cause) = &ended {
            report(self.fault, cause);
        }
        ended
    }

    /// Reports that the archive cannot be finished, so that the client does not take half of it for
    /// the whole.
    pub async fn abort(self, cause: &io::Error) {
        report(self.fault, cause);
        drop(self.files);
        // Waits for its thread; the error is known.
        let _ = self.work.await;
    }
}

/// Reports an error behind the waiting pieces.
fn report(permit: Option<OwnedPermit<Piece>>, cause: &io::Error) {
    if let Some(permit) = permit {
        permit.send(Err(io::Error::new(cause.kind(), cause.to_string())));
    }
}

fn pack(mut jobs: mpsc::Receiver<PackJob>, pipe: Pipe) -> io::Result<()> {
    let mut zip: ZipWriter<StreamWriter<Pipe>> = ZipWriter::new_stream(pipe);
    // No timestamps: equal files make equal archives.
    let options = SimpleFileOptions::DEFAULT.compression_method(CompressionMethod::Deflated);
    while let Some(PackJob { path, bytes, done }) = jobs.blocking_recv() {
        zip.start_file(&*path, options)?;
        zip.write_all(&bytes)?;
        let sha256 = hex::encode(Sha256::digest(&bytes));
        // The caller may have gone.
        let _ = done.send(ArchivedFile { path, bytes: bytes.len() as u64, sha256 });
    }
    zip.finish()?.into_inner().flush()
}

/// The sink for the bytes of the ZIP.
struct Pipe {
    out: mpsc::Sender<Piece>,
    piece: Vec<u8>,
    timeout: Duration,
    /// True once the client has gone.
    aborted: bool,
    runtime: Handle,
}

impl Write for Pipe {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.piece.extend_from_slice(bytes);
        if self.piece.len() >= PIECE {
            self.flush()?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.piece.is_empty() {
            return Ok(());
        }
        // The ZIP writer also finishes after an abort.
        if self.aborted {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        let piece = std::mem::take(&mut self.piece);
        let sent = self.runtime.block_on(self.out.send_timeout(Ok(piece), self.timeout));
        self.aborted = sent.is_err();
        sent.map_err(|why| match why {
            SendTimeoutError::Timeout(_) => io::ErrorKind::TimedOut.into(),
            SendTimeoutError::Closed(_) => io::ErrorKind::BrokenPipe.into(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many bytes that become no fewer when they are packed.
    fn noise(length: usize) -> Vec<u8> {
        let hashes = (0u64..).flat_map(|number| Sha256::digest(number.to_be_bytes()));
        hashes.take(length).collect()
    }

    /// Everything that is taken, and what it ends with.
    async fn taken(mut pieces: Pieces) -> (Vec<u8>, Option<io::Error>) {
        let mut bytes = Vec::new();
        while let Some(piece) = pieces.recv().await {
            match piece {
                Ok(piece) => bytes.extend(piece),
                Err(cause) => return (bytes, Some(cause)),
            }
        }
        (bytes, None)
    }

    #[tokio::test]
    async fn long_archive_arrives_whole() {
        let (mut packer, pieces) = begin(TIMEOUT);
        let taking = tokio::spawn(taken(pieces));
        packer.put("long", noise(16 * PIECE)).await.unwrap();
        packer.finish().await.unwrap();
        let (bytes, fault) = taking.await.unwrap();
        assert!(bytes.len() > 16 * PIECE && fault.is_none(), "{fault:?}");
    }

    #[tokio::test]
    async fn aborts_when_client_stops_reading() {
        let (mut packer, pieces) = begin(Duration::from_millis(20));
        let stuck = packer.put("long", noise(16 * PIECE)).await;
        assert!(stuck.is_err(), "the thread that packs is free");
        packer.abort(&stuck.unwrap_err()).await;
        let (bytes, fault) = taken(pieces).await;
        assert!(!bytes.is_empty() && bytes.len() < 16 * PIECE);
        assert!(fault.is_some(), "half an archive is not taken for one");
    }

    #[tokio::test]
    async fn aborts_when_client_stops_at_the_end() {
        let (mut packer, pieces) = begin(Duration::from_millis(20));
        let mut files = 0;
        while pieces.len() < QUEUE {
            packer.put(format!("{files}"), noise(PIECE / 4)).await.unwrap();
            files += 1;
        }
        // The list of the files finds no room in the queue.
        let ended = packer.finish().await.map_err(|cause| cause.kind());
        assert_eq!(ended, Err(io::ErrorKind::TimedOut));
        let (_, fault) = taken(pieces).await;
        assert_eq!(fault.map(|cause| cause.kind()), Some(io::ErrorKind::TimedOut));
    }
}
