//! Deletion of an account: rows removed and rows kept.

use super::account::AccountId;
use super::db::WriteTransaction;
use super::error::StoreError;
use super::federation::FederationId;
use super::query::execute;

/// Statements that remove the account's personal rows, and its roles in other federations too.
/// Answers, attempts and reports stay for the statistics of scenarios, but refer to an account
/// without name, address, number or password.
const ERASE_PERSONAL: [&str; 22] = [
    "DELETE FROM session WHERE federation_id = $1 AND account_id = $2",
    "DELETE FROM second_factor WHERE federation_id = $1 AND account_id = $2",
    "DELETE FROM recovery_code WHERE federation_id = $1 AND account_id = $2",
    "DELETE FROM accommodation WHERE federation_id = $1 AND account_id = $2",
    "DELETE FROM ticket WHERE federation_id = $1 AND account_id = $2",
    "DELETE FROM provider_link WHERE federation_id = $1 AND account_id = $2",
    "DELETE FROM provider_flow WHERE federation_id = $1 AND account_id = $2",
    "DELETE FROM roster WHERE federation_id = $1 AND account_id = $2",
    "DELETE FROM course_member WHERE federation_id = $1 AND account_id = $2",
    "DELETE FROM plan WHERE federation_id = $1 AND account_id = $2",
    "DELETE FROM flag WHERE federation_id = $1 AND account_id = $2",
    "DELETE FROM note WHERE federation_id = $1 AND account_id = $2",
    "DELETE FROM saved_case WHERE federation_id = $1 AND account_id = $2",
    "DELETE FROM listing WHERE federation_id = $1 AND account_id = $2",
    "DELETE FROM directed WHERE federation_id = $1 AND account_id = $2",
    "DELETE FROM hall_scan WHERE federation_id = $1 AND account_id = $2",
    "DELETE FROM job WHERE federation_id = $1 AND kind = 'account-change' AND about = $2",
    "DELETE FROM job WHERE by_federation_id = $1 AND by_account_id = $2 AND state = 'tried'",
    "DELETE FROM role WHERE home_id = $1 AND account_id = $2",
    "DELETE FROM sitting_marker WHERE home_id = $1 AND account_id = $2",
    "UPDATE attempt_page SET note = '' WHERE federation_id = $1
        AND attempt_id IN (SELECT id FROM attempt WHERE federation_id = $1 AND account_id = $2)",
    "UPDATE report SET account_id = NULL WHERE federation_id = $1 AND account_id = $2",
];

/// Statements that erase certificates if the federation does not keep the record. The row stays,
/// revoked and empty, as its number is never reused.
const ERASE_RECORD: [&str; 3] = [
    "UPDATE certificate_event SET reason = '' WHERE federation_id = $1
        AND certificate_id IN (SELECT id FROM certificate WHERE federation_id = $1 AND account_id = $2)",
    "DELETE FROM credential WHERE federation_id = $1
        AND certificate_id IN (SELECT id FROM certificate WHERE federation_id = $1 AND account_id = $2)",
    "UPDATE certificate SET holder = '', sought = '', issued_by = NULL, agreed_by = NULL, grounds = '{}',
     state = 'revoked'
        WHERE federation_id = $1 AND account_id = $2",
];

/// Removes an account's personal rows and empties the account. `email` replaces the address: a
/// unique text that is no address. `keeps_record` keeps the public record of certificates.
pub async fn erase(
    write: &mut WriteTransaction,
    federation: FederationId,
    account: AccountId,
    email: &str,
    keeps_record: bool,
) -> Result<(), StoreError> {
    const EMPTY_ACCOUNT: &str = "
        UPDATE account SET email = $3, name = '', sought = '', password_hash = '', member_number = NULL,
            confirmed_at = NULL
        WHERE federation_id = $1 AND id = $2";
    let record = ERASE_RECORD.into_iter().filter(|_| !keeps_record);
    for sql in ERASE_PERSONAL.into_iter().chain(record) {
        execute(write, sql, &(federation, account)).await?;
    }
    execute(write, EMPTY_ACCOUNT, &(federation, account, email)).await
}

#[cfg(test)]
mod tests {
    use super::super::open::SQLITE_MIGRATIONS;
    use super::ERASE_PERSONAL;
    use std::collections::BTreeSet;

    /// Tables of accounts whose rows stay as they are: what was answered, and what was certified.
    const KEPT: [&str; 4] = ["answer", "attempt", "certificate", "certificate_assent"];

    #[test]
    fn every_table_of_accounts_is_erased_or_kept() {
        let sql: String = SQLITE_MIGRATIONS.iter().map(|one| one.sql.as_str()).collect();
        let has_account = |columns: &str| columns.lines().any(|line| line.trim().starts_with("account_id "));
        let created = sql.split("CREATE TABLE ").skip(1).filter_map(|table| table.split_once(" ("));
        let of_accounts = created.filter(|(_, rest)| rest.split("STRICT").next().is_some_and(has_account));
        // A table that is made again has another name until it takes the place of the old one.
        let renamed =
            sql.lines().filter_map(|line| line.strip_prefix("ALTER TABLE ")?.split_once(" RENAME TO "));
        let renamed: BTreeSet<&str> = renamed.map(|(from, _)| from).collect();
        let of_accounts: BTreeSet<&str> =
            of_accounts.map(|(name, _)| name).filter(|name| !renamed.contains(name)).collect();
        let erased = ERASE_PERSONAL.iter().filter(|sql| !sql.starts_with("DELETE FROM job "));
        let erased = erased.filter_map(|sql| {
            sql.strip_prefix("DELETE FROM ").or(sql.strip_prefix("UPDATE "))?.split(' ').next()
        });
        let listed: BTreeSet<&str> = erased.filter(|name| *name != "attempt_page").chain(KEPT).collect();
        assert_eq!(of_accounts, listed, "list each table once, in ERASE_PERSONAL or in KEPT");
    }
}
