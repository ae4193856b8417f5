//! Saved cases: the form at the desk that saves one, and those at `/me/cases` that delete one.

use super::cookies::tell;
use super::federation::or_refuse;
use super::posted::{Posted, Stop, form};
use super::request_context::{Refused, RequestContext};
use server::saved_cases::case_query;
pub use server::saved_cases::{CASE_LIMIT, CASE_NAME_LIMIT, SavedCase};

form! {
    /// Saves a case, and leads back to the desk; or deletes one.
    "saved-case" SavedCasePost labels "saved-case-{}" {
        act: hidden,
        query: hidden,
        name: text,
    }
}

impl SavedCasePost {
    /// The list, for a case that is deleted or that the desk would not show.
    fn path(&self) -> String {
        let at_desk = case_query(&self.query).filter(|_| self.act == "save");
        at_desk.map_or_else(|| "/me/cases".to_owned(), |query| format!("/desk?{query}#save"))
    }
}

impl Posted for SavedCasePost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let (server, who, _) = context.signed_in().await?;
        let told = match self.act.as_str() {
            "save" if server.saved_cases.save(&who, &self.name, &self.query).await? => "saved",
            "save" => "before",
            "delete" => {
                server.saved_cases.delete(&who, &self.name).await?;
                "deleted"
            }
            _ => return Err(Refused::NotFound.into()),
        };
        tell("saved-case", told);
        Ok(self.page())
    }
}

/// The signed-in user's cases, the latest first.
pub async fn saved_cases(context: &RequestContext) -> Result<Vec<SavedCase>, Refused> {
    let (server, who, _) = context.signed_in().await?;
    or_refuse(server.saved_cases.list(&who).await)
}
