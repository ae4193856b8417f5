//! An SMTP server that accepts what it is set to accept, and keeps it.

use std::io::{BufRead, BufReader, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// It listens as long as the program runs.
pub struct Catcher {
    pub addr: SocketAddr,
    /// What it took: the address a letter went to, and the letter.
    pub taken: Arc<Mutex<Vec<(String, String)>>>,
    /// What it answers to the next recipients; when there is no more, it takes them.
    pub answers: Arc<Mutex<Vec<&'static str>>>,
    /// Whether it keeps to itself, for now, that it took a letter.
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
                // Who rings off in the middle is no fault.
                std::thread::spawn(move || drop(serve(&link, &taken, &answers, &silent)));
            }
        });
        catcher
    }

    /// Answers this to the next recipients, the first first.
    pub fn will_answer(&self, answers: &[&'static str]) {
        self.answers.lock().unwrap().extend(answers);
    }

    /// Takes letters, and says so only once it is to be silent no more.
    pub fn is_silent(&self, silent: bool) {
        self.silent.store(silent, Ordering::SeqCst);
    }

    /// Waits until it has taken so many letters.
    pub async fn has_taken(&self, letters: usize) {
        while self.taken().len() < letters {
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
