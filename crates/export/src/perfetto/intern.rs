//! Texts that packets name by a number after they were said once.

use std::collections::HashMap;

use super::proto::Message;

/// Texts of one kind that are remembered. A trace with more of them has the rest in full each time.
const MOST: usize = 1 << 16;

/// Fields of `InternedData`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Of {
    Category = 1,
    EventName = 2,
    ArgumentName = 3,
    Value = 29,
}

/// What was said so far, and what the next packet has to say.
#[derive(Default)]
pub(super) struct Interned {
    ids: [HashMap<String, u64>; 4],
    fresh: Message,
}

impl Interned {
    /// The number of `text`; `None` where there are too many.
    pub(super) fn id(&mut self, of: Of, text: &str) -> Option<u64> {
        let slot = match of {
            Of::Category => 0,
            Of::EventName => 1,
            Of::ArgumentName => 2,
            Of::Value => 3,
        };
        let ids = &mut self.ids[slot];
        if let Some(id) = ids.get(text) {
            return Some(*id);
        }
        if ids.len() >= MOST {
            return None;
        }
        let id = ids.len() as u64 + 1;
        ids.insert(text.to_owned(), id);
        self.fresh.inside(of as u32, |m| {
            m.number(1, id);
            m.text(2, text);
        });
        Some(id)
    }

    /// What was not said yet goes into the packet that needs it first.
    pub(super) fn say(&mut self, packet: &mut Message, field: u32) {
        if self.fresh.len() > 0 {
            packet.blob(field, self.fresh.bytes());
            self.fresh.clear();
        }
    }
}
