//! The table of role and action: the only place that decides who may do what.

use super::Role::{self, Admin, CourseLeader, Examiner, Invigilator, Operator, Trainee};
use super::Roles;

/// A kind of action in a federation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Practise: answers, flags, notes, review settings
    Practise,
    /// See, change, export and delete one's own account
    KeepAccount,
    /// See a federation's offers to its members
    SeeFederation,
    /// See its members
    SeePeople,
    /// Remove another person's second factor, correct their account, delete it
    KeepPeople,
    /// Invite people, or import them from a file
    Enrol,
    /// Make courses, assign practice, manage members
    LeadCourses,
    /// See members' practice and results
    SeeProgress,
    /// Set a candidate's accommodation
    Accommodate,
    /// Sit an exam, see its review, appeal
    SitExams,
    /// Watch candidates on the live monitor, let them in, stop and add time
    Invigilate,
    /// Mark the answers of an exam that are left to judgement
    Mark,
    /// Make papers and sittings, end attempts, open the review, decide appeals
    HoldExams,
    /// Write and publish the federation's own programmes
    SetProgrammes,
    /// Write and review the federation's own scenarios
    WriteScenarios,
    /// Issue certificates, and suspend, reinstate, revoke, renew and re-issue them
    Certify,
    /// Download one's own certificates, be listed as a director, enter directed sessions
    KeepCertificates,
    /// Co-sign a directed session
    CoSign,
    /// Give and take the roles of course leader, invigilator, examiner and admin
    GrantRoles,
    /// Give and take the role of operator
    GrantOperator,
    /// Change the settings
    SetFederation,
    /// Make and revoke tokens of the API, and webhooks
    KeepTokens,
    /// Read and export the audit log
    SeeAudit,
    /// See unsent emails, and create federations
    RunSite,
}

/// The affected account: one's own or another. Actions that affect no account count as on others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Whose {
    /// Oneself
    Own,
    /// Another account, or none
    Others,
}

/// An action with the roles that may do it to themselves and to others.
struct Permission(Action, Roles, Roles);

const fn row(action: Action, own: &[Role], others: &[Role]) -> Permission {
    Permission(action, Roles::of(own), Roles::of(others))
}

/// Every role.
const ANY: &[Role] = &Role::ALL;
/// Those who run something; invigilators see only the candidates on the monitor.
const STAFF: &[Role] = &[CourseLeader, Examiner, Admin, Operator];

/// No account sets its own roles or accommodation, or certifies itself. An operator runs the site
/// and its accounts; users' practice is not part of that.
const TABLE: [Permission; 24] = [
    row(Action::Practise, &[Trainee], &[]),
    row(Action::KeepAccount, &[Trainee], &[]),
    row(Action::SeeFederation, ANY, ANY),
    row(Action::SeePeople, STAFF, STAFF),
    row(Action::KeepPeople, &[], &[Admin, Operator]),
    row(Action::Enrol, &[CourseLeader, Admin, Operator], &[CourseLeader, Admin, Operator]),
    row(Action::LeadCourses, &[CourseLeader, Admin], &[CourseLeader, Admin]),
    row(Action::SeeProgress, &[CourseLeader, Examiner, Admin], &[CourseLeader, Examiner, Admin]),
    row(Action::Accommodate, &[], &[Examiner, Admin]),
    row(Action::SitExams, &[Trainee], &[]),
    row(Action::Invigilate, &[Invigilator, Examiner], &[Invigilator, Examiner]),
    row(Action::Mark, &[Examiner], &[Examiner]),
    row(Action::HoldExams, &[Examiner], &[Examiner]),
    row(Action::SetProgrammes, &[Examiner, Admin], &[Examiner, Admin]),
    row(Action::WriteScenarios, &[Examiner, Admin], &[Examiner, Admin]),
    row(Action::Certify, &[], &[Examiner]),
    row(Action::KeepCertificates, &[Trainee], &[]),
    row(Action::CoSign, &[], &[CourseLeader, Examiner]),
    row(Action::GrantRoles, &[], &[Admin, Operator]),
    row(Action::GrantOperator, &[], &[Operator]),
    row(Action::SetFederation, &[Admin, Operator], &[Admin, Operator]),
    row(Action::KeepTokens, &[Admin], &[Admin]),
    row(Action::SeeAudit, &[Admin, Operator], &[Admin, Operator]),
    row(Action::RunSite, &[Operator], &[Operator]),
];

/// What an accepted invitation to mark a sitting permits, there and on others, without a role.
const OF_MARKERS: [Action; 1] = [Action::Mark];

impl Action {
    /// True if markers of a sitting may do it there.
    pub(super) fn is_of_markers(self) -> bool {
        OF_MARKERS.contains(&self)
    }

    /// All of them, in the order of the table.
    pub fn all() -> impl Iterator<Item = Action> {
        TABLE.iter().map(|Permission(action, ..)| *action)
    }

    /// The roles that may do it.
    pub const fn roles(self, whose: Whose) -> Roles {
        let Permission(_, own, others) = TABLE[self as usize];
        match whose {
            Whose::Own => own,
            Whose::Others => others,
        }
    }
}

/// True if these roles in a federation permit the action there.
pub const fn may(held: Roles, action: Action, whose: Whose) -> bool {
    held.has_any(action.roles(whose))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_is_ordered_by_action() {
        for (place, action) in Action::all().enumerate() {
            assert_eq!(action as usize, place, "{action:?}");
        }
    }

    #[test]
    fn no_role_permits_nothing() {
        for action in Action::all() {
            assert!(!may(Roles::NONE, action, Whose::Own) && !may(Roles::NONE, action, Whose::Others));
        }
    }

    #[test]
    fn refuses_acting_on_oneself() {
        let all = Roles::of(&Role::ALL);
        for action in [
            Action::GrantRoles,
            Action::GrantOperator,
            Action::KeepPeople,
            Action::Accommodate,
            Action::Certify,
            Action::CoSign,
        ] {
            assert!(!may(all, action, Whose::Own), "{action:?}");
        }
        assert!(!may(Roles::of(&[Admin]), Action::GrantOperator, Whose::Others));
    }

    #[test]
    fn invigilators_only_watch_over_exams() {
        let held = Roles::of(&[Role::Invigilator]);
        let may: Vec<Action> = Action::all().filter(|action| may(held, *action, Whose::Others)).collect();
        assert_eq!(may, [Action::SeeFederation, Action::Invigilate]);
    }

    #[test]
    fn own_practice_and_account_are_private() {
        for action in [Action::Practise, Action::KeepAccount, Action::SitExams, Action::KeepCertificates] {
            assert!(may(Roles::of(&[Trainee]), action, Whose::Own), "{action:?}");
            assert!(!may(Roles::of(&Role::ALL), action, Whose::Others), "{action:?}");
        }
    }
}
