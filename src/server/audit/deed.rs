//! Everything that is entered in the log.

macro_rules! deeds {
    ($($(#[doc = $doc:literal])+ $deed:ident = $word:literal,)+) => {
        /// An audited action.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Deed {
            $($(#[doc = $doc])+ $deed,)+
        }

        impl Deed {
            /// Every deed there is.
            pub const ALL: &'static [Self] = &[$(Self::$deed,)+];

            /// Parses a token.
            pub fn read(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|deed| deed.word() == word)
            }

            /// The word under which it is kept. It is part of what hashes are made of, and never changed.
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
    AccountInvited = "account-invited",
    /// An invitation was taken up.
    InvitationTaken = "invitation-taken",
    /// The owner showed that the address is theirs.
    AddressConfirmed = "address-confirmed",
    AddressChanged = "address-changed",
    NameChanged = "name-changed",
    /// The password was changed by who knew it.
    PasswordChanged = "password-changed",
    /// A new password was set by a link that was sent.
    PasswordReset = "password-reset",
    /// A second factor was set up.
    SecondFactorSet = "second-factor-set",
    /// The second factor was taken away.
    SecondFactorRemoved = "second-factor-removed",
    /// New recovery codes were made.
    RecoveryCodesMade = "recovery-codes-made",
    RecoveryCodeUsed = "recovery-code-used",
    /// Sessions were ended.
    SessionsEnded = "sessions-ended",
    MemberNumberChanged = "member-number-changed",
    /// Change of another person's account requested, pending a second person.
    AccountChangeAsked = "account-change-asked",
    /// Such a change was dropped.
    AccountChangeDropped = "account-change-dropped",
    /// Everything of an account was handed to its owner.
    DataExported = "data-exported",
    AccountDeleted = "account-deleted",
    AccommodationsSet = "accommodations-set",
    /// The archive of a sitting was handed out.
    SittingArchived = "sitting-archived",
    /// A candidate's marks regraded by the engine.
    AttemptRemarked = "attempt-remarked",
    /// A sitting, or all of a federation's, regraded by the engine.
    SittingRemarked = "sitting-remarked",
    /// A candidate appealed.
    AppealRaised = "appeal-raised",
    AppealDecided = "appeal-decided",
    /// Directed session entered.
    DirectedEntered = "directed-entered",
    /// Unsigned directed session withdrawn.
    DirectedWithdrawn = "directed-withdrawn",
    /// A co-signer put their name to one.
    DirectedSigned = "directed-signed",
    /// A co-signer refused to.
    DirectedRefused = "directed-refused",
    /// A co-signer took their signature back.
    DirectedTakenBack = "directed-taken-back",
    RoleGranted = "role-granted",
    /// A role was taken away.
    RoleRevoked = "role-revoked",
    /// A federation was entered.
    FederationAdded = "federation-added",
    /// Settings changed.
    FederationChanged = "federation-changed",
    CourseMade = "course-made",
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
    PaperMade = "paper-made",
    PaperChanged = "paper-changed",
    ProgrammeMade = "programme-made",
    ProgrammeChanged = "programme-changed",
    ProgrammeOffered = "programme-offered",
    /// A programme is not offered any more.
    ProgrammeWithdrawn = "programme-withdrawn",
    SittingMade = "sitting-made",
    /// The settings of a sitting were changed.
    SittingChanged = "sitting-changed",
    SittingOpened = "sitting-opened",
    /// The end of a sitting was moved.
    SittingMoved = "sitting-moved",
    SittingEnded = "sitting-ended",
    /// A candidate was let begin.
    AttemptAuthorised = "attempt-authorised",
    /// A candidate's clock was stopped.
    AttemptPaused = "attempt-paused",
    /// A candidate's clock was let go on.
    AttemptResumed = "attempt-resumed",
    /// A candidate was given more time, or less.
    AttemptTimeAdded = "attempt-time-added",
    /// A candidate's attempt was ended by an examiner.
    AttemptEnded = "attempt-ended",
    /// A candidate went on with their attempt on another device.
    AttemptTakenOver = "attempt-taken-over",
    /// A file of people was taken over.
    PeopleEnrolled = "people-enrolled",
    /// A letter was put back in the queue.
    LetterRetried = "letter-retried",
    /// A page that is left to examiners was marked by one of them.
    PageMarked = "page-marked",
    /// Points were given for what is done at the table, or said.
    SheetKept = "sheet-kept",
    /// Review of an exam opened to candidates.
    ReviewOpened = "review-opened",
    /// The results of an exam were handed out as a file.
    ResultsExported = "results-exported",
    /// A first examiner agreed to a certificate that two must agree to.
    CertificateAgreed = "certificate-agreed",
    CertificateIssued = "certificate-issued",
    /// A certificate was renewed by another one.
    CertificateRenewed = "certificate-renewed",
    /// Certificate reissued after a change of name.
    CertificateReissued = "certificate-reissued",
    CertificateSuspended = "certificate-suspended",
    /// A certificate that was suspended counts again.
    CertificateReinstated = "certificate-reinstated",
    CertificateRevoked = "certificate-revoked",
    /// Director listed, with their consent.
    DirectorListed = "director-listed",
    /// Director removed from the list.
    DirectorUnlisted = "director-unlisted",
    /// A key was made by which certificates are signed.
    SigningKeyMade = "signing-key-made",
    /// The picture on certificates was changed, or taken away.
    LogoChanged = "logo-changed",
}

#[cfg(test)]
mod tests {
    use super::Deed;
    use std::collections::BTreeSet;

    #[test]
    fn every_deed_has_a_word_of_its_own() {
        let words: BTreeSet<&str> = Deed::ALL.iter().map(|deed| deed.word()).collect();
        assert_eq!(words.len(), Deed::ALL.len());
    }
}
