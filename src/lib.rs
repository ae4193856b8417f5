//! Director, please! The ruling in bridge computed from the facts, and the training and examining built on it.
//!
//! The first six modules are pure and compile with no features; the rest are the web site around them.

// The builder is a program of this package, but nothing in the library is its business: left empty for it, an edit here does not make Cargo
// build the builder again.
#![cfg(not(feature = "builder"))]

#[cfg(all(feature = "ssr", feature = "hydrate"))]
compile_error!("`ssr` is the server and `hydrate` the browser: choose one");

// The browser gets its islands and nothing else. In particular neither the bank nor the marking.
#[cfg(not(feature = "hydrate"))]
pub mod alphabet;
#[cfg(not(feature = "hydrate"))]
pub mod bridge;
#[cfg(not(feature = "hydrate"))]
pub mod engine;
#[cfg(not(feature = "hydrate"))]
pub mod law;
#[cfg(not(feature = "hydrate"))]
pub mod quiz;
#[cfg(not(feature = "hydrate"))]
pub mod words;

#[cfg(any(feature = "ssr", feature = "hydrate"))]
pub mod app;
#[cfg(feature = "ssr")]
pub mod server;
#[cfg(feature = "ssr")]
pub mod startup;
#[cfg(feature = "ssr")]
pub mod store;
