//! The operator's files in `deploy/`: consistent with each other, and accepted by the program.

use super::settings::{run, site_root};
use super::{bank, folder, stderr, stdout};
use std::path::{Path, PathBuf};

/// Grace period for requests when the site stops, after draining.
const GRACE_PERIOD: u32 = 30;

fn place(name: &str) -> PathBuf {
    Path::new(env!("CHECKOUT")).join("deploy").join(name)
}

fn deploy(name: &str) -> String {
    std::fs::read_to_string(place(name)).expect("exists")
}

/// The rest of each line with one of these prefixes.
fn lines<'a>(text: &'a str, begin: &str) -> Vec<&'a str> {
    text.lines().filter_map(|line| line.strip_prefix(begin)).collect()
}

/// The number after a word.
fn number(text: &str, word: &str) -> u32 {
    let (_, behind) = text.split_once(word).unwrap_or_else(|| panic!("{word} is missing"));
    let digits = behind.split(|c: char| !c.is_ascii_digit()).next().expect("a first one");
    digits.parse().unwrap_or_else(|_| panic!("{word} is followed by no number"))
}

/// The unit of a single node, or of one of several, made as the unit itself describes.
fn unit(node: Option<&str>) -> String {
    let unit = deploy("director.service");
    let Some(node) = node else { return unit };
    let (old, new) = ("#Environment=LISTEN", "Environment=LISTEN");
    assert!(unit.contains(&format!("sed 's/^{old}/{new}/' deploy/director.service")), "it says so");
    unit.replace(&format!("\n{old}"), &format!("\n{new}")).replace("%i", node)
}

/// Output of `serve --check` for a unit, with its credentials in a folder.
fn checked(name: &str, unit: &str) -> String {
    let folder = folder(name);
    std::fs::write(folder.join("database.url"), "postgres://director@db.example.org/director")
        .expect("a file");
    std::fs::write(folder.join("credential.key"), "ab".repeat(32)).expect("a file");
    for loaded in lines(unit, "LoadCredential=") {
        let (name, _) = loaded.split_once(':').expect("a name and a place");
        assert!(folder.join(name).exists(), "{name} is loaded");
    }
    let unit = unit.replace("%d", &folder.display().to_string());
    let environment = lines(&unit, "Environment=").into_iter().flat_map(str::split_whitespace);
    let mut environment: Vec<_> = environment.map(|one| one.split_once('=').expect("a variable")).collect();
    // Content of a packed program.
    let (root, bank) = (site_root(&folder), bank());
    environment.extend([("SITE_ROOT", root.as_str()), ("BANK", bank.as_str())]);
    let started = lines(&unit, "ExecStart=").concat();
    assert!(started.ends_with("director serve --config /etc/director/director.toml"), "{started}");
    let check =
        run(&["serve", "--check", "--config", &place("director.toml").display().to_string()], &environment);
    assert_eq!((check.status.code(), stderr(&check).as_str()), (Some(0), ""), "{unit}");
    stdout(&check)
}

/// A node's listen address, and its metrics address.
fn addresses(said: &str) -> [String; 2] {
    ["listen = ", "metrics_listen = "].map(|setting| {
        let line = lines(said, setting).concat();
        line.split_once(" · ").expect("an address and its place").0.to_owned()
    })
}

#[test]
fn unit_file_is_sound() {
    let output = checked("deploy-one", &unit(None));
    assert_eq!(addresses(&output), ["127.0.0.1:3000", "127.0.0.1:9100"]);
    assert!(output.contains("drain = 5 · ") && !output.contains("ab".repeat(32).as_str()), "{output}");
}

#[test]
fn proxy_nodes_match_the_unit() {
    let caddy = deploy("Caddyfile");
    let nodes = lines(&caddy, "\treverse_proxy ").concat();
    let nodes: Vec<&str> = nodes.trim_end_matches('{').split_whitespace().collect();
    assert!(nodes.len() > 1, "{nodes:?}");
    let mut taken = Vec::new();
    for node in nodes {
        let (_, port) = node.split_once(':').expect("an address and a port");
        let [listen, metrics] = addresses(&checked(&format!("deploy-{port}"), &unit(Some(port))));
        assert_eq!(listen, node);
        assert!(deploy("director.service").contains(&format!("director@{port}")), "it starts like that");
        taken.extend([listen, metrics]);
    }
    let all = taken.len();
    taken.sort();
    taken.dedup();
    assert_eq!(taken.len(), all, "{taken:?}");
}

#[test]
fn stop_timeouts_are_ordered() {
    let drain = number(&deploy("director.toml"), "\ndrain = ");
    assert!(drain + GRACE_PERIOD < number(&unit(None), "\nTimeoutStopSec="));
    let image = deploy("Containerfile");
    assert!(number(&image, " DRAIN=") + GRACE_PERIOD < number(&image, "--stop-timeout="));
}
