//! `/attempt/{id}/laws/{edition}` and `/attempt/{id}/laws/{edition}/{law}`: the law book during the
//! open part, without the scenarios of the public one.

use crate::api::{AttemptState, ExamPart as Part, RequestContext, candidate_view, see_other};
use crate::pages::context::{exam_bank, path_param};
use crate::pages::not_found;
use crate::pages::refused::refused;
use crate::pages::response::{head_title, suspended};
use crate::parts::law::{gist, law_lang, law_title};
use crate::{reading, words};
use leptos::prelude::*;
use rules::law::{Clause, Edition};

/// The laws of an edition.
#[component]
pub fn AttemptLaws() -> impl IntoView {
    inside(|id, edition| {
        let words = words();
        let mut laws: Vec<Clause> = Vec::new();
        for clause in clauses(edition) {
            if laws.last().is_none_or(|last| last.law() != clause.law()) {
                laws.push(clause);
            }
        }
        let rows: Vec<AnyView> = laws
            .into_iter()
            .map(|clause| {
                let to = format!("/attempt/{id}/laws/{edition}/{}", clause.law());
                view! { <li><span class="what"><a href=to lang=law_lang()>{law_title(clause, edition)}</a></span></li> }
                    .into_any()
            })
            .collect();
        let title = words.edition(edition);
        view! {
            {head_title(title.clone())}
            <h1>{title}</h1>
            <p>{words.say("laws-paraphrase")}</p>
            <ul class="rows">{rows}</ul>
        }
        .into_any()
    })
}

/// One law.
#[component]
pub fn AttemptLaw() -> impl IntoView {
    let number = path_param("law");
    inside(move |id, edition| {
        let words = words();
        let of_law: Vec<Clause> = clauses(edition).filter(|clause| clause.law() == number).collect();
        let Some(first) = of_law.first() else { return not_found::not_found() };
        let entries: Vec<AnyView> = of_law
            .iter()
            .map(|clause| {
                view! {
                    <div class="clause" id=clause.dotted()>
                        <dt>
                            <a
                                class="tag"
                                lang=law_lang()
                                href=format!("#{}", clause.dotted())
                                aria-label=reading().law.words().cite(*clause)
                            >
                                {clause.citation()}
                            </a>
                        </dt>
                        <dd>{gist(*clause, edition)}</dd>
                    </div>
                }
                .into_any()
            })
            .collect();
        let title = law_title(*first, edition);
        view! {
            {head_title(title.clone())}
            <p class="eyebrow"><a href=format!("/attempt/{id}/laws/{edition}")>{words.edition(edition)}</a></p>
            <h1 lang=law_lang()>{title}</h1>
            <p class="note">{words.say("laws-paraphrase")}</p>
            <dl class="law-book">{entries}</dl>
        }
        .into_any()
    })
}

/// A page of the law book, during the open part of the candidate's attempt.
fn inside(page: impl FnOnce(&str, Edition) -> AnyView + Send + 'static) -> AnyView {
    let (id, edition) = (path_param("id"), path_param("edition"));
    let (bank, context) = (exam_bank(), RequestContext::current());
    suspended(async move {
        let here = format!("/attempt/{id}");
        let attempt = match candidate_view(&context, &bank, &id, None).await {
            Ok(candidate) => candidate.attempt,
            Err(why) => return refused(why, &here),
        };
        if attempt.state() != AttemptState::UnderWay || attempt.part() != Part::Open {
            see_other(&here);
            return ().into_any();
        }
        match edition.parse() {
            Ok(edition) => page(&id, edition),
            Err(_) => not_found::not_found(),
        }
    })
}

fn clauses(edition: Edition) -> impl Iterator<Item = Clause> {
    Clause::all().filter(move |clause| clause.is_in(edition))
}
