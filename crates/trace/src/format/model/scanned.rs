//! What a scan went through.

/// What a scan went through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scanned {
    /// Rows handed out.
    pub rows: u64,
    /// Rows that could not be, because their batch is damaged or gone.
    pub damaged: u64,
    /// One sentence for each such batch or file.
    pub problems: Vec<String>,
}

impl Scanned {
    /// The counts and problems of both scans together.
    pub fn and(mut self, other: Scanned) -> Scanned {
        self.rows += other.rows;
        self.damaged += other.damaged;
        self.problems.extend(other.problems);
        self
    }
}
