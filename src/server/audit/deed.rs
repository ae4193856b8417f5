//! The audited actions.

macro_rules! deeds {
    ($($(#[doc = $doc:literal])+ $deed:ident = $word:literal,)+) => {
        /// An audited action.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Deed {
            $($(#[doc = $doc])+ $deed,)+
        }

        impl Deed {
            /// All deeds.
            pub const ALL: &'static [Self] = &[$(Self::$deed,)+];

            /// The deed with this word.
            pub fn read(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|deed| deed.word() == word)
            }

            /// Stored token; part of the hashed data, so never changed.
            pub fn word(self) -> &'static str {
                match self {
                    $(Self::$deed => $word,)+
                }
            }
        }
    };
}

deeds! {
    /// An account was made: by its owner, by a file of people, or with the program.
    AccountMade = "account-made",
    /// Account invited.
    AccountInvited = "account-invited",
    /// An invitation was taken up.
    InvitationTaken = "invitation-taken",
    /// The owner confirmed the address.
    AddressConfirmed = "address-confirmed",
    /// The address was changed.
    AddressChanged = "address-changed",
    /// The name was changed.
    NameChanged = "name-changed",
    /// The password was changed, given the old one.
    PasswordChanged = "password-changed",
    /// A new password was set by an emailed link.
    PasswordReset = "password-reset",
    /// A second factor was set up.
    SecondFactorSet = "second-factor-set",
    /// The second factor was taken away.
    SecondFactorRemoved = "second-factor-removed",
    /// New recovery codes were made.
    RecoveryCodesMade = "recovery-codes-made",
    /// A recovery code was used.
    RecoveryCodeUsed = "recovery-code-used",
    /// Sessions were ended.
    SessionsEnded = "sessions-ended",
    /// The member number was changed.
    MemberNumberChanged = "member-number-changed",
    /// Change of another person's account requested, pending a second person.
    AccountChangeAsked = "account-change-asked",
    /// Such a change was dropped.
    AccountChangeDropped = "account-change-dropped",
    /// An account was exported to its owner.
    DataExported = "data-exported",
    /// An account was deleted.
    AccountDeleted = "account-deleted",
    /// Accommodations set.
    AccommodationsSet = "accommodations-set",
    /// The archive of a sitting was exported.
    SittingArchived = "sitting-archived",
    /// A candidate's marks regraded by the engine.
    AttemptRemarked = "attempt-remarked",
    /// A sitting, or all of a federation's, regraded by the engine.
    SittingRemarked = "sitting-remarked",
    /// A candidate appealed.
    AppealRaised = "appeal-raised",
    /// An appeal was decided.
    AppealDecided = "appeal-decided",
    /// Directed session entered.
    DirectedEntered = "directed-entered",
    /// Unsigned directed session withdrawn.
    DirectedWithdrawn = "directed-withdrawn",
    /// A co-signer signed one.
    DirectedSigned = "directed-signed",
    /// A co-signer refused to.
    DirectedRefused = "directed-refused",
    /// A co-signer took their signature back.
    DirectedTakenBack = "directed-taken-back",
    /// A role was granted.
    RoleGranted = "role-granted",
    /// A role was taken away.
    RoleRevoked = "role-revoked",
    /// A federation was entered.
    FederationAdded = "federation-added",
    /// Settings changed.
    FederationChanged = "federation-changed",
    /// The text of an email was changed.
    EmailTextChanged = "email-text-changed",
    /// A course was made.
    CourseMade = "course-made",
    /// A course was changed.
    CourseChanged = "course-changed",
    /// Member added to a course.
    CourseJoined = "course-joined",
    /// Member left a course or was removed.
    CourseLeft = "course-left",
    /// Practice was assigned.
    WorkAssigned = "work-assigned",
    /// Assigned practice was taken back.
    WorkWithdrawn = "work-withdrawn",
    /// Members and progress of a course exported.
    CourseExported = "course-exported",
    /// A paper was made.
    PaperMade = "paper-made",
    /// Paper changed.
    PaperChanged = "paper-changed",
    /// A programme was made.
    ProgrammeMade = "programme-made",
    /// Programme changed.
    ProgrammeChanged = "programme-changed",
    /// A programme was offered.
    ProgrammeOffered = "programme-offered",
    /// A programme was withdrawn.
    ProgrammeWithdrawn = "programme-withdrawn",
    /// A scenario was drafted for the federation's own bank.
    ScenarioDrafted = "scenario-drafted",
    /// Draft of a scenario changed.
    ScenarioChanged = "scenario-changed",
    /// A draft was handed to a second person.
    ScenarioSubmitted = "scenario-submitted",
    /// A draft was returned to its writer.
    ScenarioSentBack = "scenario-sent-back",
    /// A draft was given up.
    ScenarioDropped = "scenario-dropped",
    /// A second person approved a scenario; it is live.
    ScenarioReviewed = "scenario-reviewed",
    /// A scenario was retired.
    ScenarioRetired = "scenario-retired",
    /// A scenario was offered to all federations.
    ScenarioOffered = "scenario-offered",
    /// The offer of a scenario was withdrawn.
    ScenarioWithdrawn = "scenario-withdrawn",
    /// A scenario was given to members for practice.
    ScenarioPractised = "scenario-practised",
    /// A scenario was taken out of members' practice.
    ScenarioUnpractised = "scenario-unpractised",
    /// A sitting was made.
    SittingMade = "sitting-made",
    /// The settings of a sitting were changed.
    SittingChanged = "sitting-changed",
    /// A sitting was opened.
    SittingOpened = "sitting-opened",
    /// The end of a sitting was moved.
    SittingMoved = "sitting-moved",
    /// A sitting was ended.
    SittingEnded = "sitting-ended",
    /// Entry to a sitting was opened to everyone, or limited to people on its list.
    SittingEntrySet = "sitting-entry-set",
    /// A person was put on the list of a sitting.
    CandidateInvited = "candidate-invited",
    /// A person was taken off the list of a sitting.
    CandidateRemoved = "candidate-removed",
    /// The email about a sitting was sent again.
    CandidateEmailed = "candidate-emailed",
    /// A person was invited to mark a sitting.
    MarkerInvited = "marker-invited",
    /// A person accepted to mark a sitting.
    MarkerJoined = "marker-joined",
    /// An invitation to mark a sitting was withdrawn.
    MarkerWithdrawn = "marker-withdrawn",
    /// A candidate was admitted.
    AttemptAuthorised = "attempt-authorised",
    /// A candidate's clock was stopped.
    AttemptPaused = "attempt-paused",
    /// A candidate's clock was restarted.
    AttemptResumed = "attempt-resumed",
    /// A candidate was given more time, or less.
    AttemptTimeAdded = "attempt-time-added",
    /// A candidate's attempt was ended by an examiner.
    AttemptEnded = "attempt-ended",
    /// A candidate continued on another device.
    AttemptTakenOver = "attempt-taken-over",
    /// A candidate's paper was drawn, to be written in a hall.
    HallPaperDrawn = "hall-paper-drawn",
    /// Booklets and answer sheets were printed.
    HallPapersPrinted = "hall-papers-printed",
    /// The key of the papers written in a hall was opened.
    HallKeyOpened = "hall-key-opened",
    /// The card of a simulated table was printed.
    TableCardPrinted = "table-card-printed",
    /// Answers written on paper were typed in.
    HallAnswerTyped = "hall-answer-typed",
    /// All answers of a paper were typed in.
    HallPaperFinished = "hall-paper-finished",
    /// Photographs or scans of answer sheets were uploaded.
    HallSheetsUploaded = "hall-sheets-uploaded",
    /// An examiner said whose sheet a picture is.
    HallScanAssigned = "hall-scan-assigned",
    /// A picture of an answer sheet was removed.
    HallScanRemoved = "hall-scan-removed",
    /// A file of photographs or scans was removed.
    HallFileRemoved = "hall-file-removed",
    /// What was read of a candidate's answer sheets was confirmed.
    HallSheetsConfirmed = "hall-sheets-confirmed",
    /// A finished paper was reopened, to be corrected.
    HallPaperReopened = "hall-paper-reopened",
    /// A file of people was imported.
    PeopleEnrolled = "people-enrolled",
    /// The people of the federation were exported.
    PeopleExported = "people-exported",
    /// The certificates of the federation were exported.
    CertificatesExported = "certificates-exported",
    /// An unsent email was queued for a retry.
    EmailRetried = "letter-retried",
    /// An examiner marked a page.
    PageMarked = "page-marked",
    /// Points were given for practical or oral parts.
    SheetSaved = "sheet-kept",
    /// Review of an exam opened to candidates.
    ReviewOpened = "review-opened",
    /// The results of an exam were exported.
    ResultsExported = "results-exported",
    /// The first of two examiners agreed to a certificate.
    CertificateAgreed = "certificate-agreed",
    /// A certificate was issued.
    CertificateIssued = "certificate-issued",
    /// A certificate was renewed by another one.
    CertificateRenewed = "certificate-renewed",
    /// Certificate reissued after a change of name.
    CertificateReissued = "certificate-reissued",
    /// A certificate was suspended.
    CertificateSuspended = "certificate-suspended",
    /// A suspended certificate was reinstated.
    CertificateReinstated = "certificate-reinstated",
    /// A certificate was revoked.
    CertificateRevoked = "certificate-revoked",
    /// Director listed, with their consent.
    DirectorListed = "director-listed",
    /// Director removed from the list.
    DirectorUnlisted = "director-unlisted",
    /// A token of the API was made.
    TokenMade = "token-made",
    /// A token of the API was used, for the first time on that day.
    TokenUsed = "token-used",
    /// A token of the API was revoked.
    TokenRevoked = "token-revoked",
    /// A signing key was made.
    SigningKeyMade = "signing-key-made",
    /// The logo on certificates was changed or removed.
    LogoChanged = "logo-changed",
    /// A sign-in provider was entered.
    ProviderAdded = "provider-added",
    /// A sign-in provider was changed.
    ProviderChanged = "provider-changed",
    /// A sign-in provider was offered.
    ProviderOffered = "provider-offered",
    /// A sign-in provider was withdrawn.
    ProviderWithdrawn = "provider-withdrawn",
    /// A sign-in provider was removed with its links.
    ProviderRemoved = "provider-removed",
    /// An account was linked with a sign-in provider.
    ProviderLinked = "provider-linked",
    /// An account was unlinked from a sign-in provider.
    ProviderUnlinked = "provider-unlinked",
    /// A webhook was made.
    WebhookMade = "webhook-made",
    /// Name, address or events of a webhook were changed.
    WebhookChanged = "webhook-changed",
    /// A webhook got a new secret.
    WebhookSecretRenewed = "webhook-secret-renewed",
    /// A test event was sent to a webhook.
    WebhookTried = "webhook-tried",
    /// A webhook was paused: by an admin, or by itself after failures.
    WebhookPaused = "webhook-paused",
    /// A webhook was resumed.
    WebhookResumed = "webhook-resumed",
    /// A delivery to a webhook was sent again.
    WebhookResent = "webhook-resent",
    /// A webhook was removed.
    WebhookRemoved = "webhook-removed",
}

#[cfg(test)]
mod tests {
    use super::Deed;
    use std::collections::BTreeSet;

    #[test]
    fn deed_words_are_distinct() {
        let words: BTreeSet<&str> = Deed::ALL.iter().map(|deed| deed.word()).collect();
        assert_eq!(words.len(), Deed::ALL.len());
    }
}
