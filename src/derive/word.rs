//! Words of variants.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use syn::punctuated::Punctuated;
use syn::{Attribute, Data, DeriveInput, Error, Fields, LitStr, Token, Variant};

/// The sign between the parts of a word.
const SNAKE: char = '_';
const KEBAB: char = '-';

pub fn derive(input: &DeriveInput) -> Result<TokenStream, Error> {
    let (name, vis) = (&input.ident, &input.vis);
    let variants = variants(input)?;
    let words = words(input)?;
    let idents = variants.iter().map(|variant| &variant.ident).collect::<Vec<_>>();
    if variants.iter().any(|variant| !matches!(variant.fields, Fields::Unit)) {
        return Ok(quote! {
            impl #name {
                /// Its word in files, the database, JSON and Fluent ids.
                #vis const fn word(&self) -> &'static str {
                    match self { #(Self::#idents { .. } => #words,)* }
                }
            }
        });
    }
    let many = idents.len();
    Ok(quote! {
        #[allow(dead_code, reason = "not every enum is listed and read")]
        impl #name {
            /// All values, in order of declaration.
            #vis const ALL: [Self; #many] = [#(Self::#idents),*];

            /// Its word in files, the database, JSON and Fluent ids.
            #vis const fn word(self) -> &'static str {
                match self { #(Self::#idents => #words,)* }
            }

            /// The value with this word.
            #vis fn read(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.word() == word)
            }
        }
    })
}

/// The variants of an enum.
pub fn variants(input: &DeriveInput) -> Result<&Punctuated<Variant, Token![,]>, Error> {
    match &input.data {
        Data::Enum(data) => Ok(&data.variants),
        _ => Err(Error::new_spanned(&input.ident, "only an enum has words")),
    }
}

/// The words of an enum's variants, which differ.
pub fn words(input: &DeriveInput) -> Result<Vec<String>, Error> {
    let mut joint = SNAKE;
    for attribute in of_kind(&input.attrs, "word") {
        match attribute.parse_args::<Ident>()?.to_string().as_str() {
            "kebab" => joint = KEBAB,
            _ => return Err(Error::new_spanned(attribute, "`kebab` is the only other style")),
        }
    }
    let mut words: Vec<String> = Vec::new();
    for variant in variants(input)? {
        let word = match text(&variant.attrs, "word")? {
            Some(word) => word,
            None => joined(&variant.ident.to_string(), joint),
        };
        if words.contains(&word) {
            return Err(Error::new_spanned(variant, format!("`{word}` is the word of two variants")));
        }
        words.push(word);
    }
    Ok(words)
}

/// The attributes with this name.
pub fn of_kind<'a>(attributes: &'a [Attribute], kind: &'a str) -> impl Iterator<Item = &'a Attribute> {
    attributes.iter().filter(move |attribute| attribute.path().is_ident(kind))
}

/// The text of an attribute.
pub fn text(attributes: &[Attribute], kind: &str) -> Result<Option<String>, Error> {
    of_kind(attributes, kind).next().map(|one| Ok(one.parse_args::<LitStr>()?.value())).transpose()
}

/// `AtRhosTurn` as `at_rhos_turn`; digits stay with the letters before them.
fn joined(name: &str, joint: char) -> String {
    let mut word = String::new();
    for (at, c) in name.char_indices() {
        if c.is_uppercase() && at > 0 {
            word.push(joint);
        }
        word.extend(c.to_lowercase());
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joins_the_parts_of_a_name() {
        assert_eq!(joined("AtRhosTurn", SNAKE), "at_rhos_turn");
        assert_eq!(joined("E2017", KEBAB), "e2017");
    }

    #[test]
    fn refuses_two_variants_with_one_word() {
        let input = syn::parse_str("enum A { One, #[word(\"one\")] Two }").expect("an enum");
        assert!(words(&input).is_err());
        let input = syn::parse_str("#[word(kebab)] enum A { OneTwo, Three }").expect("an enum");
        assert_eq!(words(&input).expect("words"), ["one-two", "three"]);
    }

    #[test]
    fn refuses_structs_and_unknown_styles() {
        for bad in ["struct A;", "#[word(camel)] enum A { One }", "enum A { #[word(1)] One }"] {
            assert!(words(&syn::parse_str(bad).expect("an item")).is_err(), "{bad}");
        }
    }
}
