//! A law as a drawing, for printing.

use super::attachment::{PDF, attachment};
use super::request_context::Refused;
use crate::parts::law::law_title;
use crate::parts::path::{FONT_SIZE, NodeShape, TextPart, TreeLayout, law_on_page};
use crate::words;
use axum::extract::Path as UrlPath;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use rules::law::{Clause, Edition};
use server::drawing_pdf::{Drawing, DrawnBox, DrawnText, Tone, pdf, scale};

/// The tree of a law in an edition as a PDF of one page, in the page's language.
pub async fn law_file(UrlPath((edition, law)): UrlPath<(String, String)>) -> Response {
    let Some(drawing) = drawing(&edition, &law).await else {
        return Refused::NotFound.file_response(&format!("/laws/{edition}"));
    };
    match pdf(&drawing) {
        Ok(file) => attachment(PDF, &format!("law-{law}-{edition}.pdf"), file),
        Err(error) => {
            tracing::error!(%error, law, edition, "cannot write the PDF of a law");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}

async fn drawing(edition: &str, law: &str) -> Option<Drawing> {
    let (edition, clause): (Edition, Clause) = (edition.parse().ok()?, law.parse().ok()?);
    let layout = law_on_page(law, edition, scale).await?;
    let words = words();
    Some(Drawing {
        title: law_title(clause, edition),
        above: words.edition(edition),
        note: words.say("laws-paraphrase"),
        language: words.language().tag().to_owned(),
        ..of_layout(&layout)
    })
}

/// The layout as a drawing without its heading.
fn of_layout(layout: &TreeLayout) -> Drawing {
    let of = |n: u32| n as f32;
    let boxes = layout
        .boxes
        .iter()
        .map(|one| DrawnBox { place: [one.x, one.y, one.width, one.height].map(of), tone: tone(one.shape) });
    let texts = layout.texts.iter().map(|one| {
        let (tone, is_strong) = match one.part {
            TextPart::Clause(shape) => (tone(shape), true),
            TextPart::Node(shape) => (tone(shape), false),
            TextPart::Answer(_) => (Tone::Plain, true),
        };
        DrawnText { at: (of(one.x), of(one.y)), text: one.text.clone(), tone, is_strong }
    });
    let corners = |points: &Vec<(u32, u32)>| points.iter().map(|(x, y)| (of(*x), of(*y))).collect();
    Drawing {
        width: of(layout.width),
        height: of(layout.height),
        boxes: boxes.collect(),
        lines: layout.lines.iter().map(|line| corners(&line.points)).collect(),
        tips: layout.tips.iter().map(|tip| ((of(tip.x), of(tip.y)), tip.points_down)).collect(),
        texts: texts.collect(),
        size: of(FONT_SIZE),
        ..Drawing::default()
    }
}

const fn tone(shape: NodeShape) -> Tone {
    match shape {
        NodeShape::Ends | NodeShape::OtherEnds => Tone::End,
        NodeShape::Beyond => Tone::Unknown,
        NodeShape::Open => Tone::Plain,
        _ => Tone::Question,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn every_tree_is_drawn_alike_each_time() {
        let mut laws: Vec<&str> = Clause::all().map(|clause| clause.law()).collect();
        laws.dedup();
        let mut drawn = 0;
        for (edition, law) in
            Edition::ALL.into_iter().flat_map(|edition| laws.iter().map(move |law| (edition, *law)))
        {
            let Some(drawing) = drawing(edition.word(), law).await else { continue };
            let [one, other] = [(); 2].map(|()| pdf(&drawing).expect("characters that the faces have"));
            assert!(one.starts_with(b"%PDF") && one == other, "Law {law} of {edition}");
            drawn += 1;
        }
        assert!(drawn > 13, "{drawn} laws");
    }
}
