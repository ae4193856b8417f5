//! Claims against published rulings, against a slow second opinion, and turned round the table.

mod chance;
mod making;
mod published;
mod slow;
mod table;

