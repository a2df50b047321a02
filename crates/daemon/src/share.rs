//! Who makes room when something that is limited is full.
//!
//! The one who holds most, and only for somebody who holds clearly less: so nobody is kept out by others, however many
//! users one of them is, and two equals don't push each other out in turn. For root there is always room, and root's is taken
//! by nobody.

use std::collections::BTreeMap;

use crate::caller::Holder;

/// How much each one holds.
pub fn counted(holders: impl Iterator<Item = Holder>) -> BTreeMap<Holder, usize> {
    let mut counts = BTreeMap::new();
    holders.for_each(|holder| *counts.entry(holder).or_default() += 1);
    counts
}

/// Who has to give something up so that `newcomer` gets it; `None` if nobody has to.
pub fn gives_way(counts: &BTreeMap<Holder, usize>, newcomer: Holder) -> Option<Holder> {
    let others = counts.iter().filter(|(holder, _)| **holder != newcomer && **holder != Holder::Operator);
    let (heaviest, most) = others.max_by_key(|(_, count)| **count)?;
    let own = counts.get(&newcomer).copied().unwrap_or(0);
    (newcomer == Holder::Operator || *most > own + 1).then_some(*heaviest)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loser(counts: &[(Holder, usize)], newcomer: Holder) -> Option<Holder> {
        gives_way(&counts.iter().copied().collect(), newcomer)
    }

    #[test]
    fn the_heaviest_gives_way_to_whoever_has_clearly_less() {
        let (root, a, b, c) = (Holder::Operator, Holder::User(1), Holder::User(2), Holder::User(3));
        assert_eq!(loser(&[(a, 40), (b, 24)], c), Some(a));
        assert_eq!(loser(&[(a, 40), (b, 24)], b), Some(a));
        assert_eq!(loser(&[(a, 40), (b, 24)], a), None, "he has most himself");
        assert_eq!(loser(&[(a, 2), (b, 1)], b), None, "they would push each other out in turn");
        assert_eq!(loser(&[(root, 60), (a, 4)], b), Some(a), "root's is taken by nobody");
        assert_eq!(loser(&[(root, 60), (a, 1)], root), Some(a), "for root there is room");
        assert_eq!(loser(&[(root, 64)], root), None);
    }

    /// Whoever comes, in whatever order: nobody who keeps to a few is ever without one.
    #[test]
    fn floods_of_many_users_leave_room_for_one_more() {
        let mut held: Vec<Holder> = Vec::new();
        let mut take = |who: Holder| {
            if held.len() >= 64 {
                let counts = counted(held.iter().copied());
                let Some(gives) = gives_way(&counts, who) else { return false };
                held.remove(held.iter().position(|h| *h == gives).unwrap());
            }
            held.push(who);
            true
        };
        for n in 0..10_000u32 {
            take(Holder::User(n % 20));
            if n % 500 == 499 {
                assert!(take(Holder::User(1_000 + n)), "a user of his own");
                assert!(take(Holder::Operator), "root");
            }
        }
    }
}
