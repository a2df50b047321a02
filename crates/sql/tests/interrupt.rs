//! Queries without an end are ended.
#![forbid(unsafe_code)]

use std::time::Duration;

use gputap_sql::{Database, Error, Metrics};

const ENDLESS: &str =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";

#[test]
fn an_interruption_just_before_a_query_starts_ends_that_query_and_no_other() {
    let db = Database::empty().unwrap();
    db.interrupt().interrupt();
    assert!(matches!(db.ask(ENDLESS, 1), Err(Error::Interrupted)));
    assert_eq!(db.ask("SELECT count(*) FROM calls", 1).unwrap().count, 1);
}

#[test]
fn a_metric_that_takes_too_long_is_said_to() {
    let given = [format!("endless = {ENDLESS}"), "one = SELECT 1".to_owned()];
    let metrics = Metrics::new(&given, &[] as &[&str]).unwrap();
    let answers = metrics.answers(&Database::empty().unwrap(), Some(Duration::from_millis(50)));
    assert!(answers[0].error.as_ref().is_some_and(|e| e.contains("was ended")), "{answers:?}");
    assert_eq!((answers[1].error.as_ref(), answers[1].count), (None, 1));
}
