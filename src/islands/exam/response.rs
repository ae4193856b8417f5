//! The server's response, line by line.

use super::state::{FORM, SharedPage};
use super::status_line::mark_page;
use super::unsent::Change;
use super::{clock, form};
use crate::page::{document, one, window};

/// The content of a response.
#[derive(Default)]
pub struct SaveResponse {
    /// Ids of the changes that are saved or refused
    pub done: Vec<String>,
    /// Ids of the refused changes, with the reasons
    pub refused: Vec<(String, String)>,
    /// Pages and numbers of the saved changes
    pub saved: Vec<(String, u32)>,
    /// Receipt and time of the last saved change of this page
    pub last_receipt: Option<(String, String)>,
    /// True if another device is active
    pub elsewhere: bool,
    /// State and part of the attempt, and true if its clock is running
    attempt_state: Option<(String, String, bool)>,
}

impl SaveResponse {
    /// Applies one line of the response.
    pub fn apply_line(&mut self, page: &SharedPage, sent: &[Change], line: &str) {
        let words: Vec<&str> = line.split(' ').collect();
        match words.as_slice() {
            ["clock", state, phase, part, left] => {
                let left: u32 = left.parse().unwrap_or_default();
                clock::set(left);
                // The summary stays during the grace period.
                let ended = left == 0 && page.borrow().page != "0";
                let is_running = *phase != "paused" && !ended;
                self.attempt_state = Some(((*state).to_owned(), (*part).to_owned(), is_running));
            }
            ["kept", change, of_page, number, receipt, time] => {
                self.done.push((*change).to_owned());
                let number: u32 = number.parse().unwrap_or_default();
                self.saved.push(((*of_page).to_owned(), number));
                if *of_page == page.borrow().page {
                    let answer = sent.iter().find(|sent| sent.change == *change).map(|sent| &*sent.answer);
                    if let Some(form) = one(FORM) {
                        mark_page(of_page, form::completeness(&form, answer.unwrap_or_default()));
                    }
                    self.last_receipt = Some(((*receipt).to_owned(), (*time).to_owned()));
                    let base = page.borrow().base.max(number);
                    page.borrow_mut().base = base;
                    one(FORM).iter().for_each(|form| form::set_base(form, base));
                }
            }
            // Stays pending until this device is active again: signing in makes it another device.
            ["refused", _, "elsewhere"] | ["fault", "elsewhere"] => self.elsewhere = true,
            // Stays pending while the attempt is paused.
            ["refused", _, "paused" | "waits"] => {}
            ["refused", change, why] => {
                self.done.push((*change).to_owned());
                self.refused.push(((*change).to_owned(), (*why).to_owned()));
            }
            ["flagged", _, flagged] => show_flag(flagged),
            _ => {}
        }
    }

    /// Loads the page for the attempt's new state, once no unsent change would be lost.
    pub fn navigate(&self, page: &SharedPage) -> bool {
        let page = page.borrow();
        let Some((state, part, is_running)) = &self.attempt_state else { return false };
        let is_same = state == "under_way" && *part == page.part && *is_running;
        let navigates = !is_same && page.refused.is_empty() && page.unsent.all().is_empty();
        if navigates {
            let _ = window().location().set_href(&format!("/attempt/{}", page.attempt));
        }
        navigates
    }
}

fn show_flag(flagged: &str) {
    let Some(button) = one("[data-exam-flag]") else { return };
    let _ = button.set_attribute("data-flagged", flagged);
    let _ = button.set_attribute("aria-pressed", if flagged == "yes" { "true" } else { "false" });
    let _ = button.set_attribute("value", if flagged == "yes" { "unflag" } else { "flag" });
    if let Ok(Some(link)) = document().query_selector(".exam-pages [aria-current=page]") {
        let _ = link.class_list().toggle_with_force("state-flagged", flagged == "yes");
        if let Ok(Some(label)) = link.query_selector("[data-exam-flagged]") {
            let _ = label.toggle_attribute_with_force("hidden", flagged != "yes");
        }
    }
}
