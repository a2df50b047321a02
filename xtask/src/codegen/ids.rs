//! `ids.tsv`: the number of every function, only ever appended to, because rings and traces hold numbers.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use anyhow::{Context, Result, bail};

/// Reads the file: names in order of id.
pub fn read(text: &str) -> Result<Vec<String>> {
    let mut names = Vec::new();
    for line in text.lines() {
        let (id, name) = line.split_once('\t').with_context(|| format!("no tab in '{line}'"))?;
        if id.parse() != Ok(names.len()) {
            bail!("id {id} of {name} should be {}: ids are dense and in order", names.len());
        }
        names.push(name.to_owned());
    }
    Ok(names)
}

/// Appends the names that have no id yet, sorted.
pub fn extend(names: &mut Vec<String>, wanted: &BTreeSet<String>) -> Result<()> {
    let known: BTreeSet<String> = names.iter().cloned().collect();
    if let Some(gone) = known.difference(wanted).next() {
        bail!("{gone} has an id but no header declares it and overrides.toml does not list it");
    }
    names.extend(wanted.difference(&known).cloned());
    Ok(())
}

/// The file's text.
pub fn write(names: &[String]) -> String {
    names.iter().enumerate().fold(String::new(), |mut text, (id, name)| {
        let _ = writeln!(text, "{id}\t{name}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_stay_and_new_names_are_appended() {
        let mut names = read("0\tcuZ\n1\tcuB\n").unwrap();
        extend(&mut names, &["cuA", "cuB", "cuZ"].map(str::to_owned).into()).unwrap();
        assert_eq!(write(&names), "0\tcuZ\n1\tcuB\n2\tcuA\n");
    }

    #[test]
    fn holes_and_lost_names_are_refused() {
        assert!(read("0\tcuA\n2\tcuB\n").is_err());
        assert!(extend(&mut vec!["cuOld".to_owned()], &BTreeSet::new()).is_err());
    }
}
