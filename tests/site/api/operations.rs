//! What the operations answer.

use super::{ApiSite, READING, ask, json, make_token, problem};
use crate::harness::visitor::Visitor;
use crate::hostile::HOSTILE;
use serde_json::{Value, json as value};
use url::form_urlencoded;

#[test]
fn lists_people_by_pages() {
    let found = ApiSite::open();
    let token = make_token(&mut found.ada(), "System", &READING);
    let get = |path: &str| json(&ask(&found.site, &token, path));
    let all = get("/api/v1/people");
    let names = |page: &Value| -> Vec<String> {
        let items = page["items"].as_array().expect("a list");
        items.iter().map(|one| one["name"].as_str().expect("a name").to_owned()).collect()
    };
    assert_eq!(
        (names(&all), &all["more"]),
        (vec!["Ada".into(), "Grace".into(), "Joan".into()], &value!(false))
    );
    let mut paged = Vec::new();
    let mut page = get("/api/v1/people?limit=1");
    while !names(&page).is_empty() {
        paged.extend(names(&page));
        page = get(&format!("/api/v1/people?limit=1&after={}", page["cursor"].as_str().expect("a cursor")));
    }
    assert_eq!(paged, names(&all));
    assert_eq!(page["cursor"], all["cursor"], "the last cursor stays, to ask again later");
    Visitor::new(&found.site).sign_up("Karl", "karl@example.org");
    let later = get(&format!("/api/v1/people?after={}", all["cursor"].as_str().expect("a cursor")));
    assert_eq!(names(&later), ["Karl"]);
    assert_eq!(names(&get("/api/v1/people?member_number=17")), ["Grace"]);
    assert_eq!(names(&get("/api/v1/people?member_number=1_")), [""; 0]);
    let grace = get(&format!("/api/v1/people/{}", found.grace.0));
    assert_eq!((&grace["email"], &grace["member_number"]), (&value!("grace@example.org"), &value!("17")));
    found.site.execute("UPDATE account SET name = '' WHERE name = 'Joan'");
    assert_eq!(names(&get("/api/v1/people")), ["Ada", "Grace", "Karl"], "deleted accounts are left out");
}

#[test]
fn no_result_before_its_release() {
    let found = ApiSite::open();
    let token = make_token(&mut found.ada(), "System", &READING);
    found.site.execute("UPDATE sitting SET entry_code = 'sesame'");
    let sittings = ask(&found.site, &token, "/api/v1/sittings");
    assert!(!sittings.body.contains("sesame"), "entry codes stay here");
    let released = |code: &str| {
        let all = json(&sittings);
        let items = all["items"].as_array().expect("a list").clone();
        items.into_iter().find(|one| one["code"] == code).expect("a sitting")["results_released"].clone()
    };
    assert_eq!((released("autumn"), released("winter")), (value!(true), value!(false)));
    let results = |id: &str| ask(&found.site, &token, &format!("/api/v1/sittings/{id}/results"));
    let waits = results(&found.unreleased);
    assert_eq!(
        (waits.status, problem(&waits)["type"].as_str()),
        (409, Some("/developers#problem-not-released"))
    );
    let all = json(&results(&found.released));
    let [one] = all["results"].as_array().expect("a list").as_slice() else { panic!("{all}") };
    assert_eq!(
        (&one["name"], &one["member_number"], &one["number"]),
        (&value!("Grace"), &value!("17"), &value!(1))
    );
    assert_eq!((&one["state"], &one["pending"]), (&value!("submitted"), &value!(0)));
    assert!(one["permille"].is_u64(), "{one}");
    for (code, sql) in [
        ("a draft", "UPDATE sitting SET state = 'draft' WHERE code = 'autumn'"),
        ("a trial", "UPDATE sitting SET state = 'ended', trial = 1 WHERE code = 'autumn'"),
    ] {
        found.site.execute(sql);
        assert_eq!(results(&found.released).status, 404, "{code}");
        assert_eq!(
            json(&ask(&found.site, &token, "/api/v1/sittings"))["items"].as_array().map(Vec::len),
            Some(1)
        );
    }
}

#[test]
fn changed_certificates_are_listed_again() {
    let found = ApiSite::open();
    let mut ada = found.ada();
    let token = make_token(&mut ada, "System", &READING);
    let get = |path: &str| json(&ask(&found.site, &token, path));
    let all = get("/api/v1/certificates");
    let one = &all["items"][0];
    assert_eq!((&one["status"], &one["holder"]), (&value!("valid"), &value!("Grace")));
    assert_eq!(one["changed_at"], "2026-01-02T03:04:05.678901Z");
    let number = one["number"].as_str().expect("a number");
    assert!(one["url"].as_str().is_some_and(|url| url.ends_with(&format!("/verify/{number}"))));
    let later = format!("/api/v1/certificates?after={}", all["cursor"].as_str().expect("a cursor"));
    let none = get(&later);
    assert_eq!((&none["items"], &none["cursor"]), (&value!([]), &all["cursor"]));

    let id = number.split_once('.').expect("a federation").1;
    let fields =
        [("federation", "demo"), ("certificate", id), ("act", "suspend"), ("reason", "A complaint.")];
    let changed = ada.post("/api/certificate-change", &fields);
    assert_eq!(changed.status, 303);
    assert_eq!(get(&later)["items"], value!([]), "a change is listed after a minute");
    found.site.execute("UPDATE certificate SET state_at = '2026-01-02T03:04:05.678902Z'");
    let listed = get(&later);
    assert_eq!(listed["items"][0]["status"], "suspended");
    assert_ne!(listed["cursor"], all["cursor"]);
    let history = get(&format!("/api/v1/certificates/{number}"));
    let kinds: Vec<&Value> =
        history["events"].as_array().expect("a list").iter().map(|event| &event["kind"]).collect();
    assert_eq!(kinds, [&value!("issued"), &value!("suspended")]);
    assert!(!history.to_string().contains("complaint"), "reasons are for the holder and the staff");
    for wrong in ["demo.none".to_owned(), format!("other.{id}"), id.to_owned()] {
        assert_eq!(ask(&found.site, &token, &format!("/api/v1/certificates/{wrong}")).status, 404, "{wrong}");
    }
}

#[test]
fn unchanged_answer_has_no_body() {
    let found = ApiSite::open();
    let token = make_token(&mut found.ada(), "System", &READING);
    let bearer = format!("Bearer {token}");
    let mut system = Visitor::new(&found.site);
    let first = system.get_with("/api/v1/people", &[("authorization", &bearer)]);
    let tag = first.header("etag").to_owned();
    assert!(tag.starts_with("W/\"") && first.headers("set-cookie").is_empty(), "{first:?}");
    let tagged = [("authorization", bearer.as_str()), ("if-none-match", tag.as_str())];
    let same = system.get_with("/api/v1/people", &tagged);
    assert_eq!((same.status, same.body.as_str(), same.header("etag")), (304, "", tag.as_str()));
    found.site.execute("UPDATE account SET name = 'Grace H.' WHERE name = 'Grace'");
    assert_eq!(system.get_with("/api/v1/people", &tagged).status, 200);
    let stolen = system.get_with("/api/v1/people", &[("if-none-match", &tag)]);
    assert_eq!(stolen.status, 401, "a tag is no token");
}

#[test]
fn faults_name_their_place() {
    let found = ApiSite::open();
    let token = make_token(&mut found.ada(), "System", &READING);
    let bearer = format!("Bearer {token}");
    for (query, place) in [
        ("limit=0", "limit"),
        ("limit=501", "limit"),
        ("limit=ten", "limit"),
        ("after=1", "after"),
        ("limit=1&limit=2", "limit"),
        ("page=2", "page"),
        ("member_number=%00", "member_number"),
    ] {
        let refused = ask(&found.site, &token, &format!("/api/v1/people?{query}"));
        let problem = problem(&refused);
        assert_eq!((refused.status, &problem["errors"][0]["parameter"]), (400, &value!(place)), "{query}");
        assert!(problem["errors"][0]["detail"].as_str().is_some_and(|text| text.contains(' ')), "{problem}");
    }
    let french = [("authorization", bearer.as_str()), ("accept-language", "fr")];
    let refused = Visitor::new(&found.site).get_with("/api/v1/people?limit=0", &french);
    assert_eq!(problem(&refused)["title"], "La requête n’est pas valable.");
    for (path, status) in
        [("/api/v1/none", 404), ("/api/v1/people/none", 404), ("/api/v1/certificates?after=9_9", 400)]
    {
        let refused = ask(&found.site, &token, path);
        assert_eq!(problem(&refused)["status"], status, "{path}");
    }
    let posted = Visitor::new(&found.site).post("/api/v1/people", &[]);
    assert_eq!((posted.status, problem(&posted)["type"].as_str()), (405, Some("/developers#problem-method")));
    for text in HOSTILE {
        let text: String = form_urlencoded::byte_serialize(text.as_bytes()).collect();
        for path in
            ["people?after=", "people?member_number=", "certificates?after=", "sittings?limit=", "none?"]
        {
            let answer = ask(&found.site, &token, &format!("/api/v1/{path}{text}"));
            assert!(answer.status < 500 && answer.header("content-type").ends_with("json"), "{path}{text}");
        }
    }
}

#[test]
fn candidate_in_exam_gets_nothing_by_session() {
    let found = ApiSite::open();
    let token = make_token(&mut found.ada(), "System", &READING);
    found.site.open_exam(&crate::harness::exam::fixed(&crate::harness::exam::PAPER), |_| {});
    let mut mary = Visitor::new(&found.site);
    mary.sign_up("Mary", "mary@example.org");
    let begun = mary.post("/api/attempt-begin", &[("exam", "demo.spring"), ("entry", "")]);
    assert!(begun.header("location").starts_with("/attempt/"), "{begun:?}");
    let bearer = format!("Bearer {token}");
    let locked = mary.get_with("/api/v1/people", &[("authorization", &bearer)]);
    assert!(locked.header("location").contains("closed=1"), "her browser leads back to the exam: {locked:?}");
    assert_eq!(ask(&found.site, &token, "/api/v1/people").status, 200);
}
