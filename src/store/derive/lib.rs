//! `#[derive(Row)]`: the SQL of a table, and the order of its parameters, from the struct of its
//! rows. For the package `store` only.
//!
//! ```ignore
//! #[derive(sqlx::FromRow, Row)]
//! #[row(table = "course", key(federation_id, id))]
//! pub struct CourseRow {
//!     pub federation_id: FederationId,
//!     pub id: CourseId,
//!     #[sqlx(json)]
//!     pub laws: Vec<String>,
//!     #[row(fixed)]
//!     pub made_at: Moment,
//! }
//! ```
//!
//! - `key`: the columns that conflict and by which a row is found, in the order of parameters
//! - `also(…)`: columns that are inserted but not read back; their values follow the row's
//! - `fixed`: a column that updates leave as it is
//! - `#[sqlx(json)]`, `#[sqlx(json(nullable))]`: as `sqlx::FromRow` reads the column, it is written
//!
//! A derive and not a macro around the struct: `cargo fmt` formats the struct, faults point at its
//! fields, and the texts are constants. `syn` and `quote` are compiled for other derives anyway. Not
//! in the package `derive`, since `rules` depends on that one and SQL stays in the store.

use proc_macro::TokenStream;
use quote::quote;
use syn::{Attribute, Data, DeriveInput, Error, Expr, Ident, LitStr, parenthesized, parse_quote};

/// Implements `Row` and `Params` of `store`.
#[proc_macro_derive(Row, attributes(row))]
pub fn row(input: TokenStream) -> TokenStream {
    let input = syn::parse_macro_input!(input as DeriveInput);
    match Table::read(&input) {
        Ok(table) => table.implementations(&input.ident),
        Err(fault) => fault.into_compile_error().into(),
    }
}

/// A table as declared.
struct Table {
    name: String,
    key: Vec<String>,
    also: Vec<String>,
    columns: Vec<Column>,
}

/// A column with a field.
struct Column {
    name: String,
    /// A reference to its value
    value: Expr,
    is_fixed: bool,
}

impl Table {
    fn read(input: &DeriveInput) -> syn::Result<Self> {
        let Data::Struct(data) = &input.data else {
            return Err(Error::new_spanned(&input.ident, "a row is a struct"));
        };
        let (mut name, mut key, mut also) = (String::new(), Vec::new(), Vec::new());
        for attribute in input.attrs.iter().filter(|attribute| attribute.path().is_ident("row")) {
            attribute.parse_nested_meta(|meta| {
                if meta.path.is_ident("table") {
                    name = meta.value()?.parse::<LitStr>()?.value();
                } else if meta.path.is_ident("key") || meta.path.is_ident("also") {
                    let content;
                    parenthesized!(content in meta.input);
                    let names = content.parse_terminated(|input| input.parse::<Ident>(), syn::Token![,])?;
                    let to = if meta.path.is_ident("key") { &mut key } else { &mut also };
                    to.extend(names.iter().map(Ident::to_string));
                } else {
                    return Err(meta.error("`table`, `key` or `also`"));
                }
                Ok(())
            })?;
        }
        let fields = data.fields.iter().filter_map(|field| Some((field.ident.as_ref()?, &field.attrs)));
        let columns: Vec<Column> =
            fields.map(|(field, attributes)| Column::read(field, attributes)).collect::<syn::Result<_>>()?;
        let has = |name: &String| columns.iter().any(|column| column.name == *name);
        if name.is_empty() || key.is_empty() || !key.iter().all(has) {
            return Err(Error::new_spanned(
                &input.ident,
                "#[row(table = \"…\", key(…))], with fields as key",
            ));
        }
        Ok(Self { name, key, also, columns })
    }

    /// Columns that updates change.
    fn changing(&self) -> impl Iterator<Item = &Column> {
        self.columns.iter().filter(|column| !column.is_fixed && !self.key.contains(&column.name))
    }

    fn implementations(&self, row: &Ident) -> TokenStream {
        let Self { name, key, also, columns } = self;
        let listed = list(columns.iter().map(|column| format!("{name}.{}", column.name)));
        let written: Vec<&String> = columns.iter().map(|column| &column.name).chain(also).collect();
        let numbers = list((1..=written.len()).map(|number| format!("${number}")));
        let by_key: Vec<String> = (1..).zip(key).map(|(number, key)| format!("{key} = ${number}")).collect();
        let by_key = by_key.join(" AND ");
        let changed: Vec<&String> = self.changing().map(|column| &column.name).collect();
        let excluded = list(changed.iter().copied().chain(also).map(|one| format!("{one} = excluded.{one}")));
        let set = list((key.len() + 1..).zip(&changed).map(|(number, name)| format!("{name} = ${number}")));

        let select = format!("SELECT {listed} FROM {name}");
        let select_by_key = format!("{select} WHERE {by_key}");
        let insert = format!("INSERT INTO {name} ({}) VALUES ({numbers})", list(written));
        let insert_new = format!("{insert} ON CONFLICT ({}) DO NOTHING", list(key));
        let upsert = format!("{insert} ON CONFLICT ({}) DO UPDATE SET {excluded}", list(key));
        let update = format!("UPDATE {name} SET {set} WHERE {by_key}");
        let delete = format!("DELETE FROM {name} WHERE {by_key}");

        let all = columns.iter().map(|column| &column.value);
        let keys = key.iter().flat_map(|key| columns.iter().filter(move |column| column.name == *key));
        let changes = keys.chain(self.changing()).map(|column| &column.value);
        quote! {
            impl crate::row::Row for #row {
                const COLUMNS: &'static str = #listed;
                const SELECT: &'static str = #select;
                const SELECT_BY_KEY: &'static str = #select_by_key;
                const INSERT: &'static str = #insert;
                const INSERT_NEW: &'static str = #insert_new;
                const UPSERT: &'static str = #upsert;
                const UPDATE: &'static str = #update;
                const DELETE: &'static str = #delete;

                fn add_changes_to(
                    &self,
                    arguments: &mut crate::query::Arguments<'_>,
                ) -> Result<(), sqlx::error::BoxDynError> {
                    #(arguments.add(#changes)?;)*
                    Ok(())
                }
            }

            impl crate::query::Params for #row {
                fn add_to(
                    &self,
                    arguments: &mut crate::query::Arguments<'_>,
                ) -> Result<(), sqlx::error::BoxDynError> {
                    #(arguments.add(#all)?;)*
                    Ok(())
                }
            }
        }
        .into()
    }
}

impl Column {
    fn read(field: &Ident, attributes: &[Attribute]) -> syn::Result<Self> {
        let mut column = Self { name: field.to_string(), value: parse_quote!(&self.#field), is_fixed: false };
        for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("row")) {
            attribute.parse_nested_meta(|meta| {
                column.is_fixed = meta.path.is_ident("fixed");
                if column.is_fixed { Ok(()) } else { Err(meta.error("`fixed`")) }
            })?;
        }
        for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("sqlx")) {
            attribute.parse_nested_meta(|meta| {
                if !meta.path.is_ident("json") {
                    return Err(meta.error("a row has no such columns"));
                }
                column.value = parse_quote!(&sqlx::types::Json(&self.#field));
                if meta.input.peek(syn::token::Paren) {
                    let content;
                    parenthesized!(content in meta.input);
                    content.parse::<Ident>()?;
                    column.value = parse_quote!(&self.#field.as_ref().map(sqlx::types::Json));
                }
                Ok(())
            })?;
        }
        Ok(column)
    }
}

/// Items of a list in SQL.
fn list(items: impl IntoIterator<Item = impl ToString>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}
