//! The list of the variants of an enum, without what they carry.

use super::word::{of_kind, variants};
use proc_macro2::TokenStream;
use quote::quote;
use syn::{DeriveInput, Error};

pub fn derive(input: &DeriveInput) -> Result<TokenStream, Error> {
    let (name, vis) = (&input.ident, &input.vis);
    let variants = variants(input)?;
    let idents = variants.iter().map(|variant| &variant.ident).collect::<Vec<_>>();
    let listed = variants.iter().map(|variant| {
        let (ident, kept) = (&variant.ident, of_kind(&variant.attrs, "doc"));
        let words = of_kind(&variant.attrs, "word");
        quote!(#(#kept)* #(#words)* #ident)
    });
    let about = format!("The variants of [`{name}`], in order.");
    Ok(quote! {
        #[doc = #about]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, derive::Word)]
        #vis enum Key { #(#listed),* }

        impl #name {
            /// Its variant.
            #vis const fn key(&self) -> Key {
                match self { #(Self::#idents { .. } => Key::#idents,)* }
            }
        }
    })
}
