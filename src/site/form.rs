//! What a form declares once: its fields, for the handler that reads them (`api::posted`), for the
//! page that draws them (`parts::page_form`), and for what comes back with faults.

/// Default limit of a posted form in bytes, many times the longest form of the site.
pub const BODY_LIMIT: usize = 256 * 1024;

/// A form, as its page sees it.
pub struct Form {
    /// The end of its path, and the name of its flash.
    pub name: &'static str,
    /// Path that it posts to.
    pub action: &'static str,
    /// Ids of labels, `{}` being the field's name. A hint has the id of its label and `-hint`.
    pub labels: &'static str,
    /// Ids of messages of faults, `{}` being `token`; the first that there is counts. Before them
    /// comes that of a label, `{}` being `fault-token`.
    pub faults: &'static [&'static str],
    pub fields: &'static [FormField],
    /// Faults whose field cannot be told from their token.
    pub places: &'static [(&'static str, &'static str)],
}

/// A field.
pub struct FormField {
    pub name: &'static str,
    pub kind: Kind,
    /// Value of `autocomplete`.
    pub autocomplete: &'static str,
    /// Id of its label, if it is not the form's usual one.
    pub label: Option<&'static str>,
}

/// Kind of field, with its words in `form!`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `hidden`: set by the page; never comes back.
    Hidden,
    /// `kept`: set by the page; comes back.
    Kept,
    /// `text`, `email`, `number`, `digits` (text), `date`, `moment`: an HTML input of this type.
    Input(&'static str),
    /// `password`, `code`: an input that never comes back.
    Secret(&'static str),
    /// `lines`, and `file`, which does not come back: text, with the number of visible lines.
    Lines(u8),
    /// `prose`, and `remark`, which is not required: a text of at most `TEXT_LIMIT` characters, with
    /// the number of visible lines; true if it is required.
    Prose(u8, bool),
    /// `choice`, and `maybe`, which can be absent: one of several values.
    Choice,
    /// `tick`: a checkbox; `yes` if ticked.
    Tick,
    /// `many`: checkboxes of one name, each with its value.
    Many,
    /// `keyed`, and `sheet`, an answer's questions: fields `name[key]`.
    Keyed,
    /// `upload`: a file of these types; none if it did not arrive whole.
    File(&'static str),
    /// `uploads`: several of them.
    Files(&'static str),
}

/// Faults of a text of several lines.
const TEXT_FAULTS: [&str; 3] = ["empty", "long", "zero"];

impl Form {
    /// The field of this name.
    pub fn field(&self, name: &str) -> Option<&'static FormField> {
        self.fields.iter().find(|field| field.name == name)
    }

    /// The field of a fault: the listed one; the one that the token is or begins with, up to a
    /// colon or a hyphen; for the faults of a text of several lines such a field; or else the file.
    /// Empty for a fault of the whole form.
    pub fn place(&self, fault: &str) -> &'static str {
        if let Some((_, field)) = self.places.iter().find(|(token, _)| *token == fault) {
            return field;
        }
        let begin = |end: char| fault.split(end).next().unwrap_or_default();
        let named = [fault, begin(':'), begin('-')].into_iter().find_map(|name| self.field(name));
        let is_text = |field: &&FormField| matches!(field.kind, Kind::Lines(_) | Kind::Prose(..));
        let of_text = || self.fields.iter().find(is_text).filter(|_| TEXT_FAULTS.contains(&fault));
        named.or_else(of_text).or_else(|| self.file()).map_or("", |field| field.name)
    }

    /// The value of `enctype`, unless it is the usual one.
    pub fn encoding(&self) -> Option<&'static str> {
        self.file().map(|_| "multipart/form-data")
    }

    fn file(&self) -> Option<&'static FormField> {
        self.fields.iter().find(|field| matches!(field.kind, Kind::File(_) | Kind::Files(_)))
    }
}
