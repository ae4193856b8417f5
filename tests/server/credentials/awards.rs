//! Facts that can and cannot be certified.

use crate::credentials::{SIGNED, award, did, issued, key};
use server::credentials::award::{Award, AwardFault, AwardFaultKind};
use server::credentials::document::{Credential, CredentialFault};
use server::credentials::keys::PublicKey;
use time::Duration;

fn fault(change: impl FnOnce(&mut Award)) -> Vec<AwardFault> {
    let mut award = award();
    change(&mut award);
    match Credential::issue(&award, &key(), SIGNED) {
        Err(CredentialFault::Award(faults)) => faults,
        other => panic!("{other:?}"),
    }
}

#[test]
fn issued_reads_as_certified() {
    let credential = issued(&award());
    let read = Credential::read(&credential.json()).expect("our own form");
    assert_eq!(read, credential);
    assert_eq!(*read.award(), award());
    assert_eq!(read.holds(&key().public()), Ok(()));
    assert_eq!(read.proof().verification_method, did().method(&key().public()));
}

#[test]
fn issuing_is_deterministic() {
    assert_eq!(issued(&award()).json(), issued(&award()).json());
}

#[test]
fn accepts_the_minimum() {
    let mut least = award();
    least.issuer.image = None;
    least.achievement.tags.clear();
    least.results.clear();
    least.evidence.clear();
    least.valid_until = None;
    least.status.pop();
    let read = Credential::read(&issued(&least).json()).expect("our own form");
    assert_eq!(*read.award(), least);
    assert_eq!(read.holds(&key().public()), Ok(()));
}

#[test]
fn certifies_names_in_any_script() {
    for name in [
        "Karl",
        "Ænna Ó Dálaigh",
        "Γιώργος Παπαδόπουλος",
        "Анна Щербакова",
        "D’Arcy \"Al\" <b>",
        "陈伟",
        "נועה",
        "می\u{200C}نا",
    ] {
        let mut award = award();
        award.holder.name = name.to_owned();
        let read = Credential::read(&issued(&award).json()).expect(name);
        assert_eq!(read.award().holder.name, name);
        assert_eq!(read.holds(&key().public()), Ok(()), "{name}");
    }
}

#[test]
fn refuses_invisible_or_huge_names() {
    let of = |name: &str| fault(|award| award.holder.name = name.to_owned());
    let unseen = |c| vec![AwardFault { field: "holder.name", kind: AwardFaultKind::Unseen(c) }];
    for c in
        ['\0', '\n', '\t', '\u{1b}', '\u{85}', '\u{202e}', '\u{2066}', '\u{200f}', '\u{200b}', '\u{feff}']
    {
        assert_eq!(of(&format!("Ka{c}rl")), unseen(c), "U+{:04X}", u32::from(c));
    }
    assert_eq!(
        of(&"ö".repeat(300)),
        [AwardFault { field: "holder.name", kind: AwardFaultKind::TooLong(100) }]
    );
    assert_eq!(of("  "), [AwardFault { field: "holder.name", kind: AwardFaultKind::Empty }]);
}

#[test]
fn refuses_addresses_lost_in_rdf() {
    for address in [
        "",
        "verify/1",
        "//example.org/1",
        "https://",
        "https://a b",
        "https://ä.example",
        "_:b0",
        "javascript:x",
    ] {
        let faults = fault(|award| award.evidence[0].id = address.to_owned());
        assert_eq!(faults, [AwardFault { field: "evidence.id", kind: AwardFaultKind::Address }], "{address}");
    }
    let long = format!("https://director.example/{}", "a".repeat(500));
    assert_eq!(fault(|award| award.id = long)[0].kind, AwardFaultKind::Address);
    assert_eq!(fault(|award| award.holder.id = "karl".to_owned())[0].field, "holder.id");
}

#[test]
fn refuses_duplicates() {
    let twice = |field| AwardFault { field, kind: AwardFaultKind::Twice };
    assert_eq!(fault(|award| award.achievement.tags.push("bridge".to_owned())), [twice("achievement.tags")]);
    assert_eq!(fault(|award| award.status[1].purpose = award.status[0].purpose), [twice("status")]);
    assert_eq!(fault(|award| award.achievement.id = award.id.clone()), [twice("id")]);
}

#[test]
fn refuses_bad_dates_and_places() {
    let range = |field| [AwardFault { field, kind: AwardFaultKind::Range }];
    let end = |days| fault(|award| award.valid_until = Some(award.valid_from + Duration::days(days)));
    assert_eq!(end(0), range("valid_until"));
    assert_eq!(end(-1), range("valid_until"));
    assert_eq!(fault(|award| award.status[0].index = 131_072), range("status.index"));
    assert_eq!(fault(|award| award.status.clear())[0].kind, AwardFaultKind::Empty);
}

#[test]
fn proof_names_the_signing_key() {
    let method = issued(&award()).proof().verification_method.clone();
    let (_, name) = method.split_once('#').expect("a key");
    assert_eq!(PublicKey::read(name), Ok(key().public()));
}
