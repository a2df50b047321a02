//! The effect of every function, by id: the catalogue's table, resolved once, so that the scan of a trace only indexes
//! an array; and how a record is read with it.

use std::sync::LazyLock;

use gputap_catalog::{FUNCTIONS, Function, effect};

use crate::call::Args;

pub use gputap_catalog::effect::{
    Alloc, Class, Copy, Direction, Effect, End, Ends, Field, Kind, Kinds, Launch, Operand, Shape, Size,
    Space, Word, WordPlace,
};

static EFFECTS: LazyLock<Vec<Effect>> = LazyLock::new(|| FUNCTIONS.iter().map(effect::effect_of).collect());

/// The effect of every function, by id.
pub fn all() -> &'static [Effect] {
    &EFFECTS
}

/// The effect of function `api`.
pub fn effect_of(api: u16) -> Effect {
    *at(api)
}

/// The same without a copy, for the scan of a trace.
#[inline]
pub fn at(api: u16) -> &'static Effect {
    EFFECTS.get(usize::from(api)).unwrap_or(&Effect::None)
}

impl Args<'_> {
    /// The value of a scalar argument without what else is in its word.
    #[inline]
    pub fn value(&self, word: Word) -> u64 {
        word.value(self.word(usize::from(word.at)))
    }

    /// The value of an argument that a function may not have.
    pub(crate) fn maybe(&self, word: Option<Word>) -> Option<u64> {
        word.map(|word| self.value(word))
    }

    /// The value in a copied struct; `None` when the record does not have it.
    pub fn field(&self, function: &Function, field: Field) -> Option<u64> {
        let bytes = self.structure(function, usize::from(field.arg))?;
        let at = usize::from(field.offset);
        let mut word = [0u8; 8];
        let size = usize::from(field.size).min(8);
        word[..size].copy_from_slice(bytes.get(at..at + size)?);
        Some(u64::from_le_bytes(word))
    }

    /// The value of either.
    #[inline]
    pub fn place(&self, function: &Function, place: WordPlace) -> Option<u64> {
        match place {
            WordPlace::Word(word) => Some(self.value(word)),
            WordPlace::Field(field) => self.field(function, field),
        }
    }

    /// The bytes of a call; `None` when the record does not say.
    #[inline]
    pub fn bytes(&self, function: &Function, size: &Size) -> Option<u64> {
        size.bytes(|word| self.value(word), |field| self.field(function, field))
    }
}

#[cfg(test)]
mod tests;
