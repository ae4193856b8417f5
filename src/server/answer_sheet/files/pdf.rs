//! The pictures in a PDF, in the order of the file. A scanner writes one a page; and a picture is
//! always an object of its own, never packed with others, so its dictionary is found by reading
//! the file from front to back.

use super::coded::CodedPicture;
use super::fault::FileFault;
use super::raster::{Fax, Raster};
use hayro_ccitt::{DecodeSettings, EncodingMode};
use std::collections::BTreeSet;

/// The longest dictionary of a picture.
const DICTIONARY: usize = 4096;
/// A picture with a shorter side is no page.
const LEAST: usize = 300;
/// Columns of a fax that does not name them.
const COLUMNS: usize = 1728;

/// The places of the pictures of pages, without masks and what is too small to be a page.
pub(super) fn pictures(file: &[u8]) -> Result<Vec<usize>, FileFault> {
    if find(file, b"/Encrypt", 0).is_some() {
        return Err(FileFault::Locked);
    }
    let (mut found, mut masks) = (Vec::new(), BTreeSet::new());
    let mut at = 0;
    while let Some(begins) = find(file, b"stream", at) {
        at = begins + b"stream".len();
        let Some(stream) = Stream::at(file, begins) else { continue };
        masks.extend([&b"/SMask"[..], b"/Mask"].into_iter().filter_map(|key| number(stream.dictionary, key)));
        at = stream.ends;
        if stream.is_page() {
            found.push((stream.number, begins));
        }
    }
    found.retain(|(number, _)| !number.is_some_and(|number| masks.contains(&number)));
    Ok(found.into_iter().map(|(_, begins)| begins).collect())
}

/// The picture at one of these places.
pub(super) fn picture(file: &[u8], place: usize) -> Option<CodedPicture<'_>> {
    Stream::at(file, place).map(|stream| stream.coded())
}

/// A stream of the file.
struct Stream<'a> {
    /// Number of its object.
    number: Option<usize>,
    dictionary: &'a [u8],
    bytes: &'a [u8],
    /// Where the file goes on.
    ends: usize,
}

impl<'a> Stream<'a> {
    /// The stream whose word for its begin is here.
    fn at(file: &'a [u8], begins: usize) -> Option<Self> {
        let before = file[..begins].trim_ascii_end();
        if !before.ends_with(b">>") {
            return None;
        }
        let near = &before[before.len().saturating_sub(DICTIONARY)..];
        let object = near.windows(4).rposition(|four| four == b" obj")?;
        let dictionary = &near[object + 4..];
        let mut heads = near[..object].rsplit(|byte| !byte.is_ascii_digit());
        let number = heads.nth(1).and_then(digits);
        let mut from = begins + b"stream".len();
        from += usize::from(file.get(from) == Some(&b'\r'));
        from += usize::from(file.get(from) == Some(&b'\n'));
        let by_length = number_of(dictionary, b"/Length").and_then(|length| {
            let ends = from.checked_add(length)?;
            let rest = file.get(ends..)?;
            rest[..rest.len().min(16)].trim_ascii_start().starts_with(b"endstream").then_some(ends)
        });
        let ends = by_length.or_else(|| find(file, b"endstream", from)).unwrap_or(file.len());
        Some(Self { number, dictionary, bytes: &file[from..ends], ends })
    }

    fn number(&self, key: &[u8]) -> Option<usize> {
        number_of(self.dictionary, key)
    }

    /// True for a picture that may be a page.
    fn is_page(&self) -> bool {
        let is = |key, word: &[u8]| after(self.dictionary, key).is_some_and(|rest| rest.starts_with(word));
        let side = |key| self.number(key).unwrap_or_default();
        is(b"/Subtype", b"/Image")
            && !is(b"/ImageMask", b"true")
            && side(b"/Width").min(side(b"/Height")) >= LEAST
    }

    /// The names of its filters.
    fn filters(&self) -> Vec<&'a [u8]> {
        let Some(rest) = after(self.dictionary, b"/Filter") else { return Vec::new() };
        let ends = match rest.first() {
            Some(b'[') => rest.iter().position(|byte| *byte == b']'),
            _ => rest.iter().skip(1).position(|byte| is_between(*byte)).map(|n| n + 1),
        };
        let names = rest[..ends.unwrap_or(rest.len())].split(|byte| *byte == b'/').skip(1);
        names.map(<[u8]>::trim_ascii).collect()
    }

    fn coded(&self) -> CodedPicture<'a> {
        let (width, height) = (self.number(b"/Width"), self.number(b"/Height"));
        let (width, height) = (width.unwrap_or_default(), height.unwrap_or_default());
        let bits = self.number(b"/BitsPerComponent").unwrap_or(1);
        let predictor = self.number(b"/Predictor").unwrap_or(1);
        let raster = |is_packed| {
            let is_filtered = predictor >= 10;
            CodedPicture::Raster(Raster { width, height, bits, is_packed, is_filtered, bytes: self.bytes })
        };
        match self.filters()[..] {
            [b"DCTDecode"] => CodedPicture::Jpeg(self.bytes.into()),
            [b"FlateDecode", b"DCTDecode"] => CodedPicture::PackedJpeg(self.bytes),
            // A predictor of TIFF.
            [b"FlateDecode"] if predictor == 2 => CodedPicture::Unknown,
            [b"FlateDecode"] => raster(true),
            [] => raster(false),
            [b"CCITTFaxDecode"] => CodedPicture::Fax(self.fax(height)),
            _ => CodedPicture::Unknown,
        }
    }

    fn fax(&self, height: usize) -> Fax<'a> {
        let is = |key| after(self.dictionary, key).is_some_and(|rest| rest.starts_with(b"true"));
        let kind = after(self.dictionary, b"/K");
        let encoding = match kind {
            Some([b'-', ..]) => EncodingMode::Group4,
            Some([b'1'..=b'9', ..]) => EncodingMode::Group3_2D,
            _ => EncodingMode::Group3_1D,
        };
        let size = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        let settings = DecodeSettings {
            columns: size(self.number(b"/Columns").unwrap_or(COLUMNS)),
            rows: size(height),
            end_of_block: true,
            end_of_line: is(b"/EndOfLine"),
            rows_are_byte_aligned: is(b"/EncodedByteAlign"),
            encoding,
            strict: false,
        };
        Fax { settings, bytes: self.bytes }
    }
}

/// Where these bytes begin, from a place on.
fn find(file: &[u8], bytes: &[u8], from: usize) -> Option<usize> {
    let first = *bytes.first()?;
    let mut at = from;
    loop {
        at += file.get(at..)?.iter().position(|byte| *byte == first)?;
        if file[at..].starts_with(bytes) {
            return Some(at);
        }
        at += 1;
    }
}

fn is_between(byte: u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, b'/' | b'[' | b']' | b'<' | b'>' | b'(' | 0)
}

/// What follows a key.
fn after<'a>(dictionary: &'a [u8], key: &[u8]) -> Option<&'a [u8]> {
    let mut from = 0;
    loop {
        let ends = find(dictionary, key, from)? + key.len();
        let rest = &dictionary[ends..];
        if rest.first().is_none_or(|byte| is_between(*byte)) {
            return Some(rest.trim_ascii_start());
        }
        from = ends;
    }
}

/// The number behind a key, or that of the object referred to.
fn number(dictionary: &[u8], key: &[u8]) -> Option<usize> {
    let rest = after(dictionary, key)?;
    let ends = rest.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(rest.len());
    digits(&rest[..ends])
}

/// The number behind a key, if it stands there itself.
fn number_of(dictionary: &[u8], key: &[u8]) -> Option<usize> {
    let rest = after(dictionary, key)?;
    let mut words = rest.split(|byte| is_between(*byte)).filter(|word| !word.is_empty());
    let value = digits(words.next()?);
    let is_reference = words.next().is_some_and(|word| digits(word).is_some())
        && words.next().is_some_and(|word| word == b"R");
    value.filter(|_| !is_reference)
}

fn digits(text: &[u8]) -> Option<usize> {
    std::str::from_utf8(text).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_found_without_masks_and_logos() {
        let object = |n: usize, more: &str, body: &str| {
            let length = body.len();
            format!(
                "{n} 0 obj\n<< /Type /XObject /Subtype /Image {more} /Length {length} >>\n\
                 stream\n{body}\nendstream\nendobj\n"
            )
        };
        let text = [
            "%PDF-1.4\n".to_owned(),
            object(3, "/Width 900 /Height 1200 /Filter /DCTDecode /SMask 4 0 R", "one endstream two"),
            object(4, "/Width 900 /Height 1200 /Filter /FlateDecode", "mask"),
            object(5, "/Width 20 /Height 20 /Filter /DCTDecode", "logo"),
            object(6, "/Width 900 /Height 1200 /Filter [ /JBIG2Decode ]", "other"),
            "7 0 obj << /Length 3 >> stream\nabc\nendstream endobj".to_owned(),
        ];
        let text = text.concat();
        let places = pictures(text.as_bytes()).expect("pictures");
        let found: Vec<_> = places.into_iter().filter_map(|at| picture(text.as_bytes(), at)).collect();
        assert!(
            matches!(&found[..], [CodedPicture::Jpeg(bytes), CodedPicture::Unknown]
            if **bytes == *b"one endstream two"),
            "{found:?}"
        );
        assert_eq!(pictures(b"<< /Encrypt 3 0 R >>").err(), Some(FileFault::Locked));
    }
}
