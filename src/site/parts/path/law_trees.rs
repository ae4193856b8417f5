//! The laws' trees: questions in order, their exits, and the clause of each node.

use rules::law;
use rules::law::{Clause, Edition};

/// A node of a law's tree.
#[derive(Clone, Copy)]
pub enum BookStep {
    /// A question, the clause it stands under, and where each answer leads
    Ask(&'static str, Option<Clause>, &'static [(&'static str, BookStep)]),
    /// An outcome under a clause
    Then(&'static str, Clause),
}

use BookStep::{Ask, Then};

const LAW_25: BookStep = Ask(
    "unintended",
    None,
    &[
        ("yes", Then("may-replace", law!("25A"))),
        (
            "no",
            Ask(
                "change-accepted",
                None,
                &[("yes", Then("second-stands", law!("25B1"))), ("no", Then("first-stands", law!("25B2")))],
            ),
        ),
    ],
);

const LAW_29: BookStep = Ask(
    "proper-called",
    None,
    &[
        ("yes", Then("as-if-not-called", law!("28B"))),
        (
            "no",
            Ask(
                "accepted",
                None,
                &[("yes", Then("stands", law!("29A"))), ("no", Then("cancelled", law!("29B")))],
            ),
        ),
    ],
);

const LAW_30_2017: BookStep = Ask(
    "artificial",
    None,
    &[
        ("yes", Then("see-31", law!("30C"))),
        (
            "no",
            Ask(
                "turn",
                None,
                &[
                    ("rho", Then("offender-once", law!("30A"))),
                    (
                        "partner-or-first",
                        Ask(
                            "comparable",
                            Some(law!("30B1")),
                            &[
                                ("yes", Then("nothing-further", law!("30B1(b)(i)"))),
                                ("no", Then("partner-once", law!("30B1(b)(ii)"))),
                            ],
                        ),
                    ),
                    ("lho-later", Then("see-25", law!("30B2"))),
                ],
            ),
        ),
    ],
);

const LAW_30_2007: BookStep = Ask(
    "artificial",
    None,
    &[
        ("yes", Then("see-31", law!("30C"))),
        (
            "no",
            Ask(
                "bid",
                None,
                &[
                    ("no", Then("offender-once", law!("30A"))),
                    (
                        "yes",
                        Ask(
                            "turn",
                            Some(law!("30B")),
                            &[
                                ("rho", Then("offender-once", law!("30B1"))),
                                ("partner", Then("offender-throughout-no-double", law!("30B2"))),
                                ("lho", Then("see-25", law!("30B3"))),
                            ],
                        ),
                    ),
                ],
            ),
        ),
    ],
);

/// Comparability of the offender's call, with Law 31A2 for the outcome; tested under 31A2 itself
/// and under 31B2.
const fn comparable_31(under: Clause) -> BookStep {
    Ask(
        "comparable",
        Some(under),
        &[("yes", Then("nothing-further", law!("31A2(a)"))), ("no", Then("partner-once", law!("31A2(b)")))],
    )
}

/// The same for a double or redouble.
const fn comparable_32(under: Clause) -> BookStep {
    Ask(
        "comparable",
        Some(under),
        &[("yes", Then("nothing-further", law!("32A2(a)"))), ("no", Then("partner-once", law!("32A2(b)")))],
    )
}

const LAW_31_2017: BookStep = Ask(
    "turn",
    None,
    &[
        (
            "rho",
            Ask(
                "rho-does",
                Some(law!("31A")),
                &[("passes", Then("repeat", law!("31A1"))), ("acts", comparable_31(law!("31A2")))],
            ),
        ),
        ("partner-or-first", comparable_31(law!("31B2"))),
        ("lho-later", Then("see-25", law!("31C"))),
    ],
);

const LAW_31_2007: BookStep = Ask(
    "turn",
    None,
    &[
        (
            "rho",
            Ask(
                "rho-does",
                Some(law!("31A")),
                &[
                    ("passes", Then("repeat", law!("31A1"))),
                    (
                        "acts",
                        Ask(
                            "repeats",
                            Some(law!("31A2")),
                            &[
                                ("yes", Then("partner-once", law!("31A2(a)"))),
                                ("no", Then("partner-throughout", law!("31A2(b)"))),
                            ],
                        ),
                    ),
                ],
            ),
        ),
        ("partner-or-first", Then("partner-throughout", law!("31B"))),
        ("lho-later", Then("see-25", law!("31C"))),
    ],
);

const LAW_32_2017: BookStep = Ask(
    "turn",
    None,
    &[
        (
            "rho",
            Ask(
                "rho-does",
                Some(law!("32A")),
                &[("passes", Then("repeat", law!("32A1"))), ("acts", comparable_32(law!("32A2")))],
            ),
        ),
        ("partner", comparable_32(law!("32B2"))),
        ("lho", Then("see-25", law!("32C"))),
    ],
);

const LAW_32_2007: BookStep = Ask(
    "turn",
    None,
    &[
        ("partner", Then("partner-throughout", law!("32A"))),
        (
            "rho",
            Ask(
                "rho-does",
                Some(law!("32B")),
                &[
                    ("passes", Then("repeat", law!("32B1"))),
                    ("acts", Then("partner-throughout", law!("32B2"))),
                ],
            ),
        ),
    ],
);

const LAW_32_1997: BookStep = Ask(
    "turn",
    None,
    &[
        ("partner", Then("partner-throughout", law!("32A"))),
        (
            "rho",
            Ask(
                "rho-does",
                Some(law!("32B")),
                &[
                    ("passes", Then("repeat", law!("32B1"))),
                    ("bids", Then("partner-throughout", law!("32B2"))),
                ],
            ),
        ),
    ],
);

const LAW_36_2017: BookStep = Ask(
    "lead-faced",
    None,
    &[
        ("yes", Then("scored-without", law!("36C"))),
        (
            "no",
            Ask(
                "called-over",
                None,
                &[
                    ("yes", Then("back-as-if-nothing", law!("36A"))),
                    (
                        "no",
                        Ask(
                            "out-of-rotation",
                            Some(law!("36B")),
                            &[
                                ("yes", Then("free-partner-throughout", law!("36B4"))),
                                ("no", Then("substitute", law!("36B2"))),
                            ],
                        ),
                    ),
                ],
            ),
        ),
    ],
);

const LAW_36_2007: BookStep = Ask(
    "called-over",
    None,
    &[("yes", Then("back-as-if-nothing", law!("36A"))), ("no", Then("substitute", law!("36B")))],
);

/// The tree of a law in an edition, if it is one.
pub fn law_tree(law: &str, edition: Edition) -> Option<BookStep> {
    match (law, edition) {
        ("25", Edition::E2007 | Edition::E2017) => Some(LAW_25),
        ("29", Edition::E2007 | Edition::E2017) => Some(LAW_29),
        ("30", Edition::E2017) => Some(LAW_30_2017),
        ("30", Edition::E2007) => Some(LAW_30_2007),
        ("31", Edition::E2017) => Some(LAW_31_2017),
        ("31", Edition::E2007) => Some(LAW_31_2007),
        ("32", Edition::E2017) => Some(LAW_32_2017),
        ("32", Edition::E2007) => Some(LAW_32_2007),
        ("32", Edition::E1997) => Some(LAW_32_1997),
        ("36", Edition::E2017) => Some(LAW_36_2017),
        ("36", Edition::E2007) => Some(LAW_36_2007),
        _ => None,
    }
}
