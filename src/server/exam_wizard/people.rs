//! The people of a pasted text who have no account yet. Pure.

use crate::accounts::policy;
use crate::enrolment::LineFault;
use crate::exams::roster::PastedPlan;
use crate::forms::Faults;

/// Faults that are listed; they come back in a cookie.
const FAULTS: usize = 6;

/// Someone to be invited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPerson {
    pub name: String,
    pub email: String,
}

/// The people without an account, each with the name on their line; or the faults of the text, as
/// tokens with the person as written. Without `may_invite`, everyone needs an account.
pub fn new_people(text: &str, plan: &PastedPlan, may_invite: bool) -> Result<Vec<NewPerson>, Faults> {
    let lines: Vec<&str> = text.lines().collect();
    let (mut new, mut faults): (Vec<NewPerson>, Vec<String>) = (Vec::new(), Vec::new());
    for line in &plan.lines {
        let mut fault = |token: &str| faults.push(format!("people-{token}:{}", line.who));
        match &line.found {
            Ok(_) => {}
            Err(LineFault::NotAMember) if line.who.contains('@') => {
                let written = usize::try_from(line.number - 1).ok().and_then(|at| lines.get(at));
                let name = policy::name(&name_beside(written.copied().unwrap_or_default(), &line.who));
                match (name, policy::email(&line.who)) {
                    (Ok(_), Ok(_)) if !may_invite => fault("enrol"),
                    (Ok(name), Ok(email)) if new.iter().all(|one| one.email != email) => {
                        new.push(NewPerson { name, email });
                    }
                    (Ok(_), Ok(_)) => {}
                    (Err(_), _) => fault("name"),
                    (_, Err(_)) => fault("odd"),
                }
            }
            Err(LineFault::NotAMember) => fault("number"),
            Err(_) => fault("odd"),
        }
    }
    faults.truncate(FAULTS);
    if faults.is_empty() { Ok(new) } else { Err(faults.into_iter().collect()) }
}

/// The name beside an address of a line. Among several addresses only one in brackets has a name:
/// the words since the address before it.
fn name_beside(line: &str, address: &str) -> String {
    if line.matches('@').count() < 2 {
        return words_of_name(line);
    }
    let Some((before, _)) = line.split_once(&format!("<{address}>")) else { return String::new() };
    let own =
        before.rfind('@').map_or(before, |at| before[at..].split_once(is_sign).map_or("", |(_, rest)| rest));
    words_of_name(own)
}

/// The words of a text that may be a name's: no address and no member number.
fn words_of_name(text: &str) -> String {
    let is_name = |word: &&str| !word.contains('@') && !word.chars().all(|c| c.is_ascii_digit());
    let name: Vec<&str> = text.split(is_sign).filter(|word| !word.is_empty()).filter(is_name).collect();
    name.join(" ")
}

fn is_sign(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | ';' | '<' | '>' | '(' | ')' | '"')
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exams::roster::PastedLine;

    #[test]
    fn reads_names_beside_addresses() {
        for (line, name) in [
            ("Ada Lovelace <ada@example.org>", "Ada Lovelace"),
            ("ada@example.org; 1234; Ada Lovelace", "Ada Lovelace"),
            ("\"Ada\"\tLovelace\tada@example.org", "Ada Lovelace"),
            ("ada@example.org", ""),
            ("Ada ada@example.org, grace@example.org", ""),
            (
                "Grace <grace@example.org>, \"Ada Lovelace\" <ada@example.org>; eve@example.org",
                "Ada Lovelace",
            ),
            ("grace@example.org; Ada Lovelace <ada@example.org>", "Ada Lovelace"),
            ("Grace <grace@example.org>, <ada@example.org>", ""),
        ] {
            assert_eq!(name_beside(line, "ada@example.org"), name, "{line}");
        }
    }

    #[test]
    fn reports_people_without_name_or_permission() {
        let line = |number, who: &str, found| PastedLine { number, who: who.to_owned(), found };
        let text = "Ada <ada@example.org>\ngrace@example.org\n77";
        let not = || Err(LineFault::NotAMember);
        let lines = vec![
            line(1, "ada@example.org", not()),
            line(2, "grace@example.org", not()),
            line(3, "77", not()),
        ];
        let plan = PastedPlan { lines };
        let faults = new_people(text, &plan, true).expect_err("two faults");
        assert_eq!(faults, ["people-name:grace@example.org", "people-number:77"]);
        let faults = new_people(text, &plan, false).expect_err("three faults");
        assert_eq!(faults.tokens[0], "people-enrol:ada@example.org");
        let plan = PastedPlan { lines: plan.lines[..1].to_vec() };
        let ada = NewPerson { name: "Ada".to_owned(), email: "ada@example.org".to_owned() };
        assert_eq!(new_people(text, &plan, true).expect("no fault"), [ada]);
    }
}
