//! The store's contract, in full on both databases, and the server's rules over it.
//!
//! Each behaviour is written once, as a function of a fresh [`database::Database`]; the table below
//! makes two tests of it. SQLite is a file in a temporary folder. PostgreSQL is started by
//! [`cluster`] and stopped with the program.

mod account_changes;
mod accounts;
mod addresses;
mod after_exams;
mod answers;
mod appeals;
mod archives;
mod attempt_clock;
mod attempt_conflicts;
mod attempts;
mod audit;
mod backups;
mod catcher;
mod certificate_search;
mod certificates;
mod change_feed;
mod concurrency;
mod concurrency_postgres;
mod courses;
mod database;
mod delivery;
mod directed;
mod edition_change;
mod emailed_links;
mod encrypted;
mod enrolments;
mod exposures;
mod federations;
mod flags;
mod folder;
mod jobs;
mod left_to_examiners;
mod mail;
mod marks;
mod newer_schema;
mod notes;
mod opening;
mod outages;
mod own_account;
mod own_exams;
mod password_guessing;
mod plans;
mod practice;
mod programmes;
mod records;
mod regrading;
mod reports;
mod roles;
mod rows;
mod schema;
mod second_factors;
mod sessions;
mod signing_in;
mod signing_up;
mod sittings;
mod throttle;
mod tickets;
mod transactions;
mod transfer;

/// The faults of a rejected form.
fn faults<T>(rejected: Result<T, server::forms::Rejection>) -> Vec<String> {
    match rejected {
        Err(server::forms::Rejection::Faults(faults)) => faults.tokens,
        Err(other) => panic!("no faults: {other}"),
        Ok(_) => panic!("accepted"),
    }
}

/// Makes a test of each behaviour on each database. An unlisted behaviour is dead code, and the
/// compiler says so.
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
                    use crate::store::database::{Kind, Database};
                    crate::store::$module::$behaviour(Database::new(Kind::$kind).await).await;
                }
            )+
        }
    };
}

contract! {
    account_changes {
        admin_removes_second_factor,
        admin_corrects_an_account,
        admin_deletes_an_account,
        high_role_needs_second_admin,
        operator_account_needs_two,
        command_line_needs_no_second_admin,
    }
    change_feed {
        watch_hears_its_sitting_only,
        notifies_after_commit_only,
        reconnected_node_hears_again,
    }
    newer_schema {
        opens_compatible_newer_schemas,
        newer_schema_stores_the_same,
        works_during_a_migration,
        two_versions_start_together,
    }
    directed {
        enters_signs_and_counts,
        reports_session_faults,
        eligible_co_signers_only,
        co_signer_decides_and_withdraws,
        owner_withdraws_unsigned,
        limits_unsigned_sessions,
        leaving_keeps_given_signatures,
        table_refuses_bad_values,
    }
    left_to_examiners {
        refuses_marking_own_attempt,
        trial_excludes_sitting,
        ended_attempt_is_marked_at_once,
        changed_question_goes_to_examiners,
        started_marking_stays_with_examiners,
        start_marks_old_attempts,
        missing_ruling_goes_to_examiners,
        results_show_accommodations,
        concurrent_sheets_merge,
    }
    marks {
        marks_keep_their_order,
        two_examiners_mark_blind,
        third_examiner_decides,
        double_click_is_one_mark,
        rubric_points_join_the_result,
        review_emails_once_per_phase,
        review_helps_no_candidate,
        expired_attempt_is_marked,
    }
    opening {
        reopening_changes_nothing,
        concurrent_opening_migrates_once,
        refuses_foreign_migrations,
        every_migration_is_compiled_in,
        closed_store_does_not_answer,
    }
    transactions {
        commit_is_visible_at_once,
        uncommitted_is_invisible,
        dropped_transaction_rolls_back,
        failed_write_leaves_nothing,
        writes_work_after_a_failure,
        exam_answers_go_first,
        counts_waiting_tasks,
    }
    concurrency {
        new_session_knows_the_new_role,
        old_password_cannot_race_a_change,
        old_password_cannot_race_a_link,
        new_session_awaits_new_factor,
        sign_out_beats_a_pending_code,
        concurrent_codes_are_one_set,
        double_entry_is_one_session,
        deleted_account_cannot_be_renamed,
        two_nodes_issue_once,
        concurrent_import_is_applied_once,
        log_orders_concurrent_settings,
    }
    federations {
        federation_round_trips,
        existing_code_is_kept,
        concurrent_inserts_make_one_federation,
        duplicate_id_is_named,
        violated_constraint_is_named,
    }
    accounts {
        account_round_trips,
        names_sort_alphabetically,
        search_ignores_case_and_marks,
        fills_collation_keys_of_old_rows,
        fills_many_collation_keys,
        address_is_unique_per_federation,
        two_federations_may_share_an_address,
        duplicate_id_is_named,
        account_needs_a_federation,
        account_belongs_to_one_federation,
        address_lookup_is_exact,
        debug_output_hides_the_person,
    }
    sessions {
        session_round_trips,
        duplicate_token_is_named,
        session_needs_an_account,
        refuses_hash_of_wrong_length,
        use_extends_a_session,
        expired_session_stays_expired,
        ended_session_is_gone,
        sweeps_only_expired_sessions,
    }
    answers {
        answer_round_trips,
        answer_is_found_by_id_and_account,
        answers_sort_by_scenario_and_time,
        history_omits_tokens,
        confidence_has_three_levels_or_none,
        account_sees_only_its_answers,
        duplicate_id_is_named,
        answer_needs_an_account,
        refuses_a_foreign_account,
        refuses_marks_off_the_scale,
        concurrent_answers_are_all_stored,
        answers_survive_reopening,
        unreadable_row_is_an_error,
    }
    signing_up {
        sign_up_signs_in,
        reports_every_sign_up_fault,
        address_ignores_case,
        concurrent_sign_up_is_one,
        faulty_form_stores_nothing,
        stores_no_password_or_token,
        demo_federation_exists_once,
    }
    signing_in {
        right_password_signs_in,
        hides_unknown_addresses,
        every_sign_in_has_a_new_token,
        signing_out_ends_that_session_only,
        unknown_token_is_signed_out,
        idle_session_ends,
        active_session_continues,
        removes_expired_sessions,
        one_attempt_a_minute_after_limit,
        concurrent_attempts_are_limited,
        success_resets_the_limit,
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
    password_guessing {
        stranger_cannot_lock_out,
        known_device_gets_through,
        mark_fits_account_and_password,
        guesses_from_many_networks_are_bounded,
        new_password_clears_guesses,
        slows_failing_network,
        slows_sign_up_from_one_network,
        slows_address_probing,
    }
    practice {
        every_answer_is_stored,
        returns_only_own_answer,
        saved_answer_survives,
        progress_uses_every_answer,
        concurrent_practice_is_all_stored,
        failed_answer_leaves_nothing,
        answer_ids_are_chronological,
    }
    flags {
        sets_and_clears_a_flag,
        flag_is_private,
        concurrent_flags_are_one,
        flag_needs_an_account,
    }
    notes {
        saved_note_survives,
        keeps_earlier_versions,
        note_is_private,
        unchanged_note_is_no_version,
        refuses_long_and_binary_text,
        concurrent_notes_are_all_stored,
        duplicate_id_is_named,
        debug_output_hides_the_text,
    }
    roles {
        role_applies_to_one_federation,
        changed_roles_end_sessions,
        trainee_at_home_operator_everywhere,
        permissions_follow_the_table,
        lists_and_searches_people,
        creates_and_changes_a_federation,
        reports_every_settings_fault,
    }
    reports {
        report_round_trips,
        visitor_reports_without_account,
        latest_reports_come_first,
        limits_reports_per_person,
        refuses_empty_and_long_reports,
        duplicate_id_is_named,
    }
    plans {
        review_is_opt_in,
        saves_and_changes_a_plan,
        plan_is_private,
        default_zone_is_the_federations,
        faulty_plan_reports_all_faults,
        table_refuses_bad_plans,
    }
    audit {
        entry_links_to_the_previous,
        concurrent_entries_form_one_chain,
        uncommitted_deed_is_not_logged,
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
        ticket_is_redeemed_once,
        removes_expired_tickets_only,
    }
    delivery {
        sends_plain_text_once,
        retries_ever_later,
        gives_up_undeliverable_email,
        expired_link_is_not_sent,
        nodes_send_each_email_once,
        email_in_delivery_is_locked,
        shutdown_finishes_deliveries,
        shutdown_limits_the_mail_server,
        rolled_back_email_is_gone,
    }
    emailed_links {
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
        recovery_code_works_once,
        confirmed_secret_is_hidden,
        stores_only_hashes,
        role_needs_its_second_factor,
    }
    own_account {
        lists_and_ends_sessions,
        session_has_a_maximum_age,
        password_change_ends_sessions,
        rehashes_at_sign_in,
        validates_changed_name,
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
        course_belongs_to_one_federation,
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
        import_file_is_private,
    }
    sittings {
        faulty_paper_is_stored,
        reports_every_sitting_fault,
        sitting_round_trips_and_opens_once,
        code_finds_the_current_sitting,
        notices_changed_questions,
        reports_a_stopped_clock_at_close,
        stopped_clock_lasts_a_day,
        late_grant_reopens_nothing,
        monitor_locks_in_order,
        opens_the_checked_paper,
        preparing_again_is_stable,
        monitor_actions_are_logged,
        closing_ends_every_attempt,
        exams_belong_to_one_federation,
        grants_and_revokes_minutes,
    }
    programmes {
        programme_versions_round_trip,
        starts_from_a_template,
        concurrent_versions_are_stored,
        published_version_applies,
    }
    records {
        complete_result_counts_when_shown,
        batch_matches_single_records,
    }
    exposures {
        repeated_paper_spreads_exposure,
        trials_do_not_count,
        refused_entry_releases_the_paper,
    }
    attempt_conflicts {
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
        repeated_save_is_stored_once,
        concurrent_saves_keep_order,
        faulty_save_spares_others,
        table_refuses_orphans_and_repeats,
        next_stage_closes_the_last,
        other_device_takes_over,
        attempt_closes_other_pages,
    }
    attempt_clock {
        parts_follow_in_time,
        sitting_ends_for_all,
        accommodation_counts_at_once,
        pause_freezes_the_attempt,
        silence_is_free_up_to_the_cap,
        refused_entry_gives_a_reason,
        limits_attempts_per_period,
        double_entry_starts_one_attempt,
        authorised_sitting_needs_admission,
        draws_least_exposed_items,
    }
    archives {
        archive_is_complete_and_sound,
        detects_any_change,
        archive_names_actors_and_results,
        early_archive_is_provisional,
        open_sitting_has_no_archive,
        limits_concurrent_archives,
    }
    after_exams {
        statistics_use_marked_answers,
    }
    regrading {
        regrades_by_policy,
        persons_mark_stays,
        interrupted_regrade_resumes,
        regrade_outlives_its_requester,
        changed_question_is_not_compared,
    }
    certificates {
        proposes_and_issues,
        refuses_own_certificate,
        suspends_reinstates_revokes,
        status_list_is_identical_everywhere,
        reissue_replaces,
        register_lists_willing_directors,
        leaving_removes_unless_retained,
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
    edition_change {
        edition_change_lists_holders,
        slow_edition_change_is_cached,
        exam_scenarios_are_grounds,
        makes_a_delta_paper,
    }
    certificate_search {
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
