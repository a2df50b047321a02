//! Where the x86-64 System V ABI puts each argument, and so which words of a record it is.

/// How one argument is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passing {
    /// Integer, pointer, enum: one integer register, or a stack word.
    Integer,
    /// Float: one vector register, or a stack word.
    Float,
    /// Struct by value of this many bytes, with integer fields.
    Struct(usize),
}

/// Words by place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Words {
    /// Words that are passed in integer registers.
    pub regs: u8,
    /// Words that are passed on the stack.
    pub stack: u8,
    /// Words that are passed in vector registers, as floats are.
    pub floats: u8,
}

impl Words {
    /// All of them.
    pub fn total(self) -> u8 {
        self.regs + self.stack + self.floats
    }
}

/// The words of one argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// First word in the record.
    pub word: u8,
    /// How many words the argument takes.
    pub words: u8,
}

enum WordPlace {
    Regs,
    Stack,
    Floats,
}

/// Places all arguments. A record holds integer register words, then stack words, then float words.
pub fn assign(arguments: &[Passing]) -> (Vec<Span>, Words) {
    let mut words = Words::default();
    let mut places = Vec::new();
    for argument in arguments {
        let (place, count) = place(*argument, words);
        let first = match place {
            WordPlace::Regs => &mut words.regs,
            WordPlace::Stack => &mut words.stack,
            WordPlace::Floats => &mut words.floats,
        };
        places.push((place, *first, count));
        *first += count;
    }
    let spans = places.into_iter().map(|(place, first, count)| {
        let start = match place {
            WordPlace::Regs => 0,
            WordPlace::Stack => words.regs,
            WordPlace::Floats => words.regs + words.stack,
        };
        Span { word: start + first, words: count }
    });
    (spans.collect(), words)
}

fn place(argument: Passing, used: Words) -> (WordPlace, u8) {
    match argument {
        Passing::Integer if used.regs < 6 => (WordPlace::Regs, 1),
        Passing::Float if used.floats < 8 => (WordPlace::Floats, 1),
        Passing::Integer | Passing::Float => (WordPlace::Stack, 1),
        Passing::Struct(bytes) => {
            let count = u8::try_from(bytes.div_ceil(8)).unwrap_or(u8::MAX);
            // Up to two words travel in registers, but only when all of them find one.
            if bytes <= 16 && used.regs + count <= 6 {
                (WordPlace::Regs, count)
            } else {
                (WordPlace::Stack, count)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Passing::{Float, Integer, Struct};

    fn words_of(arguments: &[Passing]) -> (Vec<(u8, u8)>, (u8, u8, u8)) {
        let (spans, words) = assign(arguments);
        (spans.iter().map(|s| (s.word, s.words)).collect(), (words.regs, words.stack, words.floats))
    }

    #[test]
    fn a_launch_has_six_registers_and_five_stack_words() {
        let (spans, words) = words_of(&[Integer; 11]);
        assert_eq!(words, (6, 5, 0));
        assert_eq!(spans[10], (10, 1));
    }

    #[test]
    fn large_structs_go_to_the_stack_and_later_integers_stay_in_registers() {
        let (spans, words) = words_of(&[Integer, Struct(64), Integer]);
        assert_eq!(words, (2, 8, 0));
        assert_eq!(spans, [(0, 1), (2, 8), (1, 1)]);
    }

    #[test]
    fn small_structs_take_registers_when_all_fit() {
        assert_eq!(words_of(&[Integer, Integer, Struct(8), Integer]).1, (4, 0, 0));
        let (spans, words) = words_of(&[Integer, Integer, Integer, Integer, Integer, Struct(16), Integer]);
        assert_eq!(words, (6, 2, 0));
        assert_eq!(spans[5..], [(6, 2), (5, 1)]);
    }

    #[test]
    fn floats_come_last() {
        let (spans, words) = words_of(&[Integer, Float, Float]);
        assert_eq!(words, (1, 0, 2));
        assert_eq!(spans, [(0, 1), (1, 1), (2, 1)]);
    }
}
