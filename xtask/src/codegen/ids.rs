//! `ids.tsv`: the number of every function, only ever appended to, because rings and traces hold numbers.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use anyhow::{Context, Result, bail};

use super::api::FAMILIES;

/// One function of one family.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    /// Index in [`FAMILIES`].
    pub family: usize,
    /// Name that the library exports the function as.
    pub name: String,
}

/// Reads the file: functions in order of id. A line without a family is one of the driver.
pub fn read(text: &str) -> Result<Vec<Key>> {
    let mut keys = Vec::new();
    for line in text.lines() {
        let mut columns = line.split('\t');
        let (Some(id), Some(name)) = (columns.next(), columns.next()) else { bail!("no tab in '{line}'") };
        if id.parse() != Ok(keys.len()) {
            bail!("id {id} of {name} should be {}: ids are dense and in order", keys.len());
        }
        let family = columns.next().map_or(Some(0), |label| FAMILIES.iter().position(|f| f.label() == label));
        let family = family.with_context(|| format!("no family is called so: '{line}'"))?;
        keys.push(Key { family, name: name.to_owned() });
    }
    Ok(keys)
}

/// Appends the functions that have no id yet, by family and name.
pub fn extend(keys: &mut Vec<Key>, wanted: &BTreeSet<Key>) -> Result<()> {
    let known: BTreeSet<Key> = keys.iter().cloned().collect();
    if let Some(gone) = known.difference(wanted).next() {
        let family = FAMILIES[gone.family].label();
        bail!(
            "{} ({family}) has an id but nothing declares or exports it, nor do the overrides list it",
            gone.name
        );
    }
    keys.extend(wanted.difference(&known).cloned());
    Ok(())
}

/// The file's text.
pub fn write<'a>(keys: impl Iterator<Item = (usize, &'a str)>) -> String {
    keys.enumerate().fold(String::new(), |mut text, (id, (family, name))| {
        let _ = match family {
            0 => writeln!(text, "{id}\t{name}"),
            _ => writeln!(text, "{id}\t{name}\t{}", FAMILIES[family].label()),
        };
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(family: usize, name: &str) -> Key {
        Key { family, name: name.to_owned() }
    }

    #[test]
    fn ids_stay_and_new_names_are_appended() {
        let mut keys = read("0\tcuZ\n1\tcudaB\truntime 12\n").unwrap();
        let wanted = [key(0, "cuA"), key(2, "cudaB"), key(3, "cudaB"), key(0, "cuZ")];
        extend(&mut keys, &wanted.into()).unwrap();
        let text = write(keys.iter().map(|k| (k.family, k.name.as_str())));
        assert_eq!(text, "0\tcuZ\n1\tcudaB\truntime 12\n2\tcuA\n3\tcudaB\truntime 13\n");
    }

    #[test]
    fn holes_lost_names_and_unknown_families_are_refused() {
        assert!(read("0\tcuA\n2\tcuB\n").is_err());
        assert!(read("0\tcuA\tdirectx 9\n").is_err());
        assert!(extend(&mut vec![key(0, "cuOld")], &BTreeSet::new()).is_err());
    }
}
