//! Facts of variants.

use super::word::{text, variants, words};
use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, Error, Fields, Ident, Type, Variant};

pub fn derive(input: &DeriveInput) -> Result<TokenStream, Error> {
    let (name, vis) = (&input.ident, &input.vis);
    let mut arms = Arms::default();
    for (variant, word) in variants(input)?.iter().zip(words(input)?) {
        arms.add(variant, &word)?;
    }
    let Arms { word, facts, samples } = arms;
    Ok(quote! {
        impl #name {
            /// Its word in JSON and in Fluent ids.
            #vis const fn word(&self) -> &'static str {
                match self { #(#word)* }
            }

            /// The facts it carries, by name.
            #vis fn facts(&self) -> Vec<(&'static str, crate::engine::fact::Fact)> {
                match self { #(#facts)* }
            }

            /// Samples of every variant, with every sample of each of its facts.
            #vis fn samples() -> Vec<Self> {
                let mut all = Vec::new();
                #(#samples)*
                all
            }
        }

        impl crate::engine::fact::FactValue for #name {
            fn fact(&self) -> crate::engine::fact::Fact {
                crate::engine::fact::Fact::variant(self.word(), self.facts())
            }

            fn samples() -> Vec<Self> {
                Self::samples()
            }
        }
    })
}

/// Code of each variant.
#[derive(Default)]
struct Arms {
    word: Vec<TokenStream>,
    facts: Vec<TokenStream>,
    samples: Vec<TokenStream>,
}

impl Arms {
    fn add(&mut self, variant: &Variant, word: &str) -> Result<(), Error> {
        let name = &variant.ident;
        match &variant.fields {
            Fields::Unit => {
                self.word.push(quote!(Self::#name => #word,));
                self.facts.push(quote!(Self::#name => Vec::new(),));
                self.samples.push(quote!(all.push(Self::#name);));
            }
            Fields::Unnamed(fields) if fields.unnamed.len() == 1 => {
                let inner = &fields.unnamed[0].ty;
                if let Some(fact) = text(&variant.attrs, "fact")? {
                    self.add_sole(name, word, &fact, inner);
                    return Ok(());
                }
                self.word.push(quote!(Self::#name(inner) => inner.word(),));
                self.facts.push(quote!(Self::#name(inner) => inner.facts(),));
                self.samples.push(quote!(all.extend(<#inner>::samples().into_iter().map(Self::#name));));
            }
            Fields::Unnamed(_) => return Err(Error::new_spanned(variant, "a fact needs a name")),
            Fields::Named(fields) => {
                let fields = fields.named.iter().map(|field| {
                    let ident = field.ident.as_ref().ok_or_else(|| Error::new_spanned(field, "a name"))?;
                    let fact = text(&field.attrs, "fact")?.unwrap_or_else(|| ident.to_string());
                    Ok((ident, fact, &field.ty))
                });
                self.add_named(name, word, &fields.collect::<Result<Vec<_>, Error>>()?);
            }
        }
        Ok(())
    }

    /// A variant with one field, which the attribute names.
    fn add_sole(&mut self, name: &Ident, word: &str, fact: &str, ty: &Type) {
        self.word.push(quote!(Self::#name(_) => #word,));
        self.facts.push(quote! {
            Self::#name(value) => vec![(#fact, crate::engine::fact::FactValue::fact(value))],
        });
        self.samples.push(quote! {
            all.extend(<#ty as crate::engine::fact::FactValue>::samples().into_iter().map(Self::#name));
        });
    }

    fn add_named(&mut self, name: &Ident, word: &str, fields: &[(&Ident, String, &Type)]) {
        let idents = fields.iter().map(|(ident, ..)| ident).collect::<Vec<_>>();
        let facts = fields.iter().map(|(_, fact, _)| fact).collect::<Vec<_>>();
        let types = fields.iter().map(|(.., ty)| ty).collect::<Vec<_>>();
        self.word.push(quote!(Self::#name { .. } => #word,));
        self.facts.push(quote! {
            Self::#name { #(#idents),* } => vec![
                #((#facts, crate::engine::fact::FactValue::fact(#idents))),*
            ],
        });
        // Each field in turn takes all its samples, the others their first.
        let counts = idents
            .iter()
            .zip(&types)
            .map(|(ident, ty)| quote!(let #ident = <#ty as crate::engine::fact::FactValue>::samples();));
        let picked = idents
            .iter()
            .enumerate()
            .map(|(at, ident)| quote!(#ident: #ident[if varied == #at { n } else { 0 }].clone()));
        let many = idents.len();
        self.samples.push(quote! {{
            #(#counts)*
            let lengths: [usize; #many] = [#(#idents.len()),*];
            for (varied, length) in lengths.into_iter().enumerate() {
                for n in 0..length {
                    all.push(Self::#name { #(#picked),* });
                }
            }
        }});
    }
}
