//! Claims and concessions: against published rulings, against a slow second opinion, and with the
//! table turned.

mod acting;
mod any_statement;
mod asking;
mod bounds;
mod chance;
mod conceded_tricks;
mod conceding;
mod contested;
mod double_dummy;
mod doubted_later;
mod elections;
mod exceptions;
mod facts;
mod faults;
mod faults_act;
mod hidden_hands;
mod legal;
mod long;
mod mid_trick;
mod partner;
mod playing_on;
mod presumptions;
mod properties;
mod published;
mod same_measure;
mod second;
mod shared_values;
mod slow;
mod social;
mod stated;
mod table;
