//! The server's response, line by line.

use super::send::{FORM, Shared};
use super::told::mark;
use super::unsent::Change;
use super::{clock, form};
use crate::page::one;
use leptos::prelude::{document, window};

/// The content of a response.
#[derive(Default)]
pub struct Heard {
    /// The changes that wait no more
    pub done: Vec<String>,
    /// Those of them that it refused, and why
    pub refused: Vec<(String, String)>,
    /// The pages of those that it kept, and their numbers
    pub kept: Vec<(String, u32)>,
    /// The receipt of the last that it kept of this page, and when
    pub last: Option<(String, String)>,
    /// True if another device is active
    pub elsewhere: bool,
    /// State and part of the attempt, and whether its clock is running
    stands: Option<(String, String, bool)>,
}

impl Heard {
    /// One line of it.
    pub fn line(&mut self, page: &Shared, sent: &[Change], line: &str) {
        let words: Vec<&str> = line.split(' ').collect();
        match words.as_slice() {
            ["clock", state, phase, part, left] => {
                let left: u32 = left.parse().unwrap_or_default();
                clock::set(left);
                // The summary stays while the last answers may still come.
                let ended = left == 0 && page.borrow().page != "0";
                let works = *phase != "paused" && !ended;
                self.stands = Some(((*state).to_owned(), (*part).to_owned(), works));
            }
            ["kept", change, of, number, receipt, time] => {
                self.done.push((*change).to_owned());
                let number: u32 = number.parse().unwrap_or_default();
                self.kept.push(((*of).to_owned(), number));
                if *of == page.borrow().page {
                    let answer = sent.iter().find(|one| one.change == *change).map(|one| &*one.answer);
                    if let Some(asks) = one(FORM) {
                        mark(of, form::answered(&asks, answer.unwrap_or_default()));
                    }
                    self.last = Some(((*receipt).to_owned(), (*time).to_owned()));
                    let base = page.borrow().base.max(number);
                    page.borrow_mut().base = base;
                    one(FORM).iter().for_each(|asks| form::set_base(asks, base));
                }
            }
            // Kept until this device is active again: signing in again makes it another device.
            ["refused", _, "elsewhere"] | ["fault", "elsewhere"] => self.elsewhere = true,
            // Paused: it is taken again later.
            ["refused", _, "paused" | "waits"] => {}
            ["refused", change, why] => {
                self.done.push((*change).to_owned());
                self.refused.push(((*change).to_owned(), (*why).to_owned()));
            }
            ["flagged", _, flagged] => show_flag(flagged),
            _ => {}
        }
    }

    /// Loads the page for the attempt's new state, once nothing unsent would be lost.
    pub fn leads_on(&self, page: &Shared) -> bool {
        let page = page.borrow();
        let Some((state, part, works)) = &self.stands else { return false };
        let same = state == "under_way" && *part == page.part && *works;
        let leads_on = !same && page.refused.is_empty() && page.unsent.all().is_empty();
        if leads_on {
            let _ = window().location().set_href(&format!("/attempt/{}", page.attempt));
        }
        leads_on
    }
}

fn show_flag(flagged: &str) {
    let Some(button) = one("[data-exam-flag]") else { return };
    let _ = button.set_attribute("data-flagged", flagged);
    let _ = button.set_attribute("aria-pressed", if flagged == "yes" { "true" } else { "false" });
    let _ = button.set_attribute("value", if flagged == "yes" { "unflag" } else { "flag" });
    if let Ok(Some(link)) = document().query_selector(".exam-pages [aria-current=page]") {
        let _ = link.class_list().toggle_with_force("state-flagged", flagged == "yes");
        if let Ok(Some(said)) = link.query_selector("[data-exam-flagged]") {
            let _ = said.toggle_attribute_with_force("hidden", flagged != "yes");
        }
    }
}
