//! The declaration of a form: a macro.

pub(crate) use super::handler::{Posted, Stop};

/// Declares a form and its handler: the struct of what is posted, its [`Form`], and a server
/// function at `/api/` and the name, which does what the struct's `Posted` says. After the word
/// `upload` it has a file, and `upload::<Post>` stands in the route table.
///
/// Behind `at` stand the path of the page with the form, in which a field's name in braces is its
/// value as a segment, the place there to which a fault leads, and the path if the field behind `without` is
/// empty. Without a path, the struct has a function `path`.
///
/// A field has a name, a kind, in parentheses its `autocomplete`, its visible lines or the bounds
/// of a number, and behind `=` the id of an unusual label. A `number`, `digits`, `date` or `moment`
/// is an [`Entry`](server::forms::Entry); browsers drop letters from a `number`, and send them in
/// `digits`. Fields of a struct that the server reads as a whole stand in a second block, with the
/// field that holds it and its type; they need no bounds. Faults whose token does not begin with
/// their field's name come last, each `at` its field.
macro_rules! form {
    (@page $form:ident {$($field:ident)*}) => { $form.path() };
    (@page $form:ident {$($field:ident)*} $page:literal $id:ident $new:literal) => {
        if $form.$id.is_empty() {
            $crate::api::posted::form!(@page $form {$($field)*} $new)
        } else {
            $crate::api::posted::form!(@page $form {$($field)*} $page)
        }
    };
    (@page $form:ident {$($field:ident)*} $page:literal) => {{
        #[allow(unused_variables)]
        let Self { $($field,)* .. } = $form;
        $(
            #[allow(unused_variables)]
            let $field = $crate::segment::Segment($field);
        )*
        format!($page)
    }};
    (@sent many) => { Vec<String> };
    (@sent maybe) => { Option<String> };
    (@sent keyed) => { std::collections::BTreeMap<String, String> };
    (@sent choices) => { std::collections::BTreeMap<String, Vec<String>> };
    (@sent sheet) => { std::collections::BTreeMap<String, Vec<String>> };
    (@sent $kind:ident) => { String };
    (@type tick) => { bool };
    (@type password $with:tt) => { server::accounts::Password };
    (@type upload $with:tt) => { Option<Vec<u8>> };
    (@type uploads $with:tt) => { Option<Vec<server::own_bank::ImportedFile>> };
    (@type number ($min:literal, $max:literal)) => { server::forms::NumberEntry<$min, $max> };
    (@type digits $with:tt) => { $crate::api::posted::form!(@type number $with) };
    (@type date) => { server::forms::DayEntry };
    (@type moment) => { server::forms::TimeEntry };
    (@type $kind:ident $($with:tt)?) => { $crate::api::posted::form!(@sent $kind) };
    (@value tick $sent:ident) => { $sent == "yes" };
    (@value password $sent:ident) => { server::accounts::Password::new($sent) };
    (@value digits $sent:ident) => { $sent.into() };
    (@value number $sent:ident) => { $sent.into() };
    (@value date $sent:ident) => { $sent.into() };
    (@value moment $sent:ident) => { $sent.into() };
    (@value $kind:ident $sent:ident) => { $sent };
    (@typed tick $typed:ident $name:expr, $value:expr) => {
        $typed.insert($name.to_owned(), if $value { "yes" } else { "no" }.to_owned());
    };
    (@typed keyed $typed:ident $name:expr, $value:expr) => {
        $typed.extend($value.iter().map(|(key, text)| (format!("{}[{key}]", $name), text.clone())));
    };
    (@typed choices $typed:ident $name:expr, $value:expr) => {
        $typed.extend($value.iter().map(|(key, list)| (format!("{}[{key}]", $name), list.join(" "))));
    };
    (@typed sheet $typed:ident $name:expr, $value:expr) => { let _ = &$value; };
    (@typed upload $typed:ident $name:expr, $value:expr) => { let _ = &$value; };
    (@typed uploads $typed:ident $name:expr, $value:expr) => { let _ = &$value; };
    (@typed many $typed:ident $name:expr, $value:expr) => { let _ = &$value; };
    (@typed maybe $typed:ident $name:expr, $value:expr) => {};
    (@typed hidden $typed:ident $name:expr, $value:expr) => {};
    (@typed file $typed:ident $name:expr, $value:expr) => {};
    (@typed password $typed:ident $name:expr, $value:expr) => {};
    (@typed code $typed:ident $name:expr, $value:expr) => {};
    (@typed $kind:ident $typed:ident $name:expr, $value:expr) => {
        $typed.insert($name.to_owned(), $value.to_string());
    };
    (@kind hidden) => { Kind::Hidden };
    (@kind kept) => { Kind::Kept };
    (@kind text $(($auto:literal))?) => { Kind::Input("text") };
    (@kind email $(($auto:literal))?) => { Kind::Input("email") };
    (@kind number $(($min:literal, $max:literal))?) => { Kind::Input("number") };
    (@kind digits $(($min:literal, $max:literal))?) => { Kind::Input("text") };
    (@kind date) => { Kind::Input("date") };
    (@kind moment) => { Kind::Input("datetime-local") };
    (@kind password ($auto:literal)) => { Kind::Secret("password") };
    (@kind code ($auto:literal)) => { Kind::Secret("text") };
    (@kind lines ($rows:literal)) => { Kind::Lines($rows) };
    (@kind file ($rows:literal)) => { Kind::Lines($rows) };
    (@kind prose ($rows:literal)) => { Kind::Prose($rows, true) };
    (@kind remark ($rows:literal)) => { Kind::Prose($rows, false) };
    (@kind choice) => { Kind::Choice };
    (@kind maybe) => { Kind::Choice };
    (@kind tick) => { Kind::Tick };
    (@kind many) => { Kind::Many };
    (@kind keyed) => { Kind::Keyed };
    (@kind choices) => { Kind::Keyed };
    (@kind sheet) => { Kind::Keyed };
    (@kind upload ($accepted:literal)) => { Kind::File($accepted) };
    (@kind uploads ($accepted:literal)) => { Kind::Files($accepted) };
    (@auto lines ($rows:literal)) => { "off" };
    (@auto file ($rows:literal)) => { "off" };
    (@auto remark ($rows:literal)) => { "off" };
    (@auto prose ($rows:literal)) => { "off" };
    (@auto upload $with:tt) => { "off" };
    (@auto uploads $with:tt) => { "off" };
    (@auto digits $with:tt) => { "off" };
    (@auto number $with:tt) => { "off" };
    (@auto $kind:ident ($auto:literal)) => { $auto };
    (@auto $kind:ident) => { "off" };
    (@multipart upload $sent:ident $name:expr) => { $sent.file($name) };
    (@multipart uploads $sent:ident $name:expr) => { $sent.files($name) };
    (@multipart $kind:ident $sent:ident $name:expr) => {{
        let text = $sent.text($name);
        $crate::api::posted::form!(@value $kind text)
    }};
    (@handler upload $name:literal $post:ident {$($field:ident $kind:ident)*}) => {
        impl From<$crate::api::multipart::MultipartFields> for $post {
            fn from(mut sent: $crate::api::multipart::MultipartFields) -> Self {
                $post {
                    $($field: $crate::api::posted::form!(@multipart $kind sent stringify!($field)),)*
                }
            }
        }
    };
    (
        @handler $name:literal $post:ident {$($field:ident $kind:ident)*}
        $({$inner:ident $of:ident $($part:ident $sort:ident)*})?
    ) => {
        const _: () = {
            #[leptos::prelude::server(prefix = "/api", endpoint = $name)]
            #[allow(dead_code, clippy::too_many_arguments, reason = "it registers itself, with a field each")]
            pub async fn handler(
                $(#[server(default)] $field: $crate::api::posted::form!(@sent $kind),)*
                $($(#[server(default)] $part: $crate::api::posted::form!(@sent $sort),)*)?
            ) -> Result<(), leptos::server_fn::error::ServerFnError> {
                let post = $post {
                    $($field: $crate::api::posted::form!(@value $kind $field),)*
                    $($inner: $of { $($part: $crate::api::posted::form!(@value $sort $part)),* },)?
                };
                $crate::api::handler::carry_out(post).await;
                Ok(())
            }
        };
    };
    (@label $label:literal) => { Some($label) };
    (@label) => { None };
    (
        $(#[doc = $doc:literal])*
        $($way:ident)? $name:literal $post:ident
        $(at $page:literal $($anchor:literal)? $(without $id:ident $new:literal)?)?
        $(labels $labels:literal $(faults $($faults:literal)|+)?)? {
            $($field:ident: $kind:ident $(($($with:literal),+))? $(= $label:literal)?),* $(,)?
        }
        $($inner:ident $of:ident {
            $($part:ident: $sort:ident $(($($more:literal),+))? $(= $text:literal)?),* $(,)?
        })?
        $($fault:literal at $place:literal),* $(,)?
    ) => {
        $(#[doc = $doc])*
        pub struct $post {
            $($field: $crate::api::posted::form!(@type $kind $(($($with),+))?),)*
            $($inner: $of,)?
        }

        impl $post {
            /// Its declaration.
            pub const FORM: $crate::form::Form = {
                #[allow(unused_imports)]
                use $crate::form::{Form, FormField, Kind};
                Form {
                    name: $name,
                    action: concat!("/api/", $name),
                    labels: concat!($($labels)?),
                    faults: &[$($($($faults),+)?)?],
                    fields: &[$(FormField {
                        name: stringify!($field),
                        kind: $crate::api::posted::form!(@kind $kind $(($($with),+))?),
                        autocomplete: $crate::api::posted::form!(@auto $kind $(($($with),+))?),
                        label: $crate::api::posted::form!(@label $($label)?),
                    },)* $($(FormField {
                        name: stringify!($part),
                        kind: $crate::api::posted::form!(@kind $sort $(($($more),+))?),
                        autocomplete: $crate::api::posted::form!(@auto $sort $(($($more),+))?),
                        label: $crate::api::posted::form!(@label $($text)?),
                    },)*)?],
                    places: &[$(($fault, $place)),*],
                }
            };

            /// Path of the page with the form.
            fn page(&self) -> String {
                $crate::api::posted::form!(@page self {$($field)*} $($page $($id $new)?)?)
            }
        }

        impl $crate::api::handler::Sent for $post {
            const FORM: $crate::form::Form = Self::FORM;
            const ANCHOR: &'static str = concat!($($($anchor)?)?);

            fn page(&self) -> String {
                $post::page(self)
            }

            fn typed(&self) -> std::collections::BTreeMap<String, String> {
                #[allow(unused_mut)]
                let mut typed = std::collections::BTreeMap::new();
                $($crate::api::posted::form!(@typed $kind typed stringify!($field), self.$field);)*
                $($($crate::api::posted::form!(@typed $sort typed stringify!($part), self.$inner.$part);)*)?
                typed
            }
        }

        $crate::api::posted::form!(
            @handler $($way)? $name $post {$($field $kind)*} $({$inner $of $($part $sort)*})?
        );
    };
}

pub(crate) use form;
