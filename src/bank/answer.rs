//! An answer to a question: the tokens of the choices made for each component of the ruling, in one
//! canonical form.

use super::question::{AnswerForm, NONE, RulingForm};
use derive::Word;
use rules::engine::Key;
use std::collections::BTreeMap;
use std::fmt::Write;

/// An answer to a question: by component, its tokens sorted and without duplicates.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer(BTreeMap<Key, Vec<String>>);

/// The reason an answer is rejected.
#[derive(Clone, Debug, PartialEq, Eq, Word)]
pub enum AnswerFault {
    /// A field that names no component asked for
    NotAsked(String),
    /// A token that is not among the choices
    NotAChoice {
        /// The component
        key: Key,
        /// The token given
        token: String,
    },
    /// Several tokens where one is allowed
    Several(Key),
    /// `none` together with other tokens
    NoneAndOthers(Key),
    /// No token for a component asked for
    Missing(Key),
}

impl AnswerFault {
    /// The component at fault; `None` for a field that names none that was asked for.
    pub const fn key(&self) -> Option<Key> {
        match self {
            AnswerFault::NotAsked(_) => None,
            AnswerFault::NotAChoice { key, .. }
            | AnswerFault::Several(key)
            | AnswerFault::NoneAndOthers(key)
            | AnswerFault::Missing(key) => Some(*key),
        }
    }
}

impl Answer {
    /// Parses the fields of a form; empty values count as missing. Reports every fault: fields that
    /// were not asked for first, then the others in the order of the question.
    pub fn parse(
        question: &RulingForm,
        fields: BTreeMap<String, Vec<String>>,
    ) -> Result<Answer, Vec<AnswerFault>> {
        let mut faults = Vec::new();
        let mut answers = BTreeMap::new();
        for (name, tokens) in fields {
            match Key::read(&name).filter(|key| question.ask(*key).is_some()) {
                Some(key) => {
                    answers.insert(key, canonical(tokens));
                }
                None => faults.push(AnswerFault::NotAsked(name)),
            }
        }
        for ask in &question.asks {
            let key = ask.key;
            let tokens = answers.get(&key).map_or(&[][..], Vec::as_slice);
            let unknown = tokens.iter().filter(|t| !ask.choices.contains(t));
            faults.extend(unknown.map(|token| AnswerFault::NotAChoice { key, token: token.clone() }));
            if tokens.is_empty() {
                faults.push(AnswerFault::Missing(key));
            } else if tokens.len() > 1 && ask.kind != AnswerForm::Many {
                faults.push(AnswerFault::Several(key));
            } else if tokens.len() > 1 && tokens.iter().any(|t| t == NONE) {
                faults.push(AnswerFault::NoneAndOthers(key));
            }
        }
        if faults.is_empty() { Ok(Answer(answers)) } else { Err(faults) }
    }

    /// Creates an answer from tokens, without checking them against a question.
    pub fn of(tokens: impl IntoIterator<Item = (Key, Vec<String>)>) -> Answer {
        Answer(tokens.into_iter().map(|(key, tokens)| (key, canonical(tokens))).collect())
    }

    /// The tokens answered for a component, sorted; empty when there are none.
    pub fn tokens(&self, key: Key) -> &[String] {
        self.0.get(&key).map_or(&[], Vec::as_slice)
    }

    /// The components and their tokens, in the order of components.
    pub fn iter(&self) -> impl Iterator<Item = (Key, &[String])> {
        self.0.iter().map(|(key, tokens)| (*key, tokens.as_slice()))
    }

    /// Tokens by the words of components, as forms send and tables store them.
    pub fn fields(&self) -> BTreeMap<String, Vec<String>> {
        self.iter().map(|(key, tokens)| (key.word().to_owned(), tokens.to_vec())).collect()
    }

    /// Sorted JSON: equal answers give equal texts.
    pub fn to_json(&self) -> String {
        serde_json::json!(self.fields()).to_string()
    }

    /// Parses the output of [`Answer::to_json`]; `None` unless it is a JSON object of components
    /// and their tokens, which need not be sorted.
    pub fn from_json(text: &str) -> Option<Answer> {
        let fields: BTreeMap<String, Vec<String>> = serde_json::from_str(text).ok()?;
        let keyed = fields.into_iter().map(|(name, tokens)| Some((Key::read(&name)?, tokens)));
        keyed.collect::<Option<Vec<_>>>().map(Answer::of)
    }

    /// A sorted query string: `law=30A&lead=H&lead=S`.
    pub fn to_query(&self) -> String {
        let mut query = String::new();
        for (name, token) in self.fields().iter().flat_map(|(n, ts)| ts.iter().map(move |t| (n, t))) {
            if !query.is_empty() {
                query.push('&');
            }
            query.push_str(name);
            query.push('=');
            for byte in token.bytes() {
                match byte {
                    b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' => query.push(byte as char),
                    _ => write!(query, "%{byte:02X}").unwrap_or_default(),
                }
            }
        }
        query
    }

    /// Parses the output of [`Answer::to_query`], in any order; `None` for an unknown component, a
    /// part without `=` or an invalid escape.
    pub fn from_query(query: &str) -> Option<Answer> {
        let mut keyed: BTreeMap<Key, Vec<String>> = BTreeMap::new();
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (name, token) = pair.split_once('=')?;
            keyed.entry(Key::read(name)?).or_default().push(percent_decoded(token)?);
        }
        Some(Answer::of(keyed))
    }
}

/// Sorted tokens without duplicates and empty ones.
fn canonical(mut tokens: Vec<String>) -> Vec<String> {
    tokens.retain(|t| !t.is_empty());
    tokens.sort();
    tokens.dedup();
    tokens
}

fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digit = |b: u8| (b as char).to_digit(16);
                (digit(rest.next()?)? * 16 + digit(rest.next()?)?) as u8
            }
            other => other,
        });
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer() -> Answer {
        let owned = |tokens: &[&str]| tokens.iter().map(|t| (*t).to_owned()).collect();
        Answer::of([
            (Key::Lead, owned(&["S", "H", "S"])),
            (Key::Law, owned(&["30B1"])),
            (Key::Result, owned(&["4S+1"])),
        ])
    }

    #[test]
    fn answers_round_trip() {
        assert_eq!(answer().to_json(), r#"{"law":["30B1"],"lead":["H","S"],"result":["4S+1"]}"#);
        assert_eq!(answer().to_query(), "law=30B1&lead=H&lead=S&result=4S%2B1");
        assert_eq!(Answer::from_json(&answer().to_json()), Some(answer()));
        assert_eq!(Answer::from_query(&answer().to_query()), Some(answer()));
    }

    #[test]
    fn rejects_invalid_texts() {
        for text in ["", "[]", "{\"x\":[]}", "{\"law\":1}"] {
            assert_eq!(Answer::from_json(text), None, "{text}");
        }
        for text in ["law", "x=1", "law=%", "law=%f", "law=%ff", "law=%€"] {
            assert_eq!(Answer::from_query(text), None, "{text}");
        }
    }
}
