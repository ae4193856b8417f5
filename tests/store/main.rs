//! The store's contract, in full on both databases, and the server's rules over it.
//!
//! Each behaviour is written once, as a function that is given a fresh [`place::Place`]; the table below makes two
//! tests of it. SQLite is a file in a temporary folder. PostgreSQL is started by [`cluster`] and stopped with the
//! program.

#![cfg(feature = "ssr")]

mod accounts;
mod addresses;
mod answers;
mod audit;
mod catcher;
mod cluster;
mod courses;
mod delivery;
mod enrolments;
mod federations;
mod flags;
mod folder;
mod mail;
mod notes;
mod opening;
mod own_account;
mod place;
mod plans;
mod practice;
mod reports;
mod roles;
mod rows;
mod schema;
mod second_factors;
mod sessions;
mod signing_in;
mod signing_up;
mod tickets;
mod transactions;
mod ways_in;

/// Makes a test of each behaviour on each database. A behaviour that is not listed is dead code, and the compiler
/// says so.
macro_rules! contract {
    ($($module:ident { $($behaviour:ident,)+ })+) => {
        mod sqlite { $(contract!(@on Sqlite, $module, $($behaviour,)+);)+ }
        mod postgres { $(contract!(@on Postgres, $module, $($behaviour,)+);)+ }
    };
    (@on $kind:ident, $module:ident, $($behaviour:ident,)+) => {
        mod $module {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $behaviour() {
                    crate::$module::$behaviour(crate::place::Place::new(crate::place::Kind::$kind).await).await;
                }
            )+
        }
    };
}

contract! {
    opening {
        opening_twice_changes_nothing,
        opening_from_many_sides_at_once_migrates_once,
        a_history_that_differs_is_refused,
        every_migration_in_the_folder_is_compiled_in,
        an_open_store_answers_and_a_closed_one_does_not,
    }
    transactions {
        what_is_committed_is_seen_at_once,
        what_is_not_committed_is_seen_by_nobody,
        what_is_dropped_has_not_happened,
        a_write_that_fails_half_way_leaves_nothing,
        a_store_can_be_written_after_a_write_failed,
    }
    federations {
        a_federation_is_read_as_it_was_written,
        a_code_that_is_there_already_keeps_its_federation,
        twenty_at_once_enter_one_federation,
        an_id_that_is_there_already_is_named,
        a_code_violated_is_named,
    }
    accounts {
        an_account_is_read_as_it_was_written,
        an_address_is_one_account_within_a_federation,
        an_address_may_be_in_two_federations,
        an_id_that_is_there_already_is_named,
        an_account_of_no_federation_is_refused,
        an_account_is_found_in_its_own_federation_only,
        an_address_is_found_in_its_own_letters_only,
        a_row_is_printed_without_the_person,
    }
    sessions {
        a_session_is_read_as_it_was_written,
        a_token_that_is_there_already_is_named,
        a_session_of_no_account_is_refused,
        a_hash_of_another_length_is_refused,
        a_session_that_is_used_lasts_longer,
        a_session_that_has_expired_cannot_be_prolonged,
        a_session_that_is_ended_is_gone,
        only_what_has_expired_is_swept,
    }
    answers {
        an_answer_is_read_as_it_was_written,
        an_answer_is_found_by_its_id_and_its_account_only,
        answers_come_by_scenario_and_in_their_order,
        what_was_given_is_read_in_its_order_without_the_answers,
        a_confidence_is_one_of_three_or_none,
        an_account_sees_its_own_answers_only,
        an_id_that_is_there_already_is_named,
        an_answer_of_no_account_is_refused,
        an_answer_of_an_account_elsewhere_is_refused,
        a_mark_outside_the_scale_is_refused,
        twenty_at_once_are_all_kept,
        answers_survive_reopening,
        a_row_that_cannot_be_read_is_an_error_and_no_panic,
    }
    signing_up {
        signing_up_makes_an_account_and_signs_it_in,
        every_fault_is_reported_at_once,
        an_address_is_taken_whatever_its_letters,
        of_two_with_one_address_at_once_one_is_signed_up,
        a_form_with_faults_leaves_nothing,
        neither_password_nor_token_is_in_the_database,
        the_demonstration_federation_is_there_once,
    }
    signing_in {
        the_right_password_signs_in,
        a_wrong_password_and_an_unknown_address_get_the_same_answer,
        every_signing_in_has_a_token_of_its_own,
        signing_out_ends_that_session_only,
        a_token_nobody_was_given_stands_for_nobody,
        a_session_ends_when_it_is_not_used,
        a_session_that_is_used_goes_on,
        expired_sessions_are_removed_in_time,
        after_too_many_attempts_even_the_right_password_must_wait,
        many_attempts_at_once_do_not_slip_through,
        the_right_password_wipes_the_slate,
        an_address_that_cannot_be_is_merely_wrong,
    }
    practice {
        every_answer_is_kept,
        an_answer_is_given_back_to_who_gave_it,
        an_answer_shown_as_saved_survives_the_program,
        progress_is_made_of_every_answer_in_its_order,
        twenty_answers_at_once_are_all_kept,
        an_answer_that_cannot_be_kept_leaves_nothing,
        answers_are_numbered_as_time_goes_by,
    }
    flags {
        a_flag_is_set_once_and_cleared,
        a_flag_is_its_owners,
        twenty_at_once_set_one_flag,
        a_flag_of_no_account_is_refused,
    }
    notes {
        a_note_shown_as_saved_survives_the_program,
        what_a_note_was_is_kept_when_it_is_changed_and_taken_away,
        a_note_is_its_owners,
        a_note_that_says_the_same_again_is_no_new_one,
        a_text_that_is_too_long_or_holds_a_zero_byte_is_refused_and_nothing_is_lost,
        notes_written_at_once_are_all_kept,
        an_id_that_is_there_already_is_named,
        a_row_is_printed_without_the_text,
    }
    roles {
        a_role_is_held_where_it_was_given,
        whose_roles_change_is_signed_out_everywhere,
        everybody_is_a_trainee_at_home_and_an_operator_runs_every_federation,
        who_may_what_is_asked_of_the_table,
        people_are_listed_by_name_and_found_by_what_is_known_of_them,
        a_federation_is_entered_once_and_its_settings_are_changed,
        settings_with_faults_are_told_all_of_them,
    }
    reports {
        a_report_is_given_back_to_the_operator_as_it_was_sent,
        a_visitor_reports_without_an_account,
        reports_come_the_latest_first_and_no_more_than_asked_for,
        after_too_many_reports_one_must_wait_and_others_need_not,
        a_report_without_words_or_with_too_many_is_refused_and_does_not_count,
        an_id_that_is_there_already_is_named,
    }
    plans {
        nobody_reviews_until_they_decide_to,
        a_plan_is_kept_and_changed,
        a_plan_is_its_owners,
        a_form_that_is_no_plan_is_told_every_fault,
        a_value_that_is_no_plans_is_refused_by_the_table,
    }
    audit {
        an_entry_is_read_as_it_was_made_and_holds_on_to_the_one_before,
        entries_made_at_once_are_one_chain,
        what_is_not_committed_is_not_entered,
        entries_can_be_neither_changed_nor_removed_nor_put_between,
        a_log_that_was_tampered_with_is_found_out,
        a_log_made_anew_is_found_out_by_a_hash_that_was_kept,
        a_log_is_its_federations_and_is_narrowed_down,
        a_log_outlives_the_account_and_shows_no_name_then,
        ten_thousand_entries_are_made_and_checked,
    }
    mail {
        a_letter_is_read_as_it_was_written_and_printed_without_the_person_and_the_link,
        what_is_due_comes_in_turn_and_letters_that_somebody_waits_for_come_first,
        of_twenty_who_take_a_letter_one_tries_it,
        a_letter_that_is_of_no_more_use_says_nothing_any_more,
    }
    tickets {
        a_ticket_is_found_by_its_secret_for_its_purpose_and_in_its_time_only,
        of_twenty_who_redeem_a_ticket_one_does,
        expired_tickets_and_those_of_an_account_are_removed_and_no_others,
    }
    delivery {
        a_letter_is_sent_once_as_plain_text_and_then_says_nothing_any_more,
        a_letter_that_is_refused_for_now_is_tried_later_and_later,
        a_letter_to_nobody_is_given_up,
        a_letter_whose_link_has_expired_is_not_sent,
        many_servers_at_once_send_each_letter_once,
        a_letter_of_a_transaction_that_fails_is_not_there,
    }
    ways_in {
        a_new_password_ends_sessions_and_links_and_is_told,
        a_link_works_once_for_its_purpose_its_account_and_its_time,
        of_many_who_follow_a_link_at_once_one_chooses_the_password,
        only_the_hash_of_a_link_is_kept_beside_the_letter,
        nobody_without_an_account_gets_a_letter_and_nobody_gets_too_many,
        whoever_signs_up_confirms_the_address_with_the_password,
        signing_up_tells_nobody_whether_there_is_an_account,
        where_people_are_invited_nobody_signs_up,
        whoever_is_invited_chooses_a_password_and_is_in,
        another_address_is_confirmed_there_and_told_to_the_old_one,
        the_address_of_another_account_is_not_told_and_not_taken,
    }
    second_factors {
        once_it_is_confirmed_signing_in_asks_for_a_code,
        a_code_is_taken_once_however_many_send_it,
        codes_cannot_be_guessed_one_after_another,
        a_recovery_code_lets_in_once,
        a_secret_that_is_confirmed_is_neither_replaced_nor_shown,
        neither_recovery_codes_nor_tokens_are_in_the_database,
        a_role_that_asks_for_it_counts_only_with_it,
    }
    own_account {
        sessions_are_listed_with_their_devices_and_ended_by_their_owner,
        a_session_ends_in_the_end_however_much_it_is_used,
        another_password_ends_every_session,
        a_hash_of_another_cost_is_renewed_at_sign_in,
        too_much_that_fails_from_one_network_must_wait,
        nobody_finds_out_from_one_network_which_of_many_addresses_are_known,
        a_name_is_changed_within_its_rules,
        everything_of_somebody_is_told_but_no_secret,
        who_leaves_leaves_answers_that_nobody_can_tell_are_theirs,
        what_somebody_needs_is_granted_by_those_who_may,
    }
    courses {
        a_course_is_read_as_it_was_made_and_as_it_was_changed,
        a_course_with_faults_is_told_every_one_and_is_not_kept,
        a_course_is_its_federations,
        members_come_by_name_and_leaders_are_course_leaders,
        what_is_assigned_is_seen_by_trainees_who_are_not_suspended,
        the_answers_of_members_and_of_nobody_else_are_read_in_their_order,
    }
    enrolments {
        a_file_is_tried_without_effect_and_carried_out_whole,
        the_same_file_once_more_changes_nothing,
        a_file_with_a_fault_is_not_carried_out_at_all,
        what_has_changed_since_is_seen_and_then_nothing_is_done,
        somebody_who_signed_up_meanwhile_is_not_made_twice,
        a_file_is_seen_by_who_tried_it_alone,
    }
}
