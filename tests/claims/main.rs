//! Claims against published rulings, against a slow second opinion, and turned round the table.

mod making;
mod published;
mod table;
