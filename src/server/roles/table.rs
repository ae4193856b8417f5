//! The table of role and action: the only place that decides who may do what.

use super::Role::{self, Admin, CourseLeader, Examiner, Operator, Trainee};
use super::Roles;

/// A kind of thing that somebody may do in a federation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Answer, flag, note and plan: what a trainee keeps
    Practise,
    /// See and change an account: name, address, password, second factor, sessions; take its data along; delete it
    KeepAccount,
    /// See what a federation offers to those who belong to it
    SeeFederation,
    /// See who belongs to it
    SeePeople,
    /// Remove the second factor of somebody else, correct their account, delete it
    KeepPeople,
    /// Invite somebody, or enter many from a file
    Enrol,
    /// Make courses, assign practice, say who is in them
    LeadCourses,
    /// See what people have practised and how well
    SeeProgress,
    /// Say what somebody needs in an exam
    Accommodate,
    /// Sit an exam, see what came of it, appeal
    SitExams,
    /// Make papers and sittings, watch candidates, open the review, decide appeals
    HoldExams,
    /// Write the federation's own programmes, and say which are offered
    SetProgrammes,
    /// Issue certificates, and suspend, reinstate, revoke, renew and re-issue them
    Certify,
    /// See and take along one's own certificates, say whether one is listed as a director, enter sessions that one has directed
    KeepCertificates,
    /// Put one's name to a session that somebody has directed
    CoSign,
    /// Give and take the roles of course leader, examiner and admin
    GrantRoles,
    /// Give and take the role of operator
    GrantOperator,
    /// Change the settings
    SetFederation,
    /// Read and export the audit log
    SeeAudit,
    /// See mails that have not gone out, and enter federations
    RunSite,
}

/// Whom it is done to: oneself or somebody else. What is done to nobody in particular is done to others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Whose {
    /// Oneself
    Own,
    /// Somebody else, or nobody in particular
    Others,
}

/// An action with the roles that may do it to themselves and to others.
struct Row(Action, Roles, Roles);

const fn row(action: Action, own: &[Role], others: &[Role]) -> Row {
    Row(action, Roles::of(own), Roles::of(others))
}

/// Everybody with a role.
const ANY: &[Role] = &Role::ALL;
/// Those who run something.
const STAFF: &[Role] = &[CourseLeader, Examiner, Admin, Operator];

/// Nobody sets their own roles, says what they need themselves, or certifies themselves. An operator runs the site and the accounts; what people have
/// practised is no part of that.
const TABLE: [Row; 20] = [
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
    row(Action::HoldExams, &[Examiner], &[Examiner]),
    row(Action::SetProgrammes, &[Examiner, Admin], &[Examiner, Admin]),
    row(Action::Certify, &[], &[Examiner]),
    row(Action::KeepCertificates, &[Trainee], &[]),
    row(Action::CoSign, &[], &[CourseLeader, Examiner]),
    row(Action::GrantRoles, &[], &[Admin, Operator]),
    row(Action::GrantOperator, &[], &[Operator]),
    row(Action::SetFederation, &[Admin, Operator], &[Admin, Operator]),
    row(Action::SeeAudit, &[Admin, Operator], &[Admin, Operator]),
    row(Action::RunSite, &[Operator], &[Operator]),
];

impl Action {
    /// All of them, in the order of the table.
    pub fn all() -> impl Iterator<Item = Action> {
        TABLE.iter().map(|Row(action, ..)| *action)
    }

    /// The roles that may do it.
    pub const fn roles(self, whose: Whose) -> Roles {
        let Row(_, own, others) = TABLE[self as usize];
        match whose {
            Whose::Own => own,
            Whose::Others => others,
        }
    }
}

/// Whether somebody who holds these roles in a federation may do this there.
pub const fn may(held: Roles, action: Action, whose: Whose) -> bool {
    held.has_any(action.roles(whose))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_action_stands_where_it_is_looked_for() {
        for (place, action) in Action::all().enumerate() {
            assert_eq!(action as usize, place, "{action:?}");
        }
    }

    #[test]
    fn who_holds_nothing_may_nothing() {
        for action in Action::all() {
            assert!(!may(Roles::NONE, action, Whose::Own) && !may(Roles::NONE, action, Whose::Others));
        }
    }

    #[test]
    fn nobody_raises_themselves() {
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
    fn what_is_kept_of_practice_and_account_is_ones_own() {
        for action in [Action::Practise, Action::KeepAccount, Action::SitExams, Action::KeepCertificates] {
            assert!(may(Roles::of(&[Trainee]), action, Whose::Own), "{action:?}");
            assert!(!may(Roles::of(&Role::ALL), action, Whose::Others), "{action:?}");
        }
    }
}
