//! From a form to the award. Reads only the fields of the award: the rest is compared as a whole.

use super::form::{Form, FormFault};
use crate::credentials::award::{
    Achievement, Award, AwardEvidence, AwardHolder, AwardResult, Issuer, Measure, StatusEntry,
};
use crate::credentials::moment;
use crate::credentials::status::StatusPurpose;

/// The facts that a form certifies.
pub fn award(form: &Form) -> Result<Award, FormFault> {
    let wrong = |path: &str| FormFault::Path(path.to_owned());
    let subject = &form.credential_subject;
    let badge = &subject.achievement;
    let date = |text: &str, path| moment::read(text).ok_or_else(|| wrong(path));
    let [identity] = subject.identifier.as_slice() else {
        return Err(wrong("/credentialSubject/identifier"));
    };
    if badge.result_description.len() != subject.result.len() {
        return Err(wrong("/credentialSubject/result"));
    }
    let scales = badge.result_description.iter().zip(&subject.result);
    let results = scales.map(|(scale, performance)| {
        let measure = Measure::ALL.into_iter().find(|measure| measure.word() == scale.result_type);
        let measure = measure.ok_or_else(|| wrong("/credentialSubject/achievement/resultDescription"))?;
        Ok(AwardResult { name: scale.name.clone(), measure, value: performance.value.clone() })
    });
    let status = form.credential_status.all().iter().map(|status| {
        let purpose = StatusPurpose::ALL.into_iter().find(|purpose| purpose.word() == status.status_purpose);
        let index = status.status_list_index.parse().ok();
        let (Some(purpose), Some(index)) = (purpose, index) else { return Err(wrong("/credentialStatus")) };
        Ok(StatusEntry { purpose, list: status.status_list_credential.clone(), index })
    });
    Ok(Award {
        id: form.id.clone(),
        name: form.name.clone(),
        issuer: Issuer {
            did: form.issuer.id.clone(),
            name: form.issuer.name.clone(),
            url: form.issuer.url.clone(),
            image: form.issuer.image.as_ref().map(|image| image.id.clone()),
        },
        holder: AwardHolder { id: subject.id.clone(), name: identity.identity_hash.clone() },
        achievement: Achievement {
            id: badge.id.clone(),
            name: badge.name.clone(),
            description: badge.description.clone(),
            criteria: badge.criteria.narrative.clone(),
            tags: badge.tag.clone(),
        },
        results: results.collect::<Result<_, _>>()?,
        evidence: (form.evidence.iter())
            .map(|piece| AwardEvidence {
                id: piece.id.clone(),
                name: piece.name.clone(),
                narrative: piece.narrative.clone(),
            })
            .collect(),
        valid_from: date(&form.valid_from, "/validFrom")?,
        valid_until: form.valid_until.as_deref().map(|text| date(text, "/validUntil")).transpose()?,
        status: status.collect::<Result<_, _>>()?,
    })
}
