//! Content of a certificate.

use super::logo::Logo;
use time::OffsetDateTime;

/// Content of a certificate, as words in the sheet's language, provided by the caller.
#[derive(Clone, Debug)]
pub struct CertificateSheet {
    /// The language of the words, as a tag such as `en`.
    pub language: String,
    /// The words that are the form's own.
    pub labels: Labels,
    /// The issuing federation.
    pub federation: String,
    /// Their picture; without one the four suits stand in its place.
    pub logo: Option<Logo>,
    /// The holder, as they write their name. In Latin, Greek or Cyrillic letters.
    pub holder: String,
    /// The programme that led to it.
    pub programme: String,
    /// The level of the programme that was reached.
    pub level: String,
    /// The band, if shown: *with distinction*.
    pub band: Option<String>,
    /// The edition of the Laws that it certifies.
    pub edition: String,
    /// The day on which it was issued.
    pub issued: String,
    /// Until when it holds, or that it does for life.
    pub valid: String,
    pub number: String,
    /// Signatories with their parts. At most three.
    pub signatures: Vec<Signature>,
    /// Notes, such as the reason for reissuing. At most two.
    pub notes: Vec<String>,
    /// Address for checking: beginning with `https://` or `http://`, in ASCII. Printed, linked, and
    /// in the QR code.
    pub address: String,
    /// The credential, attached as it is.
    pub credential: Vec<u8>,
    /// Time of issue on record, used as the PDF's creation time.
    pub made: OffsetDateTime,
}

/// A signatory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// In what part, such as *Examiner*.
    pub part: String,
    pub name: String,
}

/// The words of the form itself, the same on every certificate in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Labels {
    /// Heading: *Certificate*.
    pub heading: String,
    /// Words before the holder's name: *This is to certify that*.
    pub before_holder: String,
    /// Words between the name and the programme: *has met every requirement of*.
    pub before_programme: String,
    /// Above the edition of the Laws.
    pub edition: String,
    /// Above the day of issue.
    pub issued: String,
    /// Above until when it holds.
    pub valid: String,
    /// Above the number.
    pub number: String,
    /// Words before the address: *Check it at*.
    pub verify: String,
    /// Alternative text of the QR code.
    pub code: String,
    /// Alternative text of the logo.
    pub logo: String,
    /// Description of the attachment.
    pub credential: String,
}

/// A place on the sheet that a text belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// One of the form's own words.
    Label,
    /// The federation's name.
    Federation,
    /// The holder's name.
    Holder,
    /// The programme's name.
    Programme,
    /// The level's name.
    Level,
    Band,
    /// The edition of the Laws.
    Edition,
    /// The day of issue.
    Issued,
    /// Until when it holds.
    Valid,
    Number,
    /// A signatory.
    Signature,
    Note,
    Address,
    /// A text of an exam's paper.
    Paper,
}
