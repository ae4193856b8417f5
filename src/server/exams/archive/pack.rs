//! Files made into a ZIP that goes out in pieces while it is made. Compressing and hashing are done on a thread of their own, which waits
//! for whoever takes the pieces.

use super::format::Listed;
use sha2::{Digest, Sha256};
use std::io::{self, Write};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use zip::write::{SimpleFileOptions, StreamWriter};
use zip::{CompressionMethod, ZipWriter};

/// How long a piece is, about.
const PIECE: usize = 64 * 1024;
/// How many pieces, and how many files, wait at most.
const WAITING: usize = 4;

/// The pieces of an archive, in their order. It is whole when there are no more of them and none was a fault.
pub type Pieces = mpsc::Receiver<io::Result<Vec<u8>>>;

/// Takes files, and makes an archive of them.
pub(super) struct Packer {
    files: mpsc::Sender<Order>,
    listed: Vec<Listed>,
    work: JoinHandle<io::Result<()>>,
    out: mpsc::Sender<io::Result<Vec<u8>>>,
}

struct Order {
    path: String,
    bytes: Vec<u8>,
    done: oneshot::Sender<Listed>,
}

/// Begins an archive: what takes its files, and its pieces.
pub(super) fn begin() -> (Packer, Pieces) {
    let (out, pieces) = mpsc::channel(WAITING);
    let (files, orders) = mpsc::channel(WAITING);
    let pipe = Pipe { out: out.clone(), piece: Vec::new() };
    let work = tokio::task::spawn_blocking(move || pack(orders, pipe));
    (Packer { files, listed: Vec::new(), work, out }, pieces)
}

impl Packer {
    /// Puts a file into it. A fault where nobody takes the archive any more.
    pub async fn put(&mut self, path: impl Into<String>, bytes: Vec<u8>) -> io::Result<()> {
        let (done, told) = oneshot::channel();
        let gone = || io::Error::from(io::ErrorKind::BrokenPipe);
        self.files.send(Order { path: path.into(), bytes, done }).await.map_err(|_| gone())?;
        self.listed.push(told.await.map_err(|_| gone())?);
        Ok(())
    }

    /// What is in it so far.
    pub fn listed(&self) -> &[Listed] {
        &self.listed
    }

    /// Nothing more comes: the last pieces go out.
    pub async fn finish(self) -> io::Result<()> {
        drop(self.files);
        self.work.await.map_err(io::Error::other)?
    }

    /// It cannot be finished: whoever takes it is told, so that half an archive is not taken for one.
    pub async fn give_up(self, cause: io::Error) {
        // Whoever has gone need not be told.
        let _ = self.out.send(Err(cause)).await;
    }
}

fn pack(mut orders: mpsc::Receiver<Order>, pipe: Pipe) -> io::Result<()> {
    let mut zip: ZipWriter<StreamWriter<Pipe>> = ZipWriter::new_stream(pipe);
    // No time of day stands in it: the same files make the same archive.
    let options = SimpleFileOptions::DEFAULT.compression_method(CompressionMethod::Deflated);
    while let Some(Order { path, bytes, done }) = orders.blocking_recv() {
        zip.start_file(&*path, options)?;
        zip.write_all(&bytes)?;
        let sha256 = hex::encode(Sha256::digest(&bytes));
        // Who asked may have gone.
        let _ = done.send(Listed { path, bytes: bytes.len() as u64, sha256 });
    }
    zip.finish()?.into_inner().flush()
}

/// Where the bytes of the ZIP go.
struct Pipe {
    out: mpsc::Sender<io::Result<Vec<u8>>>,
    piece: Vec<u8>,
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
        let piece = std::mem::take(&mut self.piece);
        self.out.blocking_send(Ok(piece)).map_err(|_| io::ErrorKind::BrokenPipe.into())
    }
}
