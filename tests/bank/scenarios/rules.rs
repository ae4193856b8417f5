//! The rules of the five texts that the engine was first built from, each with a scenario of the
//! bank that reaches it, and with tests or components of its ruling. `29A next_hand_accepted` is a
//! test of the trace that held under that clause, `28B !proper_player_called` one that did not,
//! `offender=must_pass_next` a component.

use crate::scenarios::loaded;
use bank::Bank;
use rules::engine::{Outcome, Ruling, rule};
use std::collections::{BTreeMap, BTreeSet};

struct Rule {
    number: usize,
    /// The rule, in short.
    says: &'static str,
    /// Scenarios, each with what its ruling shows.
    reached: &'static [(&'static str, &'static [&'static str])],
}

const fn is(
    number: usize,
    says: &'static str,
    reached: &'static [(&'static str, &'static [&'static str])],
) -> Rule {
    Rule { number, says, reached }
}

const RULES: [Rule; 67] = [
    // Calls out of rotation, 2017
    is(1, "a call at RHO's turn when RHO must pass is in rotation", &[("r047", &["28A required_to_pass"])]),
    is(
        2,
        "the proper player calls first: the call out of rotation is undone",
        &[("r004", &["28B proper_player_called"])],
    ),
    is(3, "LHO calls over it: accepted", &[("r003", &["29A next_hand_accepted"])]),
    is(
        4,
        "not accepted: cancelled, back to the proper player",
        &[("r001", &["29A !next_hand_accepted", "29B declined"])],
    ),
    is(5, "an artificial call stands for what it specifies", &[("r014", &["29C specifies"])]),
    is(
        6,
        "a pass at RHO's turn: the offender passes once",
        &[("r002", &["30A at_rhos_turn", "offender=must_pass_next"])],
    ),
    is(
        7,
        "a pass at partner's turn: partner is free",
        &[("r001", &["30B1(a) partner_is_free"]), ("r006", &["16C2 unauthorised"])],
    ),
    is(
        8,
        "a comparable call: nothing but 23C",
        &[("r001", &["30B1(b)(i) replacement_comparable", "23B no_rectification", "23C help_watched"])],
    ),
    is(
        9,
        "a call that is not comparable: partner passes once",
        &[(
            "r006",
            &[
                "30B1(b)(ii) replacement_not_comparable",
                "partner=must_pass_next",
                "26B lead_restricted",
                "72C damage_watched",
            ],
        )],
    ),
    is(
        10,
        "a later pass at LHO's turn is a change of call",
        &[("r008", &["30B2 later_at_lhos", "25A unintended_call"])],
    ),
    is(
        11,
        "an artificial pass, or a pass of partner's artificial call, is Law 31's",
        &[("r014", &["30C artificial_pass"]), ("r011", &["30C pass_of_partners_artificial"])],
    ),
    is(
        12,
        "a bid and such passes are Law 31's",
        &[("r021", &["31A at_rhos_turn"]), ("r011", &["31A at_rhos_turn"])],
    ),
    is(13, "RHO passes: the bid is repeated", &[("r021", &["31A1 rho_passed", "offender=must_repeat"])]),
    is(
        14,
        "RHO acts, and the new call is comparable",
        &[("r013", &["31A1 !rho_passed", "31A2(a) replacement_comparable"])],
    ),
    is(
        15,
        "RHO acts, and it is not comparable",
        &[("r012", &["31A2(b) replacement_not_comparable", "26B lead_restricted"])],
    ),
    is(
        16,
        "RHO's own illegal call is put right first",
        &[("r316", &["35A inadmissible", "36B1 inadmissible_cancelled", "31A1 rho_passed"])],
    ),
    is(
        17,
        "a bid at partner's turn: both are free at first",
        &[("r029", &["31B1 partner_is_free", "31B2 offender_is_free"])],
    ),
    is(18, "a later bid at LHO's turn is a change of call", &[("r033", &["31C later_at_lhos"])]),
    is(
        19,
        "an inadmissible double is never accepted",
        &[("r031", &["32 inadmissible", "may_accept=nobody"])],
    ),
    is(
        20,
        "RHO passes: the double is repeated, unless inadmissible",
        &[("r036", &["32A1 rho_passed"]), ("r042", &["36B4 inadmissible_out_of_turn"])],
    ),
    is(
        21,
        "RHO acts over a double out of rotation",
        &[("r037", &["32A2(a) replacement_comparable"]), ("r038", &["32A2(b) replacement_not_comparable"])],
    ),
    is(22, "a double at partner's turn", &[("r039", &["32B1 partner_is_free", "32B2 offender_is_free"])]),
    is(23, "a double later at LHO's turn is a change of call", &[("r035", &["32C later_at_lhos"])]),
    is(24, "of calls made together the one out of turn is later", &[("r050", &["33 same_time"])]),
    is(
        25,
        "three passes, one out of rotation: nobody loses the turn",
        &[("r003", &["34 three_passes_one_out_of_turn", "17D3 lost_his_turn"])],
    ),
    is(
        26,
        "at LHO's turn and not called before: LHO is dealer",
        &[("r017", &["30B1 at_partners_or_first_at_lhos"]), ("r030", &["31B at_partners_or_first_at_lhos"])],
    ),
    // Definition of claims and concessions
    is(
        27,
        "the trick in progress alone: neither",
        &[
            ("c040", &["68 !other_tricks", "play=goes_on"]),
            ("c006", &["68 cards_exposed", "exposed_cards=not_penalty"]),
        ],
    ),
    is(28, "to say a number of tricks is to claim", &[("c201", &["68A done", "68A claims_tricks"])]),
    is(29, "to suggest that play be cut short is to claim", &[("c069", &["68A done", "68A claims_tricks"])]),
    is(
        30,
        "to show cards is to claim, unless not meant",
        &[("c068", &["68A !meant_to_claim"]), ("c205", &["68A !meant_to_claim"])],
    ),
    is(31, "to say that tricks will be lost is to concede", &[("d005", &["68B1 concedes_tricks"])]),
    is(32, "to claim some is to concede the rest", &[("c032", &["68B1 concedes_tricks", "what=both"])]),
    is(33, "to abandon the hand is to concede everything", &[("d024", &["68B1 done", "what=concession"])]),
    is(
        34,
        "partner objects at once: no concession, nor a claim",
        &[("d003", &["68B2 partner_objected", "68B2 claim_falls_too", "standing=not_established"])],
    ),
    is(35, "and play goes on", &[("d003", &["play=goes_on"])]),
    is(
        36,
        "and exposed cards are no penalty cards, but unauthorised",
        &[("d003", &["exposed_cards=not_penalty", "16C unauthorised"]), ("d002", &["16D unauthorised"])],
    ),
    is(
        37,
        "a statement at once, and since 2017 the hand faced",
        &[("c003", &["68C line_stated", "68C faces_hand"])],
    ),
    is(
        38,
        "play ceases, since 2017 it is suspended",
        &[("c013", &["play=ceases"]), ("c001", &["play=suspended"]), ("c070", &["68D played_on"])],
    ),
    is(39, "agreed: Law 69", &[("c039", &["68D1 leads_to_agreement", "69A agreed"])]),
    is(40, "doubted by any player: the Director", &[("c001", &["68D2 disputed", "68D2(a) director_called"])]),
    is(
        41,
        "2017: play may go on if all four agree",
        &[
            ("c072", &["68D2(b) asks_to_play_on", "68D2(b)(i) all_agree"]),
            ("c075", &["68D2(b)(i) !all_agree"]),
        ],
    ),
    is(
        42,
        "and then it is void, and the score obtained stands",
        &[("c072", &["68D2(b)(ii) void_by_agreement", "standing=void"])],
    ),
    // Agreement
    is(
        43,
        "agreement, once the side has called again",
        &[
            ("c061", &["69A !doubted_before_next_call", "69A assented"]),
            ("c066", &["69A doubted_before_next_call"]),
        ],
    ),
    is(
        44,
        "withdrawn for a trick won, or by the test of the edition",
        &[
            ("c064", &["69B no_normal_play_loses"]),
            ("c089", &["69B trick_won"]),
            ("c065", &["69B2 likely_won"]),
        ],
    ),
    // Contested claims
    is(
        45,
        "doubt goes against the claimer",
        &[("c001", &["70C2 trump_forgotten"]), ("c003", &["70A cards_forgotten"])],
    ),
    is(
        46,
        "the statement is heard; objections never limit the Director",
        &[
            (
                "c009",
                &["68C line_stated", "68D2(a) director_called", "70B statement_heard", "70A claim_good"],
            ),
            ("c012", &["70B statement_heard"]),
        ],
    ),
    is(
        47,
        "an outstanding trump",
        &[(
            "c001",
            &[
                "70C trump_out",
                "70C1 trump_not_mentioned",
                "70C2 trump_forgotten",
                "70C3 trick_lost_to_trump",
            ],
        )],
    ),
    is(
        48,
        "no unstated successful line",
        &[("c001", &["70D1 normal_line_loses"]), ("c012", &["70D normal_line_loses"])],
    ),
    is(49, "nothing that hangs on a claiming defender's partner", &[("c008", &["70D2 rests_on_partner"])]),
    is(50, "2007: play after the claim as evidence", &[("c071", &["70D3 play_is_evidence"])]),
    is(
        51,
        "no unstated finesse; irrational plays until 2007",
        &[
            ("c007", &["70E1 rests_on_location"]),
            ("c080", &["70E rests_on_location"]),
            ("c018", &["70E1 rests_on_showing_out", "law=70E1"]),
            ("c421", &["70E1 rests_on_showing_out", "law=70E1"]),
            ("c422", &["70E1 rests_on_irrational", "law=70E1"]),
            ("c012", &["70 irrational_kept_out"]),
        ],
    ),
    is(52, "an order of play laid down", &[("c003", &["70E2 rests_on_order"])]),
    // Concessions cancelled
    is(
        53,
        "a trick won, or that no legal play loses",
        &[("d018", &["71A trick_won"]), ("d017", &["71A no_legal_play_loses"])],
    ),
    is(54, "a contract already made or beaten", &[("d018", &["71B contract_decided"])]),
    is(
        55,
        "a trick that no normal play loses, until the next call",
        &[
            ("d014", &["71C no_normal_play_loses", "71C doubted_before_next_call"]),
            ("d010", &["71C !doubted_before_next_call"]),
        ],
    ),
    is(56, "otherwise it stands", &[("d013", &["law=71", "standing=stands"])]),
    // Social bridge
    is(
        57,
        "the hand faced, a statement, and play goes on",
        &[("c077", &["68C faces_hand", "68D play_goes_on", "play=goes_on"])],
    ),
    is(
        58,
        "bound by the statement, routine lines, proven finesses",
        &[("c077", &["70D bound_by_statement", "70E no_unannounced_finesse"])],
    ),
    is(59, "the opponents may require trumps to be drawn or not", &[("c077", &["70C may_require_trumps"])]),
    is(60, "declarer claims: the defenders may show their hands", &[("c077", &["68D defenders_may_show"])]),
    is(61, "a defender claims: declarer may forbid a play", &[("c078", &["68D may_forbid_partner"])]),
    is(
        62,
        "duplicate: play ends, and the Director adjudicates",
        &[("c001", &["play=suspended", "standing=adjudicated"])],
    ),
    is(
        63,
        "a trick won or sure comes back until all have called again",
        &[
            ("d301", &["71A before_all_called", "71A no_legal_play_loses", "period=until_all_called:open"]),
            ("d304", &["71A !before_all_called", "standing=stands"]),
            ("d017", &["79C in_correction_period", "71A no_legal_play_loses"]),
        ],
    ),
    is(
        64,
        "one that no probable play loses until the cards are mixed",
        &[
            ("d302", &["71C before_mixed", "71C no_normal_play_loses", "standing=cancelled"]),
            ("d303", &["71C !before_mixed", "standing=stands"]),
            ("d014", &["71C doubted_before_next_call"]),
        ],
    ),
    is(
        65,
        "duplicate: to agree is not to concede, and may be taken back",
        &[("c064", &["69A assented", "standing=withdrawn"])],
    ),
    is(
        66,
        "one defender's concession falls when the other objects",
        &[("d021", &["68B partner_objected", "standing=cancelled"]), ("d003", &["68B2 partner_objected"])],
    ),
    is(
        67,
        "every doubtful point goes to the claimer's opponents",
        &[("c077", &["70C trump_forgotten"]), ("c026", &["70C3 trick_lost_to_trump"])],
    ),
];

/// Tests and components of a ruling, including branches and earlier rulings.
fn shown(ruling: &Ruling, all: &mut BTreeSet<String>) {
    for step in ruling.trace.steps() {
        let word = step.test.word();
        all.insert(format!("{} {}{word}", step.clause.citation(), if step.holds { "" } else { "!" }));
    }
    for component in &ruling.components {
        let tokens = component.tokens();
        let first = tokens.first().map_or("", String::as_str);
        all.insert(format!("{}={first}", component.key().word()));
        // Without its number, as `what=concession`.
        all.insert(format!("{}={}", component.key().word(), first.split(':').next().unwrap_or_default()));
    }
    if let Outcome::Fork { branches, .. } = &ruling.outcome {
        branches.iter().for_each(|branch| shown(&branch.ruling, all));
    }
    ruling.earlier.iter().for_each(|earlier| shown(earlier, all));
}

/// The same for all stages of a scenario.
fn shown_by(bank: &Bank, id: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    let stage = |other: &str| other == id || other.strip_prefix(id).is_some_and(|rest| rest.starts_with('.'));
    bank.scenarios().filter(|one| stage(&one.id)).for_each(|one| shown(&rule(&one.case), &mut all));
    all
}

#[test]
fn reaches_every_source_rule() {
    let bank = loaded();
    let mut rulings: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    let mut missing = Vec::new();
    for (i, rule) in RULES.iter().enumerate() {
        assert_eq!(rule.number, i + 1);
        assert!(!rule.reached.is_empty(), "{}: {}", rule.number, rule.says);
        for (id, wanted) in rule.reached {
            let shown = rulings.entry(id).or_insert_with(|| shown_by(&bank, id));
            let lacking = wanted.iter().filter(|one| !shown.contains(**one));
            missing.extend(
                lacking.map(|one| format!("{} ({}): {id} does not show {one}", rule.number, rule.says)),
            );
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}
