//! The name that may have been meant.

/// The candidate with the fewest changed letters, where that is not a different word altogether.
pub fn nearest<'a>(wanted: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let wanted = wanted.to_lowercase();
    let distances = candidates.map(|c| (distance(&wanted, &c.to_lowercase()), c));
    let (changes, candidate) = distances.min_by_key(|(changes, c)| (*changes, c.len()))?;
    (changes <= wanted.chars().count().div_ceil(3).max(2)).then_some(candidate)
}

/// Letters to insert, delete or replace (Levenshtein).
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.iter().enumerate() {
            let replace = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = replace.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}
