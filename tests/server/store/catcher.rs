//! An SMTP server with programmed responses, which records accepted emails.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Listens as long as the program runs.
pub struct Catcher {
    pub addr: SocketAddr,
    /// Recipients and emails it accepted.
    pub taken: Arc<Mutex<Vec<(String, String)>>>,
    /// Responses to the next recipients; afterwards it accepts.
    pub answers: Arc<Mutex<Vec<&'static str>>>,
    /// True while it does not confirm what it accepted.
    silent: Arc<AtomicBool>,
}

impl Catcher {
    pub fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let addr = listener.local_addr().unwrap();
        let (taken, answers, silent) = (Arc::default(), Arc::default(), Arc::default());
        let catcher = Self {
            addr,
            taken: Arc::clone(&taken),
            answers: Arc::clone(&answers),
            silent: Arc::clone(&silent),
        };
        std::thread::spawn(move || {
            for link in listener.incoming().flatten() {
                let (taken, answers, silent) =
                    (Arc::clone(&taken), Arc::clone(&answers), Arc::clone(&silent));
                // A client may hang up at any time.
                std::thread::spawn(move || drop(serve(&link, &taken, &answers, &silent)));
            }
        });
        catcher
    }

    /// Sets the responses to the next recipients, in order.
    pub fn set_replies(&self, answers: &[&'static str]) {
        self.answers.lock().unwrap().extend(answers);
    }

    /// Delays confirmations until unset.
    pub fn delay_confirmations(&self, silent: bool) {
        self.silent.store(silent, Ordering::SeqCst);
    }

    /// Waits until it has accepted this many emails.
    pub async fn wait_for(&self, emails: usize) {
        while self.taken().len() < emails {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    pub fn taken(&self) -> Vec<(String, String)> {
        self.taken.lock().unwrap().clone()
    }
}

fn serve(
    link: &TcpStream,
    taken: &Mutex<Vec<(String, String)>>,
    answers: &Mutex<Vec<&'static str>>,
    silent: &AtomicBool,
) -> std::io::Result<()> {
    let say = |text: &str| (&mut &*link).write_all(format!("{text}\r\n").as_bytes());
    let mut lines = BufReader::new(link).lines();
    let mut to = String::new();
    say("220 catcher")?;
    while let Some(line) = lines.next().transpose()? {
        match line.get(..4).unwrap_or_default().to_ascii_uppercase().as_str() {
            "RCPT" => {
                let mut answers = answers.lock().unwrap();
                let answer = if answers.is_empty() { "250 good" } else { answers.remove(0) };
                to = line.trim_start_matches("RCPT TO:<").split('>').next().unwrap_or_default().to_owned();
                say(answer)?;
            }
            "DATA" => {
                say("354 go on")?;
                let mut text = String::new();
                for line in lines.by_ref() {
                    match line?.as_str() {
                        "." => break,
                        line => text.push_str(&format!("{line}\n")),
                    }
                }
                taken.lock().unwrap().push((to.clone(), text));
                while silent.load(Ordering::SeqCst) {
                    std::thread::sleep(Duration::from_millis(5));
                }
                say("250 taken")?;
            }
            "QUIT" => return say("221 bye"),
            _ => say("250 good")?,
        }
    }
    Ok(())
}
