//! Descriptions of operations, parameters and objects: texts, for the page about the API in the
//! reader's language, and for the OpenAPI document in English.

use super::operation::{Description, Parameter};
use super::schema::Components;
use words::Words;

impl Description {
    /// What the operation does.
    pub fn about(&self, words: &Words) -> String {
        words.say(&format!("api-does-{}", self.id))
    }
}

impl Parameter {
    pub fn about(&self, words: &Words) -> String {
        words.say(&format!("api-parameter-{}", self.text))
    }
}

/// The description of an object.
pub fn object_about(words: &Words, object: &str) -> String {
    words.say(&format!("api-object-{object}"))
}

/// The description of a field.
pub fn field_about(words: &Words, object: &str, field: &str) -> String {
    words.say(&format!("api-object-{object}-{field}"))
}

/// Adds the descriptions to the schemas of objects.
pub fn describe_objects(words: &Words, objects: &mut Components) {
    for (object, schema) in objects {
        schema["description"] = object_about(words, object).into();
        for (field, of) in schema["properties"].as_object_mut().into_iter().flatten() {
            of["description"] = field_about(words, object, field).into();
        }
    }
}
