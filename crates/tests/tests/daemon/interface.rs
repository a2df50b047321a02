//! The OpenAPI document says what the server does: every path answers, and every answer has the fields of its schema.

use std::collections::BTreeSet;

use gputap_control::{Error, OPENAPI, TraceRequest, path};
use gputap_tests::daemon::Daemon;
use serde_json::{Value, json};

use super::{TORCH, block_on};

fn keys(value: &Value) -> BTreeSet<String> {
    value.as_object().unwrap().keys().cloned().collect()
}

/// That a value has exactly the fields of a schema, below it too.
fn check(document: &Value, name: &str, value: &Value) {
    let schema = &document["components"]["schemas"][name];
    let properties = schema["properties"].as_object().unwrap_or_else(|| panic!("no schema {name}"));
    assert_eq!(keys(value), properties.keys().cloned().collect(), "{name}");
    for (field, kind) in properties {
        let (kind, values) = match kind["items"].as_object() {
            Some(_) => (&kind["items"], value[field].as_array().cloned().unwrap_or_default()),
            None => (kind, vec![value[field].clone()]),
        };
        for value in values {
            if let Some(reference) = kind["$ref"].as_str() {
                check(document, reference.rsplit('/').next().unwrap(), &value);
            }
            if let Some(allowed) = kind["enum"].as_array() {
                assert!(allowed.contains(&value), "{name}.{field}: {value}");
            }
        }
    }
}

#[test]
fn the_document_is_what_the_server_does() {
    let daemon = Daemon::start(&[]);
    let _rank = daemon.rank(TORCH, 11, &[]);
    let client = daemon.client();
    block_on(async {
        let document: Value = client.get(path::OPENAPI).await.unwrap();
        assert_eq!(document, serde_json::from_str::<Value>(OPENAPI).unwrap());
        check(&document, "Status", &client.get(path::STATUS).await.unwrap());
        check(&document, "Processes", &client.get(path::PROCESSES).await.unwrap());
        let request =
            serde_json::to_value(TraceRequest { duration_ms: 5, ..TraceRequest::default() }).unwrap();
        check(&document, "TraceRequest", &request);
        let trace: Value = client.post(path::TRACES, &request).await.unwrap();
        check(&document, "Trace", &trace);
        let at = path::trace(trace["id"].as_str().unwrap());
        check(&document, "Trace", &client.get(&at).await.unwrap());
        check(&document, "Trace", &client.delete(&at).await.unwrap());
        let refused = client.post::<_, Value>(path::TRACES, &json!({"duration_ms": "x"})).await;
        assert!(matches!(refused, Err(Error::Refused { status: 400, .. })));
        // Every path of the document is one that the server knows.
        for (path, methods) in document["paths"].as_object().unwrap() {
            let path = path.replace("{id}", "none").replace("{pid}", "1");
            for method in keys(methods).iter().filter(|m| *m != "parameters") {
                let answer: Result<Value, Error> = match method.as_str() {
                    "get" => client.get(&path).await,
                    "post" => client.post(&path, &json!({})).await,
                    _ => client.delete(&path).await,
                };
                if let Err(Error::Refused { status, why, .. }) = answer {
                    assert!(
                        ![405, 500].contains(&status) && !why.contains("no such path"),
                        "{method} {path}: {why}"
                    );
                }
            }
        }
    });
}
