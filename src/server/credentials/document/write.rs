//! From what is certified to the form of it.

use super::form::{
    Badge, Criteria, Form, Identity, Image, Performance, Piece, Profile, SCHEMA, Scale, Schema, Status,
    Statuses, Subject,
};
use crate::credentials::award::{Award, AwardEvidence, AwardResult, Measure, StatusEntry};
use crate::credentials::canonical::{CREDENTIALS, EXTENSIONS, OPEN_BADGES};
use crate::credentials::moment;

/// The form of an award.
pub fn form(award: &Award) -> Form {
    Form {
        context: kinds(&[CREDENTIALS, OPEN_BADGES, EXTENSIONS]),
        id: award.id.clone(),
        kind: kinds(&["VerifiableCredential", "OpenBadgeCredential"]),
        name: award.name.clone(),
        issuer: Profile {
            id: award.issuer.did.clone(),
            kind: kinds(&["Profile"]),
            name: award.issuer.name.clone(),
            url: award.issuer.url.clone(),
            image: award.issuer.image.clone().map(|id| Image { id, kind: "Image".to_owned() }),
        },
        valid_from: moment::write(award.valid_from),
        valid_until: award.valid_until.map(moment::write),
        credential_subject: subject(award),
        evidence: award.evidence.iter().map(piece).collect(),
        credential_schema: vec![Schema {
            id: SCHEMA.to_owned(),
            kind: "1EdTechJsonSchemaValidator2019".to_owned(),
        }],
        credential_status: statuses(&award.status),
        proof: None,
    }
}

fn kinds(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

fn subject(award: &Award) -> Subject {
    let achievement = &award.achievement;
    // A result says what it is a result of by this address, so that no value can move to another.
    let scale_id = |n: usize| format!("{}#result-{}", achievement.id, n + 1);
    let scale = |(n, outcome): (usize, &AwardResult)| {
        let bounds = (outcome.measure == Measure::Percent).then_some(["0", "100"]);
        Scale {
            id: scale_id(n),
            kind: kinds(&["ResultDescription"]),
            name: outcome.name.clone(),
            result_type: outcome.measure.word().to_owned(),
            value_min: bounds.map(|[least, _]| least.to_owned()),
            value_max: bounds.map(|[_, most]| most.to_owned()),
        }
    };
    let performance = |(n, outcome): (usize, &AwardResult)| Performance {
        kind: kinds(&["Result"]),
        result_description: scale_id(n),
        value: outcome.value.clone(),
    };
    let outcomes = || award.results.iter().enumerate();
    Subject {
        id: award.holder.id.clone(),
        kind: kinds(&["AchievementSubject"]),
        identifier: vec![Identity {
            kind: "IdentityObject".to_owned(),
            hashed: false,
            identity_hash: award.holder.name.clone(),
            identity_type: "name".to_owned(),
        }],
        achievement: Badge {
            id: achievement.id.clone(),
            kind: kinds(&["Achievement"]),
            name: achievement.name.clone(),
            description: achievement.description.clone(),
            criteria: Criteria { narrative: achievement.criteria.clone() },
            achievement_type: "Certification".to_owned(),
            result_description: outcomes().map(scale).collect(),
            tag: achievement.tags.clone(),
        },
        result: outcomes().map(performance).collect(),
    }
}

fn piece(evidence: &AwardEvidence) -> Piece {
    Piece {
        id: evidence.id.clone(),
        kind: kinds(&["Evidence"]),
        name: evidence.name.clone(),
        narrative: evidence.narrative.clone(),
    }
}

fn statuses(places: &[StatusEntry]) -> Statuses {
    let status = |place: &StatusEntry| Status {
        id: format!("{}#{}", place.list, place.index),
        kind: "BitstringStatusListEntry".to_owned(),
        status_purpose: place.purpose.word().to_owned(),
        status_list_index: place.index.to_string(),
        status_list_credential: place.list.clone(),
    };
    match places {
        [one] => Statuses::One(status(one)),
        several => Statuses::Several(several.iter().map(status).collect()),
    }
}
