//! Claims and concessions: against published rulings, against a slow second opinion, and with the
//! table turned.

mod acting;
mod afterwards;
mod any_statement;
mod asking;
mod chance;
mod conceding;
mod contested;
mod double_dummy;
mod exceptions;
mod faults;
mod faults_act;
mod given_up;
mod legal;
mod long;
mod making;
mod midway;
mod one_measure;
mod partner;
mod playing_on;
mod presumptions;
mod properties;
mod proved;
mod published;
mod second;
mod slow;
mod social;
mod stated;
mod switched;
mod table;
mod unseen;
mod weighed;
