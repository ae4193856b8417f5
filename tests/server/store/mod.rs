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
        operator_account_needs_two,
        the_program_needs_no_second_person,
    }
    news {
        watch_hears_its_sitting_only,
        notifies_after_commit_only,
        reconnected_node_hears_again,
    }
    newer {
        opens_compatible_newer_schemas,
        what_is_kept_on_a_newer_schema_is_as_on_this_one,
        works_during_a_migration,
        two_versions_start_together,
    }
    directed {
        enters_signs_and_counts,
        reports_session_faults,
        eligible_co_signers_only,
        co_signer_decides_and_withdraws,
        owner_withdraws_unsigned,
        so_many_wait_to_be_signed_and_no_more,
        leaving_keeps_given_signatures,
        table_refuses_bad_values,
    }
    marks_left {
        examiners_leave_their_own_alone,
        trial_excludes_sitting,
        ended_attempt_is_marked_at_once,
        changed_question_goes_to_examiners,
        an_answer_that_one_examiner_has_marked_waits_for_another_whatever_the_engine_could,
        start_marks_old_attempts,
        missing_ruling_goes_to_examiners,
        results_show_accommodations,
        concurrent_sheets_merge,
    }
    marks {
        marks_keep_their_order,
        what_is_computed_is_marked_once_and_the_rest_waits_for_two_examiners_blind_of_each_other,
        third_examiner_decides,
        double_click_is_one_mark,
        rubric_points_join_the_result,
        review_emails_once_per_phase,
        review_helps_no_candidate,
        expired_attempt_is_marked,
    }
    opening {
        opening_twice_changes_nothing,
        concurrent_opening_migrates_once,
        a_history_that_differs_is_refused,
        every_migration_is_compiled_in,
        closed_store_does_not_answer,
    }
    transactions {
        what_is_committed_is_seen_at_once,
        uncommitted_is_invisible,
        what_is_dropped_has_not_happened,
        failed_write_leaves_nothing,
        writes_work_after_a_failure,
        exam_answers_go_first,
        counts_waiting_tasks,
    }
    together {
        new_session_knows_the_new_role,
        old_password_cannot_race_a_change,
        old_password_cannot_race_a_link,
        new_session_awaits_new_factor,
        sign_out_beats_a_pending_code,
        concurrent_codes_are_one_set,
        double_entry_is_one_session,
        who_leaves_gets_no_name_any_more,
        two_nodes_issue_once,
        concurrent_import_is_applied_once,
        log_orders_concurrent_settings,
    }
    federations {
        a_federation_is_read_as_it_was_written,
        existing_code_is_kept,
        twenty_at_once_enter_one_federation,
        an_id_that_is_there_already_is_named,
        a_code_violated_is_named,
    }
    accounts {
        an_account_is_read_as_it_was_written,
        names_sort_alphabetically,
        search_ignores_case_and_marks,
        fills_collation_keys_of_old_rows,
        fills_many_collation_keys,
        address_is_unique_per_federation,
        an_address_may_be_in_two_federations,
        an_id_that_is_there_already_is_named,
        an_account_of_no_federation_is_refused,
        account_belongs_to_one_federation,
        address_lookup_is_exact,
        a_row_is_printed_without_the_person,
    }
    sessions {
        a_session_is_read_as_it_was_written,
        a_token_that_is_there_already_is_named,
        a_session_of_no_account_is_refused,
        a_hash_of_another_length_is_refused,
        a_session_that_is_used_lasts_longer,
        expired_session_stays_expired,
        a_session_that_is_ended_is_gone,
        only_what_has_expired_is_swept,
    }
    answers {
        an_answer_is_read_as_it_was_written,
        answer_is_found_by_id_and_account,
        answers_sort_by_scenario_and_time,
        history_omits_tokens,
        a_confidence_is_one_of_three_or_none,
        an_account_sees_its_own_answers_only,
        an_id_that_is_there_already_is_named,
        an_answer_of_no_account_is_refused,
        refuses_a_foreign_account,
        a_mark_outside_the_scale_is_refused,
        twenty_at_once_are_all_kept,
        answers_survive_reopening,
        unreadable_row_is_an_error,
    }
    signing_up {
        sign_up_signs_in,
        every_fault_is_reported_at_once,
        address_ignores_case,
        concurrent_sign_up_is_one,
        a_form_with_faults_leaves_nothing,
        stores_no_password_or_token,
        demo_federation_exists_once,
    }
    signing_in {
        the_right_password_signs_in,
        hides_unknown_addresses,
        every_sign_in_has_a_new_token,
        signing_out_ends_that_session_only,
        unknown_token_is_nobody,
        a_session_ends_when_it_is_not_used,
        a_session_that_is_used_goes_on,
        expired_sessions_are_removed_in_time,
        one_attempt_a_minute_after_limit,
        concurrent_attempts_are_limited,
        the_right_password_wipes_the_slate,
        malformed_address_is_just_wrong,
    }
    jobs {
        bulk_issue_survives_node_loss,
        unrecorded_issue_is_counted,
        regrade_survives_node_loss,
        import_survives_node_loss,
        files_are_shared_and_limited,
        poisonous_job_is_abandoned,
        other_node_marks_the_rest,
    }
    throttle {
        two_servers_have_one_limit,
        success_is_shared_between_nodes,
        nodes_share_the_limit,
        counts_failures_only,
        slow_limit_admits_one_more,
        unjudged_attempt_is_free,
        anyone_removes_expired_windows,
        outage_allows_no_attempt,
    }
    guessing {
        stranger_cannot_lock_out,
        known_device_gets_through,
        mark_fits_account_and_password,
        guesses_from_many_networks_are_bounded,
        new_password_clears_guesses,
        failing_network_is_slowed,
        signing_up_from_one_network_is_slowed,
        probing_addresses_is_slow,
    }
    practice {
        every_answer_is_kept,
        an_answer_is_given_back_to_who_gave_it,
        saved_answer_survives,
        progress_uses_every_answer,
        twenty_answers_at_once_are_all_kept,
        failed_answer_leaves_nothing,
        answers_are_numbered_as_time_goes_by,
    }
    flags {
        a_flag_is_set_once_and_cleared,
        a_flag_is_its_owners,
        twenty_at_once_set_one_flag,
        a_flag_of_no_account_is_refused,
    }
    notes {
        saved_note_survives,
        keeps_earlier_versions,
        a_note_is_its_owners,
        unchanged_note_is_no_version,
        refuses_long_and_binary_text,
        notes_written_at_once_are_all_kept,
        an_id_that_is_there_already_is_named,
        a_row_is_printed_without_the_text,
    }
    roles {
        a_role_is_held_where_it_was_given,
        changed_roles_end_sessions,
        trainee_at_home_operator_everywhere,
        who_may_what_is_asked_of_the_table,
        lists_and_searches_people,
        creates_and_changes_a_federation,
        reports_every_settings_fault,
    }
    reports {
        report_round_trips,
        a_visitor_reports_without_an_account,
        latest_reports_come_first,
        limits_reports_per_person,
        refuses_empty_and_long_reports,
        an_id_that_is_there_already_is_named,
    }
    plans {
        nobody_reviews_until_they_decide_to,
        a_plan_is_kept_and_changed,
        a_plan_is_its_owners,
        default_zone_is_the_federations,
        a_form_that_is_no_plan_is_told_every_fault,
        table_refuses_bad_plans,
    }
    audit {
        entry_links_to_the_previous,
        entries_made_at_once_are_one_chain,
        what_is_not_committed_is_not_entered,
        entries_are_immutable,
        detects_tampering,
        anchor_reveals_a_rewritten_log,
        filters_one_federations_log,
        log_outlives_accounts,
        checks_ten_thousand_entries,
    }
    mail {
        email_round_trips_hiding_secrets,
        awaited_emails_come_first,
        one_of_twenty_takes_an_email,
        taken_email_is_not_hastened,
        useless_email_is_erased,
    }
    tickets {
        ticket_needs_secret_purpose_time,
        of_twenty_who_redeem_a_ticket_one_does,
        removes_expired_tickets_only,
    }
    delivery {
        sends_plain_text_once,
        retries_ever_later,
        a_letter_to_nobody_is_given_up,
        expired_link_is_not_sent,
        nodes_send_each_email_once,
        a_letter_that_is_being_handed_over_is_tried_by_nobody_else_whoever_wants_it_at_once,
        shutdown_finishes_deliveries,
        shutdown_limits_the_mail_server,
        rolled_back_email_is_gone,
    }
    ways_in {
        new_password_ends_sessions_and_links,
        link_works_once,
        concurrent_link_is_used_once,
        stores_only_the_links_hash,
        emails_to_strangers_are_limited,
        confirms_with_the_password,
        sign_up_reveals_no_account,
        open_sign_up_reveals_nothing,
        invitation_only_refuses_sign_up,
        invited_person_sets_a_password,
        new_address_is_confirmed,
        taken_address_is_not_revealed,
    }
    second_factors {
        confirmed_factor_is_required,
        code_works_once,
        limits_code_guesses,
        a_recovery_code_lets_in_once,
        confirmed_secret_is_hidden,
        stores_only_hashes,
        role_needs_its_second_factor,
    }
    own_account {
        lists_and_ends_sessions,
        session_has_a_maximum_age,
        another_password_ends_every_session,
        rehashes_at_sign_in,
        a_name_is_changed_within_its_rules,
        export_holds_no_secret,
        leaving_anonymises_answers,
        staff_set_accommodations,
    }
    own_exams {
        export_follows_the_review,
        leaving_anonymises_attempts,
    }
    courses {
        course_round_trips,
        reports_every_course_fault,
        a_course_is_its_federations,
        members_sort_by_name,
        trainees_see_assignments,
        reads_members_answers_in_order,
    }
    enrolments {
        dry_run_then_applies,
        second_import_changes_nothing,
        fault_blocks_the_import,
        changed_plan_is_not_applied,
        concurrent_sign_up_is_reused,
        a_file_is_seen_by_who_tried_it_alone,
    }
    exams_hold {
        faulty_paper_is_stored,
        reports_every_sitting_fault,
        sitting_round_trips_and_opens_once,
        code_finds_the_current_sitting,
        notices_changed_questions,
        reports_a_stopped_clock_at_close,
        stopped_clock_lasts_a_day,
        late_grant_reopens_nothing,
        monitor_locks_in_order,
        opens_what_was_checked,
        preparing_again_is_stable,
        monitor_actions_are_logged,
        closing_ends_every_attempt,
        what_is_held_is_its_federations,
        minutes_are_given_from_one_to_240_and_taken_back,
    }
    programmes {
        programme_versions_round_trip,
        starts_from_a_template,
        concurrent_versions_are_kept,
        published_version_applies,
    }
    records {
        complete_result_counts_when_shown,
        everybody_has_the_same_as_each_alone,
    }
    exposures {
        repeated_paper_spreads_exposure,
        trials_do_not_count,
        refused_entry_releases_the_paper,
    }
    attempts_held {
        stale_change_is_refused,
        pending_changes_keep_order,
        logs_take_overs_only,
        limits_stored_changes,
        flooding_delays_nobody_else,
        last_attempt_bars_entry,
        re_entry_keeps_the_old_attempt,
        never_begun_is_no_attempt,
    }
    attempts {
        saved_answer_survives_with_receipt,
        what_is_sent_twice_is_kept_once,
        concurrent_saves_keep_order,
        faulty_save_spares_others,
        table_refuses_orphans_and_repeats,
        next_stage_closes_the_last,
        other_device_takes_over,
        attempt_is_private_and_closes_pages,
    }
    attempt_clock {
        parts_follow_in_time,
        sitting_ends_for_all,
        accommodation_counts_at_once,
        pause_freezes_the_attempt,
        silence_is_free_up_to_the_cap,
        who_may_not_come_in_is_told_why,
        limits_attempts_per_period,
        who_presses_twice_has_one_attempt,
        authorised_sitting_needs_admission,
        a_paper_is_of_what_was_seen_least,
    }
    archives {
        archive_is_complete_and_sound,
        detects_any_change,
        archive_names_actors_and_results,
        early_archive_is_provisional,
        there_is_no_archive_while_somebody_may_answer_and_what_is_told_otherwise_is_listed,
        limits_concurrent_archives,
    }
    after_exams {
        statistics_use_marked_answers,
    }
    remarking {
        regrades_by_policy,
        persons_mark_stays,
        interrupted_regrade_resumes,
        regrade_outlives_its_requester,
        changed_question_is_not_compared,
    }
    certificates {
        proposes_and_issues,
        nobody_issues_or_changes_their_own,
        suspends_reinstates_revokes,
        status_list_is_identical_everywhere,
        reissue_replaces,
        register_lists_willing_directors,
        leaving_removes_unless_kept,
        certificate_keeps_its_logo,
        grounds_follow_disclosure,
        key_rotation_keeps_signatures,
        reminds_holders_twice,
        activity_moves_the_last_day,
        signed_session_is_activity,
        two_examiners_must_agree,
        unreleased_exam_does_not_certify,
        renews_by_the_level_rules,
    }
    certificates_edition {
        edition_change_lists_holders,
        slow_edition_change_is_cached,
        exam_scenarios_are_grounds,
        makes_a_delta_paper,
    }
    certificates_kept {
        searches_certificates,
        pdf_names_signatories,
    }
    appeals {
        appeals_once_per_page_in_time,
        decides_once_with_a_mark,
        appeal_needs_a_final_mark,
        examiner_cannot_judge_own_mark,
    }
}
