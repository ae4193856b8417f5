//! The store on both databases and the server's rules, without HTTP.

mod certificate_pdf;
#[path = "../harness/cluster.rs"]
mod cluster;
mod credentials;
#[path = "../harness/demonstration.rs"]
mod demonstration;
mod enrolment;
#[path = "../harness/exam.rs"]
mod exam;
mod hall_pdf;
mod hall_scan;
#[path = "../harness/hook_receiver.rs"]
mod hook_receiver;
#[path = "../harness/picture.rs"]
mod picture;
mod store;
