//! The arguments of a call as a JSON object.

use gputap_analysis::decode::Decoded;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// By name, in the order of the header.
pub(crate) struct Arguments<'a>(pub(crate) &'a Decoded);

impl Serialize for Arguments<'_> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut map = s.serialize_map(Some(self.0.arguments.len()))?;
        for argument in &self.0.arguments {
            map.serialize_entry(argument.name, &argument.value)?;
        }
        map.end()
    }
}
