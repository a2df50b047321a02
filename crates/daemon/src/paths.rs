//! Where a trace may be written. What is not allowed is refused, never changed into something else.

use std::path::{Component, Path};

use gputap_kineto::config::{self, Config};
use gputap_kineto::output;

/// Longest path: the client adds a pid and an ending.
const PATH_MAX: usize = 3_500;
/// Longest last part.
const NAME_MAX: usize = 200;

/// Words of a key that is about a file, a directory or an address.
const PLACES: [&str; 8] = ["FILE", "FILENAME", "PATH", "DIR", "DIRECTORY", "FOLDER", "URL", "URI"];

/// Whether a process may be asked to write this file, and if not, what to do.
pub fn check(log_file: &str, roots: &[String]) -> Result<(), String> {
    is_below(log_file, roots)
        .and_then(|()| is_a_file(log_file))
        .map_err(|why| format!("--log-file {:?}: {why}", crate::process_look::plain(log_file)))
}

/// Whether a process may be asked for all that a config says: every path in it is one that it may write.
pub fn check_config(config: &Config, roots: &[String]) -> Result<(), String> {
    for (key, value) in config.pairs() {
        if key == config::LOG_FILE {
            check(value, roots)?;
        } else if names_a_place(key, value) {
            is_below(value, roots).map_err(|why| {
                format!("{}={:?}: {why}", crate::process_look::plain(key), crate::process_look::plain(value))
            })?;
        }
    }
    // It goes there whatever ACTIVITIES_LOG_FILE says.
    if config.is_on(config::MEMORY_SNAPSHOT) {
        let to = output::snapshot(0);
        is_below(&to, roots).map_err(|why| format!("torch writes memory snapshots to {to}: {why}"))?;
    }
    Ok(())
}

/// Keys that nobody here knows may be about files, too.
fn names_a_place(key: &str, value: &str) -> bool {
    let upper = key.to_uppercase();
    let by_name = upper.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| PLACES.contains(&word));
    (by_name && !value.is_empty()) || value.contains(['/', '\\'])
}

fn is_below(path: &str, roots: &[String]) -> Result<(), String> {
    if path.contains(['=', '#']) || path.chars().any(char::is_control) {
        return Err("torch can't read '=', '#' and control characters in a path: use another name".into());
    }
    if path.contains('\\') {
        return Err("torch makes '/' of '\\' in a path: use another name".into());
    }
    if !path.starts_with('/') {
        return Err("the path must begin with '/': the process has a working directory of its own".into());
    }
    if Path::new(path).components().any(|c| matches!(c, Component::ParentDir)) {
        return Err("'..' is not allowed: write the path out".into());
    }
    if path.trim() != path || path.len() > PATH_MAX {
        return Err("it is too long, or ends with a blank".into());
    }
    if !roots.iter().any(|root| Path::new(path).starts_with(root)) {
        return Err(format!(
            "traces may be written below {} here; the operator can add directories to `roots`",
            roots.join(", ")
        ));
    }
    Ok(())
}

fn is_a_file(log_file: &str) -> Result<(), String> {
    let name = log_file.rsplit('/').next().unwrap_or_default();
    if matches!(name, "" | ".") {
        return Err("it names a directory: add the name of a file, like trace.json".into());
    }
    if name.len() > NAME_MAX {
        return Err("the file's name is too long: its pid must fit in, too".into());
    }
    if output::renames_a_directory(log_file) {
        return Err(
            "torch puts the pid before the first '.json', which is in a directory's name: use another one"
                .into(),
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn roots() -> [String; 2] {
        ["/tmp".to_owned(), "/data/traces".to_owned()]
    }

    #[test]
    fn below_a_root_only() {
        for good in [
            "/tmp/a.json",
            "/data/traces/x y/b.pt.trace.json",
            "/tmp/ü.json",
            // As dynolog takes them.
            "/tmp//a.json",
            "//tmp/./a.json",
            "/tmp/a",
            "/tmp/a.json.gz",
        ] {
            assert_eq!(check(good, &roots()), Ok(()), "{good}");
        }
        let long = format!("/tmp/{}.json", "x".repeat(250));
        let deep = format!("/tmp/{}a.json", "x/".repeat(3000));
        for bad in [
            "",
            "a.json",
            "/etc/a.json",
            "/tmpx/a.json",
            "/tmp/../etc/a.json",
            "/tmp//../etc/a.json",
            "//etc/a.json",
            "/tmp/a.json/",
            "/tmp/x.json.d/a.json",
            "/tmp/a\\..\\..\\etc\\a.json",
            "/tmp/a=b.json",
            "/tmp/a#b.json",
            "/tmp/a\nB=c.json",
            "/tmp/a\0.json",
            "/tmp/a.json ",
            "/tmp/",
            "file:///tmp/a.json",
            &long,
            &deep,
        ] {
            assert!(check(bad, &roots()).is_err(), "{bad}");
        }
    }

    #[test]
    fn every_path_of_a_config_is_looked_at() {
        let check = |text: &str, roots: &[String]| check_config(&Config::parse(text).unwrap(), roots);
        for good in [
            "ACTIVITY_TYPES=cpu_op,kernel\nCUPTI_PM_SAMPLING_METRICS=sm__cycles_active.avg\nCUSTOM_CONFIG=a:1;b:2",
            "ACTIVITIES_LOG_FILE=/tmp/a.json\nEVENTS_LOG_FILE=/tmp/events",
            "PROFILE_START_ITERATION=7\nNEW_LOG_DIR=/data/traces/x\nPROFILE_MEMORY=false",
        ] {
            assert_eq!(check(good, &roots()), Ok(()), "{good}");
        }
        for bad in [
            "ACTIVITIES_LOG_FILE=/tmp/a.json\nACTIVITIES_LOG_FILE=/etc/a.json",
            "ACTIVITIES_LOG_FILE=/etc/a.json\nACTIVITIES_LOG_FILE=/tmp/a.json",
            "EVENTS_LOG_FILE=/etc/x",
            "EVENTS_LOG_FILE=x",
            "ACTIVITIES_LOG_URL=https://example.org/x",
            "ACTIVITIES_LOG_URL=manifold:x",
            "CUSTOM_CONFIG=out:/etc/x",
            "new_output_path=x",
            "ANYTHING=../x",
            "ANYTHING=..\\x",
        ] {
            assert!(check(bad, &roots()).is_err(), "{bad}");
        }
        let elsewhere = ["/data".to_owned()];
        assert!(check("PROFILE_MEMORY=1", &elsewhere).unwrap_err().contains("memory_snapshot"));
    }
}
