//! A packed program serves its embedded site from anywhere.

use super::{bank, director, folder, stderr, stdout};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Serves from an empty folder, until dropped.
struct Serving(Child, String);

impl Serving {
    fn start(program: &Path, from: &Path) -> Self {
        let mut serve = Command::new(program);
        serve.arg("serve").current_dir(from).env_clear().env("LISTEN", "127.0.0.1:0");
        let mut child = serve.stderr(Stdio::piped()).spawn().expect("a running program");
        let mut lines = BufReader::new(child.stderr.take().expect("its log")).lines().map_while(Result::ok);
        let mut log = String::new();
        let url = lines.find_map(|line| {
            log.push_str(&format!("{line}\n"));
            Some(line.split_once("listening on ")?.1.trim().to_owned())
        });
        std::thread::spawn(move || lines.for_each(drop));
        Self(child, url.unwrap_or_else(|| panic!("it does not listen:\n{log}")))
    }

    fn get(&self, path: &str) -> (u16, String) {
        let config = ureq::Agent::config_builder().http_status_as_error(false).proxy(None).build();
        let mut answer =
            ureq::Agent::from(config).get(format!("{}{path}", self.1)).call().expect("a response");
        (answer.status().as_u16(), answer.body_mut().read_to_string().expect("text"))
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn packed_program_is_self_contained() {
    let (here, elsewhere) = (folder("packed"), folder("unpacked"));
    let (first, second) = (here.join("director"), here.join("again"));
    let packed = director(&["pack", &first.to_string_lossy(), "--bank", &bank()]);
    assert!(packed.status.success(), "{}", stderr(&packed));
    let bytes = std::fs::metadata(&first).expect("exists").len();
    assert!(stdout(&packed).contains(&bytes.to_string()), "{}", stdout(&packed));
    // Packing a packed program replaces its files.
    let site = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("site");
    let again = Command::new(&first)
        .args(["pack", &second.to_string_lossy(), "--bank", &bank()])
        .env("SITE_ROOT", site)
        .output()
        .expect("a running program");
    assert!(again.status.success(), "{}", stderr(&again));
    assert_eq!(std::fs::metadata(&second).expect("exists").len(), bytes);
    std::fs::remove_file(&first).expect("exists");

    let serving = Serving::start(&second, &elsewhere);
    let (status, page) = serving.get("/");
    assert_eq!(status, 200);
    let styles = page.split("href=\"").find(|rest| rest.starts_with("/pkg/") && rest.contains(".css"));
    let styles = styles.and_then(|rest| rest.split('"').next()).expect("the page has styles");
    assert_eq!(serving.get(styles).0, 200);
    assert!(serving.get("/scenario/r001").1.contains("<form"));
    assert_eq!(serving.get("/scenario/none").0, 404);
}

#[test]
fn packs_only_sound_files() {
    let here = folder("unpackable");
    let (to, bare) = (here.join("director"), here.join("bare"));
    std::fs::create_dir_all(&bare).expect("a folder");
    let (file, bare) = (to.to_string_lossy(), bare.to_string_lossy());
    for (words, why) in [
        (vec!["pack", &file, "--bank", &bare], "bank"),
        (vec!["pack", &file, "--site-root", &bare], "hash.txt"),
        (vec!["pack", "no/such/folder/director"], "no/such/folder"),
    ] {
        let refused = director(&words);
        assert_eq!(refused.status.code(), Some(1), "{words:?}");
        assert!(stderr(&refused).contains(why), "{why}: {}", stderr(&refused));
    }
    assert!(!to.exists());
}
