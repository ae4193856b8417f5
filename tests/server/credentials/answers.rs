//! Words for every answer; random input is never valid, and issued credentials always are.

use crate::credentials::{ask, award, good, issued};
use proptest::prelude::*;
use server::credentials::check::{Alteration, CredentialFormatFault, CredentialVerdict};
use words::english;

/// An answer of each kind.
fn answers() -> Vec<CredentialVerdict> {
    let award = || Box::new(award());
    let (line, column) = (3, 14);
    let nothings = [
        CredentialFormatFault::Empty,
        CredentialFormatFault::TooLong,
        CredentialFormatFault::NotText,
        CredentialFormatFault::Pdf,
        CredentialFormatFault::Picture,
        CredentialFormatFault::Archive,
        CredentialFormatFault::WebPage,
        CredentialFormatFault::Address,
        CredentialFormatFault::Token,
        CredentialFormatFault::Line,
        CredentialFormatFault::Truncated { line, column },
        CredentialFormatFault::NotJson { line, column },
        CredentialFormatFault::NotACredential,
        CredentialFormatFault::OtherKind,
        CredentialFormatFault::NoIssuer,
    ];
    let altered = [
        Alteration::NoProof,
        Alteration::Proofs,
        Alteration::Suite,
        Alteration::Purpose,
        Alteration::At { line, column },
        Alteration::Field("/name".to_owned()),
        Alteration::Value("holder.name"),
        Alteration::Signature,
    ];
    let mut all: Vec<CredentialVerdict> = nothings.map(CredentialVerdict::Unreadable).into();
    all.extend(altered.map(CredentialVerdict::Altered));
    all.extend([
        CredentialVerdict::Foreign { issuer: "did:web:other\u{202e}.example".to_owned() },
        CredentialVerdict::UnknownKey { method: format!("did:web:other.example#{}", "z".repeat(3_000)) },
        CredentialVerdict::Revoked(award()),
        CredentialVerdict::Suspended(award()),
        CredentialVerdict::Expired(award()),
        CredentialVerdict::NotYetValid(award()),
        CredentialVerdict::StatusUnknown(award()),
        CredentialVerdict::Valid(award()),
    ]);
    all
}

#[test]
fn answers_hide_invisible_text() {
    for answer in answers() {
        let title = english().credential_title(answer.word());
        let about = english().credential_about(answer.reason(), &answer.args());
        assert!(!title.is_empty() && !about.is_empty());
        for text in [&title, &about] {
            assert!(
                !text.contains("credential-") && !text.contains('{') && !text.contains('\u{202e}'),
                "{text}"
            );
            assert!(text.len() < 1_000, "{text}");
        }
        assert_eq!(
            answer.award().is_some(),
            !["nothing", "altered", "foreign", "unknown-key"].contains(&answer.word())
        );
        assert_eq!(answer.is_valid(), answer.word() == "valid");
    }
}

proptest! {
    #[test]
    fn random_bytes_are_not_valid(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(!ask(bytes).is_valid());
    }

    #[test]
    fn changed_byte_is_never_valid(at in 0..4_000_usize, byte in any::<u8>()) {
        let mut bytes = good().into_bytes();
        let at = at % bytes.len();
        bytes[at] = byte;
        let answer = ask(&bytes);
        if let Some(told) = answer.award() {
            prop_assert_eq!(told, &award());
        }
    }

    #[test]
    fn certified_is_always_valid(
        name in "[A-Za-zÄ-žΑ-ωА-я][ A-Za-zÄ-žΑ-ωА-я'\"\\\\<>&-]{0,60}",
        mark in "[0-9]{1,2}\\.[0-9]",
    ) {
        let mut award = award();
        award.holder.name = name;
        award.results[0].value = mark;
        prop_assert_eq!(ask(issued(&award).json()), CredentialVerdict::Valid(Box::new(award)));
    }
}
