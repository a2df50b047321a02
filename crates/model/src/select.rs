//! What the `--api` option means, checked before a job starts.
//!
//! The rules are those of the injected library (`gputap_catalog::select`); here every item has to mean something,
//! and one that does not is answered with the nearest thing that would.

use gputap_catalog::{FUNCTIONS, hook, select};

/// An item of `--api` that selects nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// Nothing has this name.
    #[error("--api: no function or group is called {item:?}{}; `gputap apis` lists what there is", hint(.nearest))]
    Unknown {
        /// The item of `--api`, without its leading `-`.
        item: String,
        /// What may have been meant.
        nearest: Option<String>,
    },
    /// A pattern that nothing matches.
    #[error("--api: no function matches {item:?}; `gputap apis` lists what there is")]
    NoMatch {
        /// The pattern of `--api`, without its leading `-`.
        item: String,
    },
    /// Everything was taken away.
    #[error("--api: {list:?} selects no function; give at least one group or name")]
    Nothing {
        /// The whole list.
        list: String,
    },
}

fn hint(nearest: &Option<String>) -> String {
    nearest.as_ref().map_or_else(String::new, |n| format!(", did you mean {n:?}?"))
}

/// A set of functions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    chosen: Vec<bool>,
}

impl Selection {
    /// From a list such as `launch,copy,cuMem*,-cuMemGetInfo`: groups, names (a base name means all its ABIs),
    /// patterns, `all`; `-` takes away. The last item that names a function decides.
    pub fn parse(list: &str) -> Result<Selection, Error> {
        for item in list.split(',').map(str::trim).filter(|i| !i.is_empty()) {
            check(item.strip_prefix('-').unwrap_or(item))?;
        }
        let chosen: Vec<bool> = (0..FUNCTIONS.len()).map(|id| select::selects(list, id)).collect();
        if !chosen.contains(&true) {
            return Err(Error::Nothing { list: list.to_owned() });
        }
        Ok(Selection { chosen })
    }

    /// Whether function `api` is in it.
    pub fn contains(&self, api: u16) -> bool {
        self.chosen.get(usize::from(api)).copied().unwrap_or(false)
    }

    /// The ids in it, ascending.
    pub fn ids(&self) -> impl Iterator<Item = u16> + '_ {
        self.chosen.iter().enumerate().filter(|(_, chosen)| **chosen).map(|(id, _)| id as u16)
    }

    /// How many are in it.
    pub fn len(&self) -> usize {
        self.ids().count()
    }

    /// Never, for a list that parsed.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

fn check(item: &str) -> Result<(), Error> {
    if (0..FUNCTIONS.len()).any(|id| select::matches(item, id)) {
        return Ok(());
    }
    let item = item.to_owned();
    if item.contains('*') {
        return Err(Error::NoMatch { item });
    }
    Err(Error::Unknown { nearest: nearest(&item), item })
}

/// The layer, group or base name with the fewest changed letters, where that is not a different word altogether.
pub fn nearest(item: &str) -> Option<String> {
    let words = hook::GROUPS.iter().copied().chain(FUNCTIONS.iter().map(|f| f.base)).chain(["all"]);
    let words = words.chain(gputap_catalog::Layer::ALL.map(gputap_catalog::Layer::name));
    crate::nearest::nearest(item, words).map(str::to_owned)
}

/// Functions whose name has `pattern` in it or, with a `*`, matches it as a whole; case does not matter.
pub fn find(pattern: &str) -> Vec<&'static gputap_catalog::Function> {
    let wanted = pattern.to_lowercase();
    let hit = |name: &str| {
        let name = name.to_lowercase();
        if wanted.contains('*') { glob(wanted.as_bytes(), name.as_bytes()) } else { name.contains(&wanted) }
    };
    FUNCTIONS.iter().filter(|f| hit(f.name) || hit(f.base)).collect()
}

/// `*` stands for any bytes. Goes back to the last `*` only, so long patterns stay linear.
fn glob(pattern: &[u8], name: &[u8]) -> bool {
    let (mut p, mut n) = (0, 0);
    let mut retry: Option<(usize, usize)> = None;
    while n < name.len() {
        if pattern.get(p) == Some(&b'*') {
            retry = Some((p + 1, n));
            p += 1;
        } else if pattern.get(p) == Some(&name[n]) {
            (p, n) = (p + 1, n + 1);
        } else if let Some((after, from)) = retry {
            retry = Some((after, from + 1));
            (p, n) = (after, from + 1);
        } else {
            return false;
        }
    }
    pattern[p..].iter().all(|c| *c == b'*')
}

#[cfg(test)]
mod tests {
    use super::*;
    use gputap_catalog::by_name;

    fn has(selection: &Selection, name: &str) -> bool {
        selection.contains(by_name(name).unwrap().id)
    }

    #[test]
    fn groups_names_and_exceptions_combine() {
        let s = Selection::parse("launch, memory,-cuMemFree").unwrap();
        assert!(has(&s, "cuLaunchKernel") && has(&s, "cuMemAlloc_v2"));
        assert!(!has(&s, "cuMemFree_v2") && !has(&s, "cuCtxSynchronize"));
        assert_eq!(s.len(), s.ids().count());
        assert!(!s.is_empty());
    }

    #[test]
    fn a_mistyped_item_is_answered_with_the_nearest() {
        let error = Selection::parse("cuMemAllok").unwrap_err();
        assert_eq!(error, Error::Unknown { item: "cuMemAllok".into(), nearest: Some("cuMemAlloc".into()) });
        assert!(error.to_string().contains("did you mean \"cuMemAlloc\"?"), "{error}");
        let error = Selection::parse("lanch").unwrap_err();
        assert!(error.to_string().contains("\"launch\""), "{error}");
        let error = Selection::parse("somethingelseentirely").unwrap_err();
        assert!(!error.to_string().contains("mean"), "{error}");
    }

    #[test]
    fn a_list_that_selects_nothing_is_refused() {
        assert_eq!(Selection::parse("zz*"), Err(Error::NoMatch { item: "zz*".into() }));
        assert_eq!(Selection::parse("launch,-all"), Err(Error::Nothing { list: "launch,-all".into() }));
    }

    #[test]
    fn a_search_takes_parts_of_names_and_patterns() {
        assert!(find("memcpyhtod").iter().any(|f| f.name == "cuMemcpyHtoDAsync_v2"));
        let found = find("cuGraph*Node");
        assert!(!found.is_empty() && found.iter().all(|f| f.base.ends_with("Node")));
        assert!(find("nothing of the kind").is_empty());
        assert!(glob(b"*", b"") && glob(b"a**c", b"abc") && !glob(b"a*d", b"abc"));
    }
}
