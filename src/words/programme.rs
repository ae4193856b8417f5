//! Requirements of a level, records that count, and missing parts.

use super::{Arg, Words};
use bank::programme::{
    Counts, ExamRequirement, Lesson, MissingPart, Practical, PracticeScope, RequirementProgress,
};
use bank::{Level, Names, Programme, Requirement};
use rules::law::{Clause, Edition};

impl Words {
    /// The name of a programme.
    pub fn programme_name(&self, programme: &Programme) -> String {
        self.shown_name(&programme.name, &programme.names).to_owned()
    }

    /// The name of a level.
    pub fn level_name(&self, level: &Level) -> String {
        self.shown_name(&level.name, &level.names).to_owned()
    }

    /// The name of a programme, level or paper as it is shown: its translation, if there is one.
    pub fn shown_name<'n>(&self, name: &'n str, names: &'n Names) -> &'n str {
        names.of(self.language().tag()).unwrap_or(name)
    }

    /// A requirement; combined requirements are worded separately.
    pub fn requirement(&self, requirement: &Requirement) -> String {
        match requirement {
            Requirement::Practice(one) => {
                let n = one.lesson.scenarios.into();
                self.marks(
                    ["requires-practice", "requires-practice-floor"],
                    one.mean,
                    one.floor,
                    &[("what", self.scope(one.lesson.of).into()), ("n", n)],
                )
            }
            Requirement::Lessons(one) => {
                let lessons: Vec<String> = one.lessons.iter().map(|lesson| self.lesson(lesson)).collect();
                self.marks(
                    ["requires-lessons", "requires-lessons-floor"],
                    one.mean,
                    one.floor,
                    &[("lessons", lessons.join(", ").into())],
                )
            }
            Requirement::Exam(exam) => {
                self.format("requires-exam", &[("asked", self.asked_of(exam).join(", ").into())])
            }
            Requirement::Practical(one) => {
                self.format("requires-practical", &[("asked", self.directing(one).join(", ").into())])
            }
            Requirement::Oral(one) => {
                self.format("requires-oral", &[("mark", self.percent(one.mark).into())])
            }
            Requirement::All(_) => self.say("requires-all"),
            Requirement::Any { least, .. } => self.format("requires-any", &[("least", (*least).into())]),
        }
    }

    /// A requirement with those that it combines.
    pub fn requirement_whole(&self, requirement: &Requirement) -> String {
        let said = self.requirement(requirement);
        let (Requirement::All(of) | Requirement::Any { of, .. }) = requirement else { return said };
        let each: Vec<String> = of.iter().map(|one| self.requirement_whole(one)).collect();
        self.format("requires-several", &[("said", said.into()), ("each", each.join(" ").into())])
    }

    /// Records that count toward a requirement.
    pub fn counts(&self, progress: &RequirementProgress<'_>) -> String {
        let best = |permille: u16| self.format("counts-exam", &[("mark", self.percent(permille).into())]);
        match (&progress.counts, progress.requirement) {
            (Counts::Practice(practised), Requirement::Practice(one)) => {
                let need: Arg = one.lesson.scenarios.into();
                match (practised.mean(), practised.lowest()) {
                    (Some(mean), Some(lowest)) => self.format(
                        "counts-practice",
                        &[
                            ("have", practised.marks.len().into()),
                            ("need", need),
                            ("mean", self.percent(mean).into()),
                            ("lowest", self.percent(lowest).into()),
                        ],
                    ),
                    _ => self.format("counts-practice-none", &[("need", need)]),
                }
            }
            (Counts::Lessons { mean: Some(mean), .. }, _) => {
                self.format("counts-lessons", &[("mean", self.percent(*mean).into())])
            }
            (Counts::Exam(Some(one)), _) => best(one.permille),
            (Counts::Oral(Some(one)), _) => best(one.permille),
            (Counts::Practical(sessions), _) if !sessions.is_empty() => {
                let minutes: u64 = sessions.iter().map(|one| u64::from(one.minutes)).sum();
                let [hours, minutes] = hours(minutes);
                let sessions = ("sessions", sessions.len().into());
                self.format("counts-practical", &[sessions, ("hours", hours), ("minutes", minutes)])
            }
            (Counts::Several(each), _) => {
                let met = each.iter().filter(|one| one.met).count();
                self.format("counts-several", &[("met", met.into()), ("of", each.len().into())])
            }
            _ => self.say("counts-none"),
        }
    }

    /// A missing part.
    pub fn missing(&self, missing: &MissingPart) -> String {
        let number = |id: &str, n: usize| self.format(id, &[("n", n.into())]);
        let marks = |id: &str, have: u16, need: u16| {
            self.format(id, &[("have", self.percent(have).into()), ("need", self.percent(need).into())])
        };
        match *missing {
            MissingPart::Scenarios(n) => number("missing-scenarios", n),
            MissingPart::Lessons(n) => number("missing-lessons", n),
            MissingPart::Right(n) => number("missing-right", n),
            MissingPart::Sessions(n) => number("missing-sessions", n),
            MissingPart::Requirements(n) => number("missing-requirements", n),
            MissingPart::Mean { have, need } => marks("missing-mean", have, need),
            MissingPart::Floor { have, need } => marks("missing-floor", have, need),
            MissingPart::Mark { have, need } => marks("missing-mark", have, need),
            MissingPart::Section { section, have, need } => {
                let id = format!("missing-section-{}", section.word());
                let have = have.map_or_else(|| self.say("missing-section-none"), |have| self.percent(have));
                self.format(&id, &[("have", have.into()), ("need", self.percent(need).into())])
            }
            MissingPart::Points { have, need } => {
                let number = |n: u16| Arg::from(i64::from(n));
                self.format("missing-points", &[("have", number(have)), ("need", number(need))])
            }
            MissingPart::Minutes(minutes) => {
                let [hours, minutes] = hours(minutes);
                self.format("missing-minutes", &[("hours", hours), ("minutes", minutes)])
            }
            MissingPart::Exam => self.say("missing-exam"),
            MissingPart::Pass => self.say("missing-pass"),
            MissingPart::Critical => self.say("missing-critical"),
            MissingPart::Oral => self.say("missing-oral"),
        }
    }

    /// A kind of scenarios.
    pub fn scope(&self, scope: PracticeScope) -> String {
        match scope {
            PracticeScope::Family(family) => self.family(family),
            PracticeScope::Law(law) => match law.parse::<Clause>() {
                Ok(clause) => {
                    let heading = self.heading(clause, Edition::E2017);
                    self.format(
                        "law-title",
                        &[("cite", self.cite(clause).into()), ("heading", heading.into())],
                    )
                }
                Err(_) => law.to_owned(),
            },
        }
    }

    /// A lesson, with its number of scenarios.
    pub fn lesson(&self, lesson: &Lesson) -> String {
        let what = self.scope(lesson.of);
        self.format("requires-lesson", &[("what", what.into()), ("n", lesson.scenarios.into())])
    }

    /// Conditions on an exam, one by one.
    pub(super) fn asked_of(&self, exam: &ExamRequirement) -> Vec<String> {
        let mark = |id: &str, mark: u16| self.format(id, &[("mark", self.percent(mark).into())]);
        let number = |n: u16| Arg::from(i64::from(n));
        let mut conditions = Vec::new();
        conditions.extend(
            exam.paper.as_ref().map(|paper| self.format("requires-exam-paper", &[("paper", paper.into())])),
        );
        conditions.extend(exam.mark.map(|need| mark("requires-exam-mark", need)));
        for (id, out_of) in [("requires-exam-right", exam.right), ("requires-exam-points", exam.points)] {
            let condition = |one: bank::programme::OutOf| {
                self.format(id, &[("least", number(one.least)), ("of", number(one.of))])
            };
            conditions.extend(out_of.map(condition));
        }
        if exam.is_by_paper() {
            conditions.push(self.say("requires-exam-pass"));
        }
        let sections = exam.sections.iter();
        conditions
            .extend(sections.map(|(of, need)| mark(&format!("requires-exam-section-{}", of.word()), *need)));
        if exam.critical {
            conditions.push(self.say("requires-exam-critical"));
        }
        let within = |days| self.format("requires-exam-within", &[("days", number(days))]);
        conditions.extend(exam.within_days.map(within));
        conditions
    }

    /// Conditions on directed sessions, one by one.
    fn directing(&self, practical: &Practical) -> Vec<String> {
        let number = |id: &str, n: u16| self.format(id, &[("n", i64::from(n).into())]);
        let mut conditions = Vec::new();
        conditions.extend(practical.sessions.map(|n| number("requires-practical-sessions", n)));
        conditions.extend(practical.hours.map(|n| number("requires-practical-hours", n)));
        if practical.cosigned {
            conditions.push(self.say("requires-practical-cosigned"));
        }
        conditions
    }

    /// A required mean, with or without a minimum mark.
    fn marks(
        &self,
        [without, with]: [&str; 2],
        mean: u16,
        floor: Option<u16>,
        args: &[(&str, Arg)],
    ) -> String {
        let mut args = args.to_vec();
        args.push(("mean", self.percent(mean).into()));
        let Some(floor) = floor else { return self.format(without, &args) };
        args.push(("floor", self.percent(floor).into()));
        self.format(with, &args)
    }
}

/// Whole hours, and the remaining minutes.
fn hours(minutes: u64) -> [Arg; 2] {
    [minutes / 60, minutes % 60].map(|n| Arg::from(n as usize))
}
