//! [`Service`](crate::Service).

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Error, Result};

pub(crate) fn derive(input: &DeriveInput) -> Result<TokenStream> {
    let Data::Struct(data) = &input.data else {
        return Err(Error::new_spanned(input, "a service is a struct"));
    };
    let name = &input.ident;
    let fields = data.fields.iter().map(|field| &field.ident);
    Ok(quote! {
        impl From<&crate::parts::Parts> for #name {
            fn from(parts: &crate::parts::Parts) -> Self {
                Self { #(#fields: parts.into(),)* }
            }
        }
    })
}
