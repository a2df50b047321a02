//! Whole files, compared with what is kept in `golden/`. Only addresses and times may differ; GPUTAP_BLESS=1 writes them.

use std::path::Path;

use crate::{Run, files, job, only_log};

/// The text with an address or time in place of each.
fn settled(text: &str) -> String {
    let mut out = String::new();
    for word in text.split_inclusive([' ', '\n', ',']) {
        let (value, end) = word.split_at(word.trim_end_matches([' ', '\n', ',']).len());
        let value = match value.split_once(':') {
            Some((key @ ("start" | "burst"), _)) => format!("{key}:T"),
            _ if value.starts_with("0x") => "0x…".to_owned(),
            // The unique id of a communicator, byte by byte.
            _ if value.len() == 256 && value.bytes().all(|b| b.is_ascii_hexdigit()) => "id".to_owned(),
            _ => value.to_owned(),
        };
        out.push_str(&value);
        out.push_str(end);
    }
    out
}

fn compare(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden").join(name);
    if std::env::var_os("GPUTAP_BLESS").is_some() {
        std::fs::write(&path, settled(text)).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap();
    assert_eq!(settled(text), kept, "{name}");
}

#[test]
fn cudatrace() {
    let run = Run::new(&job("logged"), "cudatrace");
    assert_eq!((run.ended.code, run.ended.stdout.as_str()), (0, "2\n"), "{:?}", run.ended);
    let live = only_log(&run.live());
    compare("cudatrace.log", &live);
    assert_eq!(files(&run.live()), files(&run.exported("cudatrace")), "while it ran, and from the trace");
    // What the job did, from its source.
    assert!(
        live.contains("Total cudaMalloc: 4.524288 MB\nTotal ncclAllReduce count: 4000 bytes\n"),
        "{live}"
    );
    assert!(
        live.contains("Total broadcast count: 4000 bytes\n")
            && live.contains("Total send count: 600 bytes\n")
    );
    assert!(live.ends_with("Peak GPU memory: 4.524288 MB\nGPU memory not freed: 0.524288 MB\n"), "{live}");
}

#[test]
fn alnair() {
    let run = Run::new(&job("logged"), "alnair");
    assert_eq!(run.ended.code, 0, "{:?}", run.ended);
    let (live, exported) = (files(&run.live()), files(&run.exported("alnair")));
    let pid = live.keys().find_map(|name| name.split_once('/')).unwrap().0.to_owned();
    let names = [
        "metrics.log".to_owned(),
        "timeline.log".to_owned(),
        format!("{pid}/metrics.log"),
        format!("{pid}/timeline.log"),
    ];
    for name in &names {
        assert_eq!(settled(&live[name]), settled(&exported[name]), "{name}");
        let golden = name.replace(&pid, "process").replace('/', "-");
        compare(&format!("alnair-{golden}"), &live[name]);
    }
    assert_eq!((live.len(), exported.len()), (4, 4));
    let own = &live[&names[2]];
    assert!(own.starts_with("name:mem_used,count:524288\nname:cuInit,count:"), "{own}");
    assert!(own.contains("\nname:cudaMemcpy,count:2,"), "{own}");
    assert!(live["timeline.log"].contains("name:cudaMemcpyAsync, start:"));
}
