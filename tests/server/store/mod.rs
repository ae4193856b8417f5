//! The store's contract, in full on both databases, and the server's rules over it.
//!
//! Each behaviour is written once, as a function that is given a fresh [`place::Place`]; the table below makes two
//! tests of it. SQLite is a file in a temporary folder. PostgreSQL is started by [`cluster`] and stopped with the
//! program.

mod account_changes;
mod accounts;
mod addresses;
mod after_exams;
mod answers;
mod appeals;
mod archives;
mod attempt_clock;
mod attempts;
mod attempts_held;
mod audit;
mod backups;
mod breaks;
mod catcher;
mod certificates;
mod certificates_edition;
mod certificates_kept;
mod courses;
mod delivery;
mod directed;
mod encrypted;
mod enrolments;
mod exams_hold;
mod exposures;
mod federations;
mod flags;
mod folder;
mod guessing;
mod jobs;
mod mail;
mod marks;
mod marks_left;
mod moving;
mod newer;
mod news;
mod notes;
mod opening;
mod own_account;
mod own_exams;
mod place;
mod plans;
mod practice;
mod programmes;
mod records;
mod remarking;
mod reports;
mod roles;
mod rows;
mod schema;
mod second_factors;
mod sessions;
mod signing_in;
mod signing_up;
mod throttle;
mod tickets;
mod together;
mod together_postgres;
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
                    crate::store::$module::$behaviour(crate::store::place::Place::new(crate::store::place::Kind::$kind).await).await;
                }
            )+
        }
    };
}

contract! {
    account_changes {
        an_admin_removes_a_lost_second_factor,
        an_admin_corrects_an_account,
        an_admin_deletes_an_account,
        a_high_role_takes_a_second_person,
        an_operators_account_takes_two_operators,
        the_program_needs_no_second_person,
    }
    news {
        whoever_watches_a_sitting_hears_of_it_and_of_no_other,
        what_is_not_committed_is_told_to_nobody_and_the_end_to_all,
        a_node_whose_connection_is_lost_hears_again,
    }
    newer {
        a_newer_schema_that_only_adds_is_opened_and_one_that_serves_no_longer_is_not,
        what_is_kept_on_a_newer_schema_is_as_on_this_one,
        a_node_at_work_goes_on_while_another_migrates,
        two_versions_that_start_at_once_both_come_up,
    }
    directed {
        a_session_is_entered_signed_and_counted,
        what_is_wrong_with_a_session_is_told_and_nothing_is_kept,
        those_may_be_asked_whose_role_counts_and_nobody_their_own,
        who_is_asked_decides_and_a_signature_is_taken_back_with_words,
        what_is_not_signed_is_withdrawn_by_whose_it_is,
        so_many_wait_to_be_signed_and_no_more,
        who_leaves_takes_their_sessions_along_and_what_they_signed_stays_signed,
        a_value_that_is_no_sessions_is_refused_by_the_table,
    }
    marks_left {
        nobody_marks_fills_in_or_steers_their_own,
        nobody_both_sits_and_tries_a_sitting_and_a_trial_waits_for_nobody,
        who_never_began_has_no_result_and_what_is_ended_is_marked_at_once,
        what_is_told_otherwise_since_or_is_gone_is_left_to_examiners,
        an_answer_that_one_examiner_has_marked_waits_for_another_whatever_the_engine_could,
        what_was_over_before_the_program_began_is_marked_without_anybody_looking,
        where_the_engine_breaks_off_examiners_mark,
        results_know_what_each_candidate_is_granted,
        two_who_fill_in_one_sheet_take_nothing_back_from_each_other,
    }
    marks {
        marks_come_back_in_their_order_and_none_is_put_over_another,
        what_is_computed_is_marked_once_and_the_rest_waits_for_two_examiners_blind_of_each_other,
        where_two_examiners_differ_a_third_decides,
        two_marks_of_one_examiner_at_once_are_one,
        points_for_what_is_not_written_join_the_result_line_by_line,
        candidates_see_as_much_as_was_opened_and_are_written_to_once_for_each_phase,
        nothing_is_shown_that_could_help_somebody_who_sits,
        an_attempt_whose_time_has_run_out_is_marked_for_whoever_looks,
    }
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
        answers_of_exams_are_written_before_everything_that_waits,
        whoever_waits_for_a_connection_is_counted,
    }
    together {
        a_session_begun_while_a_role_is_given_knows_of_it,
        nobody_comes_in_with_a_password_that_is_being_replaced,
        no_link_is_asked_for_with_a_password_that_is_being_replaced,
        a_session_begun_while_a_second_factor_is_set_up_waits_for_a_code,
        who_signs_out_everywhere_is_not_let_in_by_a_code_that_is_on_its_way,
        recovery_codes_made_twice_at_once_are_one_set,
        a_session_at_the_table_entered_twice_at_once_is_one,
        who_leaves_gets_no_name_any_more,
        two_servers_that_issue_the_same_issue_it_once,
        a_file_of_people_carried_out_twice_at_once_makes_each_once,
        settings_changed_at_once_are_told_in_the_log_as_they_followed,
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
        names_stand_in_the_order_of_an_alphabet,
        a_name_is_found_whatever_its_capitals_and_marks,
        a_name_of_another_version_of_the_program_is_found_once_this_one_has_opened,
        many_names_of_another_version_are_all_made_plain,
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
        after_too_many_attempts_one_more_is_judged_each_minute,
        many_attempts_at_once_do_not_slip_through,
        the_right_password_wipes_the_slate,
        an_address_that_cannot_be_is_merely_wrong,
    }
    jobs {
        certificates_are_issued_once_by_whoever_is_left,
        what_was_issued_and_not_noted_is_told_as_issued,
        marks_are_compared_and_given_anew_once_by_whoever_is_left,
        a_file_is_carried_out_once_by_whoever_is_left,
        a_file_is_found_by_every_server_and_only_a_few_are_kept,
        a_job_that_stops_every_server_is_given_up,
        what_a_server_left_unmarked_another_marks,
    }
    throttle {
        two_servers_have_one_limit,
        who_was_right_at_one_server_is_forgiven_at_the_other,
        of_tries_at_two_servers_at_once_as_many_are_judged_as_may_be,
        what_fails_is_counted_and_what_is_allowed_is_not,
        what_slows_down_lets_one_more_by_each_time,
        an_attempt_that_could_not_be_judged_does_not_count,
        what_is_over_is_removed_by_whoever_comes,
        where_the_database_does_not_answer_nothing_may_be_tried,
    }
    guessing {
        a_stranger_does_not_keep_somebody_out_from_elsewhere,
        a_device_that_was_signed_in_before_gets_through,
        a_mark_is_of_one_account_and_one_password,
        guesses_from_many_networks_are_bounded,
        a_new_password_lets_its_owner_in_whatever_was_guessed,
        a_network_from_which_much_fails_is_slowed_and_not_shut,
        signing_up_from_one_network_is_slowed,
        which_addresses_are_taken_is_found_out_slowly,
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
        until_a_plan_is_made_days_are_those_of_the_federation,
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
        a_letter_that_somebody_has_in_hand_is_hastened_by_nobody,
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
        a_letter_that_is_being_handed_over_is_tried_by_nobody_else_whoever_wants_it_at_once,
        who_is_told_to_stop_hears_what_became_of_letters_under_way_and_takes_no_other,
        who_is_told_to_stop_waits_for_a_mail_server_no_longer_than_the_farewell,
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
        open_sign_up_tells_nobody_where_mail_is_sent,
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
        a_name_is_changed_within_its_rules,
        everything_of_somebody_is_told_but_no_secret,
        who_leaves_leaves_answers_that_nobody_can_tell_are_theirs,
        what_somebody_needs_is_granted_by_those_who_may,
    }
    own_exams {
        exams_are_told_as_far_as_their_review_is_opened,
        who_leaves_leaves_attempts_that_nobody_can_tell_are_theirs,
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
    exams_hold {
        a_paper_is_kept_with_its_faults_and_called_what_its_file_says,
        a_sitting_with_faults_is_told_every_one_and_is_not_kept,
        a_sitting_is_read_as_it_was_made_and_is_opened_once,
        a_code_leads_to_what_is_under_way_or_else_next_or_else_last,
        a_bank_that_asks_otherwise_than_when_the_exam_was_opened_is_noticed,
        a_clock_that_stands_when_the_exam_closes_is_pointed_out,
        a_clock_that_nobody_lets_go_on_stands_for_a_day_after_the_close,
        what_is_granted_after_the_time_was_over_brings_nobody_back,
        the_board_takes_attempts_in_the_order_in_which_everybody_does,
        what_an_examiner_looked_at_is_what_is_opened,
        preparing_once_more_looks_at_the_same_variants,
        the_board_shows_who_is_in_and_what_an_examiner_does_is_logged,
        ending_a_sitting_ends_every_attempt_at_it,
        what_is_held_is_its_federations,
        minutes_are_given_from_one_to_240_and_taken_back,
    }
    programmes {
        a_programme_and_its_texts_are_read_as_they_were_written,
        a_programme_begins_as_an_example_or_with_one_level_under_a_word_of_its_own,
        of_two_who_write_at_once_neither_loses_anything,
        people_are_led_by_the_text_that_was_offered_until_another_is,
    }
    records {
        a_result_counts_when_it_is_whole_and_is_shown_when_the_review_is_opened,
        everybody_has_the_same_as_each_alone,
    }
    exposures {
        a_paper_that_is_held_again_asks_first_what_was_asked_least,
        neither_trials_nor_papers_of_those_who_never_began_count_as_asked,
        who_does_not_come_in_leaves_what_was_drawn_for_them,
    }
    attempts_held {
        what_waited_on_one_device_is_not_put_over_what_another_has_answered_since,
        what_waits_in_one_browser_is_kept_in_its_order_also_after_signing_in_anew,
        a_take_over_is_entered_in_the_log_and_nothing_else_a_candidate_does,
        so_many_changes_are_kept_of_an_attempt_and_none_that_is_longer_than_a_form,
        who_sends_without_end_keeps_nobody_waiting,
        who_had_their_last_attempt_meanwhile_does_not_come_in,
        coming_in_again_leaves_what_became_of_the_attempt_before,
        who_was_never_let_begin_has_had_no_attempt,
    }
    attempts {
        an_answer_told_as_saved_is_there_after_the_program_with_its_receipt,
        what_is_sent_twice_is_kept_once,
        many_who_save_at_once_have_each_their_own_in_order,
        an_order_that_cannot_be_kept_takes_nobody_elses_with_it,
        a_change_of_no_attempt_and_a_number_twice_are_refused_by_the_table,
        a_stage_opens_when_the_one_before_was_left_and_that_is_then_closed,
        another_device_takes_over_and_the_first_keeps_nothing_more,
        an_attempt_is_its_candidates_and_closes_what_shows_rulings_while_it_lasts,
    }
    attempt_clock {
        each_part_has_its_time_and_the_next_begins_when_it_is_over,
        the_end_of_the_sitting_holds_for_everybody,
        what_somebody_is_granted_counts_at_once,
        while_an_examiner_has_stopped_the_clock_nothing_is_taken_and_nothing_is_lost,
        where_the_clock_stops_silence_costs_nothing_up_to_the_cap,
        who_may_not_come_in_is_told_why,
        attempts_are_counted_within_their_period_and_wait_for_one_another,
        who_presses_twice_has_one_attempt,
        an_authorised_sitting_lets_nobody_begin_by_themselves,
        a_paper_is_of_what_was_seen_least,
    }
    archives {
        an_archive_holds_all_of_a_sitting_and_is_whole,
        whatever_is_changed_in_an_archive_is_found_out,
        an_archive_names_those_who_did_something_and_holds_appeals_results_and_the_log,
        an_archive_made_before_all_is_marked_says_so_and_tells_no_marks_that_wait,
        there_is_no_archive_while_somebody_may_answer_and_what_is_told_otherwise_is_listed,
        two_archives_are_made_at_once_and_who_comes_then_is_told_to_come_again,
    }
    after_exams {
        statistics_are_of_what_is_marked_and_name_where_the_strong_disagree,
    }
    remarking {
        what_the_engine_gives_otherwise_is_shown_and_given_anew_by_a_policy,
        a_mark_that_a_person_gave_meanwhile_stays,
        marking_anew_goes_on_where_it_broke_off_and_tells_what_is_seen_by_then,
        marks_are_given_anew_whoever_asked_for_it_stays_or_goes,
        what_was_told_otherwise_is_not_compared,
    }
    certificates {
        who_has_everything_is_proposed_and_issued_to,
        nobody_issues_or_changes_their_own,
        a_certificate_is_suspended_reinstated_and_revoked_with_a_reason,
        every_server_hands_out_the_same_status_list_for_a_day_byte_for_byte,
        issued_anew_it_bears_the_new_name_and_takes_the_place,
        the_register_holds_who_agreed_and_may_be_called_a_director,
        who_leaves_takes_the_record_along_unless_the_federation_keeps_it,
        a_certificate_keeps_the_logo_that_it_was_issued_with,
        what_a_certificate_was_issued_for_is_shown_as_far_as_the_federation_wants,
        keys_are_rotated_without_breaking_what_they_signed,
        holders_are_told_twice_before_a_certificate_runs_out,
        what_lapses_without_activity_moves_with_it,
        a_signed_session_counts_as_activity_and_one_that_is_not_signed_does_not,
        two_examiners_agree_where_a_level_asks_for_two,
        an_exam_certifies_only_once_its_marks_are_released,
        a_certificate_is_renewed_by_what_its_level_says,
    }
    certificates_edition {
        what_another_edition_changes_is_told_with_those_it_concerns,
        what_takes_long_is_asked_for_again_and_kept,
        what_exams_asked_stands_behind_a_certificate_and_older_ones_stay_readable,
        a_paper_of_what_has_changed_is_made_and_logged,
    }
    certificates_kept {
        they_are_searched_for_by_name_number_standing_and_level,
        who_stood_for_it_stands_on_paper_by_the_names_that_they_had,
    }
    appeals {
        an_appeal_is_taken_within_its_window_once_a_page,
        an_appeal_is_decided_once_with_words_and_another_mark,
        nobody_appeals_before_a_mark_counts_and_marks_that_wait_are_not_shown,
        nobody_decides_on_a_mark_of_their_own_where_another_can,
    }
}
