//! Derives for enums, and for the services of `server`.
//!
//! - [`Word`]: a word for each variant, the list of all variants, and the variant of a word
//! - [`Facts`]: the facts that a variant carries, by name, and samples of every variant
//! - [`Keyed`]: a list of the variants without what they carry
//! - [`Service`]: a service from the shared parts of the server, each field by its type
//!
//! A value's word is its name in files, in the database, in JSON and in Fluent ids. It is the name
//! of the variant in snake case unless `#[word("…")]` says otherwise; `#[word(kebab)]` on the enum
//! joins with hyphens.
//!
//! Renaming a variant renames its word. Where the word is stored or public, keep it with
//! `#[word("…")]`.
//!
//! ```
//! use derive::Word;
//!
//! #[derive(Clone, Copy, Debug, PartialEq, Word)]
//! enum Time {
//!     BeforeTheLead,
//!     #[word("late")]
//!     AfterTheLead,
//! }
//! assert_eq!(Time::ALL.map(Time::word), ["before_the_lead", "late"]);
//! assert_eq!(Time::read("late"), Some(Time::AfterTheLead));
//! ```

mod facts;
mod keyed;
mod service;
mod word;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Derives `word`, and for enums without fields `ALL` and `read`.
#[proc_macro_derive(Word, attributes(word))]
pub fn derive_word(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    word::derive(&input).unwrap_or_else(|fault| fault.to_compile_error()).into()
}

/// Derives `word`, `facts` and `samples`. `#[fact("…")]` names a fact otherwise than its field, and
/// must name that of a field without a name; else such a variant delegates to the enum in it.
#[proc_macro_derive(Facts, attributes(word, fact))]
pub fn derive_facts(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    facts::derive(&input).unwrap_or_else(|fault| fault.to_compile_error()).into()
}

/// Derives an enum `Key` with a variant for each variant, with its documentation, in the same
/// order; and `key`.
#[proc_macro_derive(Keyed)]
pub fn derive_keyed(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    keyed::derive(&input).unwrap_or_else(|fault| fault.to_compile_error()).into()
}

/// Derives `From<&Parts>`: each field is the shared part, or the service, of its type. Services hold
/// each other by value, so a circle among them does not compile.
#[proc_macro_derive(Service)]
pub fn derive_service(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    service::derive(&input).unwrap_or_else(|fault| fault.to_compile_error()).into()
}
