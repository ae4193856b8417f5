//! A provider that answers with what a correct one never sends: id tokens whose claims, key or
//! signature are wrong.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ed25519_dalek::{Signer, SigningKey};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

/// What is wrong with an id token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forgery {
    None,
    Nonce,
    Audience,
    SecondAudience,
    Issuer,
    Expired,
    NoSubject,
    NoSignature,
    SharedSecret,
    Key,
    ChangedClaims,
    AccessToken,
}

/// The provider. It serves until the end of the program.
#[derive(Clone)]
pub struct ForgedProvider {
    issuer: String,
    said: Arc<Mutex<(Forgery, Value)>>,
}

impl ForgedProvider {
    /// Starts the provider.
    pub fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let issuer = format!("http://{}", listener.local_addr().expect("an address"));
        let provider = Self { issuer, said: Arc::new(Mutex::new((Forgery::None, Value::Null))) };
        let serving = provider.clone();
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                serving.serve(stream.expect("a connection"));
            }
        });
        provider
    }

    pub fn issuer(&self) -> &str {
        &self.issuer
    }

    /// Sets the forgery of the next id tokens, and further claims.
    pub fn say(&self, forgery: Forgery, claims: Value) {
        *self.said.lock().expect("unpoisoned") = (forgery, claims);
    }

    fn serve(&self, stream: TcpStream) {
        let mut reader = BufReader::new(stream);
        let (mut line, mut length) = (String::new(), 0);
        reader.read_line(&mut line).expect("a request");
        loop {
            let mut header = String::new();
            reader.read_line(&mut header).expect("a header");
            if let Some(value) = header.to_ascii_lowercase().strip_prefix("content-length:") {
                length = value.trim().parse().expect("a length");
            }
            if header.trim().is_empty() {
                break;
            }
        }
        let mut body = vec![0; length];
        reader.read_exact(&mut body).expect("a body");
        let path = line.split(' ').nth(1).unwrap_or_default();
        let document = match path {
            "/.well-known/openid-configuration" => self.metadata(),
            "/keys" => json!({"keys": [{
                "kty": "OKP", "crv": "Ed25519", "kid": "one", "use": "sig", "alg": "EdDSA",
                "x": BASE64_URL_SAFE_NO_PAD.encode(key(1).verifying_key().as_bytes()),
            }]}),
            "/token" => json!({"access_token": "access", "token_type": "Bearer", "id_token": self.token()}),
            other => panic!("nothing asks for {other}"),
        };
        let text = document.to_string();
        let mut stream = reader.into_inner();
        let head =
            "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length:";
        write!(stream, "{head} {}\r\n\r\n{text}", text.len()).expect("sent");
    }

    fn metadata(&self) -> Value {
        let at = |path: &str| format!("{}{path}", self.issuer);
        json!({
            "issuer": self.issuer, "authorization_endpoint": at("/authorize"), "token_endpoint": at("/token"),
            "jwks_uri": at("/keys"), "response_types_supported": ["code"],
            "subject_types_supported": ["public"], "id_token_signing_alg_values_supported": ["EdDSA"],
        })
    }

    fn token(&self) -> String {
        let (forgery, more) = self.said.lock().expect("unpoisoned").clone();
        let mut claims = json!({
            "iss": self.issuer, "aud": "director", "sub": "mallory", "iat": now(), "exp": now() + 300,
            "name": "Mallory", "email": "mallory@example.org", "email_verified": true,
        });
        let claims_mut = claims.as_object_mut().expect("an object");
        claims_mut.extend(more.as_object().cloned().unwrap_or_default());
        let mut header = json!({"alg": "EdDSA", "kid": "one"});
        match forgery {
            Forgery::Nonce => claims["nonce"] = json!("another"),
            Forgery::Audience => claims["aud"] = json!("another"),
            Forgery::SecondAudience => claims["aud"] = json!(["director", "another"]),
            Forgery::Issuer => claims["iss"] = json!("https://another.example.org"),
            Forgery::Expired => claims["exp"] = json!(now() - 60),
            Forgery::NoSubject => claims["sub"] = json!(""),
            Forgery::NoSignature => header = json!({"alg": "none"}),
            Forgery::SharedSecret => header["alg"] = json!("HS256"),
            Forgery::AccessToken => claims["at_hash"] = json!("AAAAAAAAAAAAAAAAAAAAAA"),
            Forgery::None | Forgery::Key | Forgery::ChangedClaims => {}
        }
        let part = |value: &Value| BASE64_URL_SAFE_NO_PAD.encode(value.to_string());
        let signed = format!("{}.{}", part(&header), part(&claims));
        let key = key(if forgery == Forgery::Key { 2 } else { 1 });
        let signature = match forgery {
            Forgery::NoSignature => String::new(),
            _ => BASE64_URL_SAFE_NO_PAD.encode(key.sign(signed.as_bytes()).to_bytes()),
        };
        if forgery == Forgery::ChangedClaims {
            claims["sub"] = json!("ada");
            return format!("{}.{}.{signature}", part(&header), part(&claims));
        }
        format!("{signed}.{signature}")
    }
}

fn key(number: u8) -> SigningKey {
    SigningKey::from_bytes(&[number; 32])
}

#[expect(clippy::disallowed_methods, reason = "a provider has a clock of its own")]
fn now() -> u64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970").as_secs()
}
