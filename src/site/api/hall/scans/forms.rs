//! Uploading files, saying whose sheet a picture is, removing a picture or a file.

use super::super::hall_papers;
use crate::api::cookies::{tell, tell_with};
use crate::api::exam::sitting;
use crate::api::federation::server;
use crate::api::posted::{Posted, Stop, form};
use crate::api::request_context::{Refused, RequestContext};
use server::exams::hall::scans::AT_ONCE;
use server::roles::{Action, Whose};
use uuid::Uuid;

/// Body limit in bytes: the files and the multipart overhead.
pub const SCAN_BODY: usize = AT_ONCE + 256 * 1024;

form! {
    /// Stores photographs and scans, which are then read in the background.
    upload "hall-scan" HallScanUpload at "/federation/{federation}/exams/{sitting}/scans"
    labels "hall-scan-{}" {
        federation: hidden,
        sitting: hidden,
        files: uploads(".png,.jpg,.jpeg,.pdf,image/png,image/jpeg,application/pdf"),
    }
}

impl Posted for HallScanUpload {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let found = sitting(context, &allowed, &self.sitting).await?;
        let files = self.files.clone().ok_or("files-cut")?;
        server(context)?.hall_scans.upload(&allowed, &found, files).await?;
        Ok(self.page())
    }
}

form! {
    /// Says whose sheet a picture is (`assign`), or removes it (`remove`).
    "hall-scan-act" HallScanPost at "/federation/{federation}/exams/{sitting}/scans/{scan}"
    labels "hall-scan-{}" {
        federation: hidden,
        sitting: hidden,
        scan: hidden,
        act: hidden,
        number: text,
        sheet: text,
    }
}

impl Posted for HallScanPost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let (found, papers) = hall_papers(context, &allowed, &self.sitting).await?;
        let scan = Uuid::try_parse(&self.scan).map_err(|_| Refused::NotFound)?;
        let scans = &server(context)?.hall_scans;
        match &*self.act {
            "assign" => {
                let number: u32 = self.number.trim().parse().map_err(|_| "number")?;
                let paper = papers.iter().find(|paper| paper.number == number).ok_or("number")?;
                let sheet: usize = self.sheet.trim().parse().map_err(|_| "sheet")?;
                scans.assign(&allowed, &found, scan, (paper, sheet)).await?;
                tell_with("hall-scan", "assigned", [("name", &*paper.name)]);
            }
            "remove" => {
                scans.remove(&allowed, &found, scan).await?;
                tell("hall-scan", "removed");
            }
            _ => return Err(Refused::NotFound.into()),
        }
        Ok(format!("/federation/{}/exams/{}/scans", self.federation, self.sitting))
    }
}

form! {
    /// Removes a file with its pictures.
    "hall-file-remove" HallFileRemovePost at "/federation/{federation}/exams/{sitting}/scans"
    labels "hall-scan-{}" {
        federation: hidden,
        sitting: hidden,
        file: hidden,
    }
}

impl Posted for HallFileRemovePost {
    async fn act(&self, context: &RequestContext) -> Result<String, Stop> {
        let allowed = context.allowed(Action::HoldExams, &self.federation, Whose::Others).await?;
        let found = sitting(context, &allowed, &self.sitting).await?;
        let file = Uuid::try_parse(&self.file).map_err(|_| Refused::NotFound)?;
        server(context)?.hall_scans.remove_file(&allowed, &found, file).await?;
        tell("hall-file-remove", "removed");
        Ok(self.page())
    }
}
