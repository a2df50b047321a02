//! The functions that programs call between two launches. Between two of their calls a framework evicts most of what a hook
//! needs, so everything of these functions lies together: stubs, switches and the addresses of the real functions.
//!
//! Each family of the driver and the runtime has a block of [`BLOCK`] places. The first [`FIRST`] and the last [`LAST`] of a
//! block are not for functions: the injected library keeps there what it needs for all of them.

use anyhow::{Result, bail};

use super::api::{FAMILIES, Layer};
use super::catalogue::{Catalogue, Set};

/// Places of a family.
pub const BLOCK: usize = 32;
/// Places before the first function of a family.
pub const FIRST: usize = 3;
/// Places behind the last one.
pub const LAST: usize = 4;

/// Where each hot function has its place.
#[derive(Debug)]
pub struct Hot {
    /// Ids by place.
    pub places: Vec<Option<usize>>,
}

impl Hot {
    /// Gives the functions that the overrides list their places.
    pub fn new(catalogue: &Catalogue, sets: &[Set<'_>]) -> Result<Hot> {
        let blocks = FAMILIES.iter().filter(|f| matches!(f.layer, Layer::Driver | Layer::Runtime)).count();
        let mut places = vec![None; BLOCK * blocks];
        for set in sets.iter().filter(|set| set.family < blocks) {
            let named = |name: &String| {
                catalogue.functions.iter().position(|f| f.family == set.family && f.name == *name)
            };
            let ids: Vec<usize> = set.overrides.hot.iter().filter_map(named).collect();
            if ids.len() > BLOCK - FIRST - LAST {
                bail!("{} functions of a family are hot: it has {} places", ids.len(), BLOCK - FIRST - LAST);
            }
            let first = BLOCK * set.family + FIRST;
            for (place, id) in ids.into_iter().enumerate() {
                places[first + place] = Some(id);
            }
        }
        Ok(Hot { places })
    }

    /// The place of a function.
    pub fn place(&self, id: usize) -> Option<usize> {
        self.places.iter().position(|at| *at == Some(id))
    }

    /// Places of a family that have a function.
    pub fn of_family(&self, family: usize) -> impl Iterator<Item = (usize, usize)> {
        let block = BLOCK * family..(BLOCK * (family + 1)).min(self.places.len());
        block.filter_map(|place| self.places.get(place).copied().flatten().map(|id| (place, id)))
    }
}
