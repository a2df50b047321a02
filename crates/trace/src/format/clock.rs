//! From ring ticks to nanoseconds of the host's CLOCK_MONOTONIC.
//!
//! TSC is one clock for the whole machine, so the collector's own anchors (taken with care, once a second) are the
//! time base of every process; the anchors that a process wrote itself only serve before the first and after the last
//! of them. Between two anchors conversion is linear, because NTP slews CLOCK_MONOTONIC; outside, it goes on at the
//! rate of the longest span known, never at that of two anchors a few microseconds apart.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::format::model::Anchor;

/// Anchors closer than this say too little about the rate.
const USEFUL_SPAN_NS: i64 = 10_000_000;

/// Tick and time.
type Point = (u64, i64);

/// The anchors of a trace.
#[derive(Clone, Debug, Default)]
pub(crate) struct Anchors {
    by_process: BTreeMap<u32, Vec<Anchor>>,
}

impl Anchors {
    /// Adds one; `process` 0 is the collector. `mono_ns` must already be the host's.
    pub(crate) fn push(&mut self, anchor: Anchor) {
        self.by_process.entry(anchor.process).or_default().push(anchor);
    }

    /// Forgets those of a process.
    pub(crate) fn forget(&mut self, process: u32) {
        self.by_process.remove(&process);
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = &Anchor> {
        self.by_process.values().flatten()
    }

    /// Leaves the newest `fresh` anchors of a process, and of the older ones at most `old`, spread over their time.
    pub(crate) fn thin(&mut self, process: u32, fresh: usize, old: usize) {
        let Some(anchors) = self.by_process.get_mut(&process) else { return };
        anchors.sort_by_key(|a| (a.tick, a.mono_ns));
        anchors.dedup();
        let aged = anchors.len().saturating_sub(fresh);
        if aged <= old {
            return;
        }
        // The first one says most about the rate. Every n-th of the others, so that twice in a row still leaves some.
        let step = aged.div_ceil(old.div_ceil(2).max(1));
        let mut i = 0;
        anchors.retain(|_| {
            i += 1;
            i > aged || (i - 1) % step == 0
        });
    }

    /// The newest of the collector's.
    pub(crate) fn collector_until_ns(&self) -> Option<i64> {
        self.by_process.get(&0)?.iter().map(|a| a.mono_ns).max()
    }

    /// The time base of the machine; `tsc` says which processes use TSC.
    pub(crate) fn base(&self, tsc: impl Fn(u32) -> bool) -> Base {
        let usable = || self.all().filter(|a| a.process == 0 || tsc(a.process));
        let first = usable().min_by_key(|a| a.tick);
        let last = usable().max_by_key(|a| a.tick);
        let rate = first.zip(last).and_then(|(a, b)| slope((a.tick, a.mono_ns), (b.tick, b.mono_ns)));
        Base { points: self.points(0, i64::MIN, |_| true).into(), rate }
    }

    /// Anchors of a process as points, none before `floor`.
    fn points(&self, process: u32, floor: i64, wanted: impl Fn(u64) -> bool) -> Vec<Point> {
        let own = self.by_process.get(&process).into_iter().flatten();
        let mut points: Vec<Point> = own.filter(|a| wanted(a.tick)).map(|a| (a.tick, a.mono_ns)).collect();
        points.sort_unstable();
        points.dedup_by_key(|p| p.0);
        // A clock never runs backwards: of two anchors that say so, the later is wrong or useless.
        let mut last = floor;
        points.retain(|p| {
            let keep = p.1 >= last;
            last = last.max(p.1);
            keep
        });
        points
    }

    /// The clock of a process whose ring ticks are TSC.
    pub(crate) fn clock(&self, process: u32, base: &Base) -> Clock {
        let (first, last) = (base.points.first(), base.points.last());
        let mut before = self.points(process, i64::MIN, |tick| first.is_none_or(|f| tick < f.0));
        before.retain(|p| first.is_none_or(|f| p.1 <= f.1));
        let after = match last {
            Some(last) => self.points(process, last.1, |tick| tick > last.0),
            None => Vec::new(),
        };
        let points = Points { before, base: base.points.clone(), after };
        let ends = points.get(0).zip(points.get(points.len().wrapping_sub(1)));
        let span = ends.filter(|(a, b)| b.1.saturating_sub(a.1) >= USEFUL_SPAN_NS);
        let rate = span.and_then(|(a, b)| slope(a, b)).or(base.rate);
        Clock { kind: Kind::Ticks { points, rate: rate.unwrap_or(1.0), known: rate.is_some() } }
    }
}

/// What the clocks of all processes of a host share.
#[derive(Clone, Debug)]
pub(crate) struct Base {
    /// The collector's anchors.
    points: Arc<[Point]>,
    /// Nanoseconds per tick over the longest span of any process; `None` when no two anchors are apart.
    rate: Option<f64>,
}

fn slope(a: Point, b: Point) -> Option<f64> {
    let (ticks, ns) = (b.0.checked_sub(a.0)?, b.1.checked_sub(a.1)?);
    (ticks > 0 && ns > 0).then(|| ns as f64 / ticks as f64)
}

/// Strictly rising ticks with times that never fall: a process's own before and after the shared ones.
#[derive(Clone, Debug)]
struct Points {
    before: Vec<Point>,
    base: Arc<[Point]>,
    after: Vec<Point>,
}

impl Points {
    fn len(&self) -> usize {
        self.before.len() + self.base.len() + self.after.len()
    }

    fn get(&self, i: usize) -> Option<Point> {
        let parts = [&self.before[..], &self.base, &self.after];
        let mut i = i;
        for part in parts {
            match part.get(i) {
                Some(p) => return Some(*p),
                None => i = i.wrapping_sub(part.len()),
            }
        }
        None
    }

    /// Index of the last point that is not after `tick`, or 0.
    fn find(&self, tick: u64) -> usize {
        let parts = [&self.before[..], &self.base, &self.after];
        let not_after: usize = parts.iter().map(|part| part.partition_point(|p| p.0 <= tick)).sum();
        not_after.saturating_sub(1)
    }
}

/// Converts the ticks of one process.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    /// Ticks are CLOCK_MONOTONIC ns of a time namespace that is ahead of the host by this much.
    Monotonic { ahead_ns: i64 },
    /// Each line holds up to the next; see [`SteadyClock`].
    Steady(Arc<[Line]>),
    /// Points, and ns per tick outside of them.
    Ticks { points: Points, rate: f64, known: bool },
}

impl Default for Clock {
    fn default() -> Clock {
        Clock::monotonic(0)
    }
}

impl Clock {
    /// Ticks that already are nanoseconds.
    pub(crate) fn monotonic(ahead_ns: i64) -> Clock {
        Clock { kind: Kind::Monotonic { ahead_ns } }
    }

    /// Whether the rate of the ticks is known. Otherwise one tick counts as one nanosecond.
    pub(crate) fn known(&self) -> bool {
        match &self.kind {
            Kind::Monotonic { .. } | Kind::Steady(_) => true,
            Kind::Ticks { points, known, .. } => *known && points.len() > 0,
        }
    }

    /// Nanoseconds at `tick`. Never falls when `tick` rises.
    pub(crate) fn ns(&self, tick: u64) -> i64 {
        self.ns_near(tick, &mut Span::default())
    }

    /// The same, remembering in `span` which anchors were used: neighbours in a ring mostly share them.
    #[inline]
    pub(crate) fn ns_near(&self, tick: u64, span: &mut Span) -> i64 {
        let within = span.from.0 <= tick && tick < span.to;
        match &self.kind {
            Kind::Monotonic { ahead_ns } => return clamp(tick).saturating_sub(*ahead_ns),
            _ if within => {}
            Kind::Steady(lines) => *span = Span::of_line(lines, tick),
            Kind::Ticks { points, rate, .. } => *span = Span::around(points, *rate, tick),
        }
        span.ns(tick)
    }
}

/// A stretch of ticks that convert with one slope.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Span {
    from: Point,
    to: u64,
    slope: f64,
    /// No tick before `to` may go beyond this.
    most: i64,
}

impl Span {
    fn around(points: &Points, rate: f64, tick: u64) -> Span {
        let at = points.find(tick);
        match (points.get(at), points.get(at + 1)) {
            (None, _) => Span { from: (0, 0), to: u64::MAX, slope: 1.0, most: i64::MAX },
            (Some(a), _) if tick < a.0 => {
                // Before the first anchor: the line through it, from tick 0 on.
                let back = (a.0 as f64 * rate).round() as i64;
                Span { from: (0, a.1.saturating_sub(back)), to: a.0, slope: rate, most: a.1 }
            }
            (Some(a), Some(b)) => {
                let slope = (b.1 as i128 - a.1 as i128) as f64 / (b.0 - a.0) as f64;
                Span { from: a, to: b.0, slope, most: b.1 }
            }
            (Some(a), None) => Span { from: a, to: u64::MAX, slope: rate, most: i64::MAX },
        }
    }

    fn of_line(lines: &[Line], tick: u64) -> Span {
        let next = lines.partition_point(|((from, _), _)| *from <= tick);
        let to = lines.get(next).map_or((u64::MAX, i64::MAX), |(to, _)| *to);
        match next.checked_sub(1).map(|at| lines[at]) {
            Some((from, slope)) => Span { from, to: to.0, slope, most: to.1 },
            // Before the first: the same line, from tick 0 on.
            None => {
                let (first, slope) = lines.first().copied().unwrap_or(((0, 0), 1.0));
                let back = (first.0 as f64 * slope).round() as i64;
                Span { from: (0, first.1.saturating_sub(back)), to: first.0, slope, most: first.1 }
            }
        }
    }

    #[inline]
    fn ns(&self, tick: u64) -> i64 {
        let ahead = ((tick - self.from.0) as f64 * self.slope).round() as i64;
        self.from.1.saturating_add(ahead).min(self.most)
    }
}

/// The clock of rings that are read while they are written.
///
/// What it once said of a tick it says again: calls inside a call stay inside it, whenever each of them was read. So a new
/// reading moves nothing, and only bends the line from there on.
#[derive(Clone, Debug)]
pub(crate) struct SteadyClock {
    lines: Vec<Line>,
    /// The last reading, as it was.
    read: Point,
}

/// Where a line begins, and its ns per tick.
type Line = (Point, f64);

/// Lines that a steady clock remembers.
const LINES: usize = 64;

impl SteadyClock {
    /// A clock that showed `then`, and shows `now`.
    pub(crate) fn new(then: Point, now: Point) -> SteadyClock {
        SteadyClock { lines: vec![(then, slope(then, now).unwrap_or(1.0))], read: now }
    }

    /// The clocks were read again.
    pub(crate) fn read(&mut self, now: Point) {
        let Some(rate) = slope(self.read, now) else { return };
        let said = self.clock().ns(now.0);
        // After as long a time again it is right.
        let bend = now.1.saturating_sub(said) as f64 / (now.0 - self.read.0) as f64;
        self.lines.push(((now.0, said), (rate + bend).clamp(rate / 2.0, rate * 2.0)));
        self.read = now;
        if self.lines.len() > LINES {
            self.lines.drain(..LINES / 2);
        }
    }

    /// As it is now.
    pub(crate) fn clock(&self) -> Clock {
        Clock { kind: Kind::Steady(self.lines.as_slice().into()) }
    }
}

fn clamp(tick: u64) -> i64 {
    i64::try_from(tick).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn anchor(process: u32, tick: u64, mono_ns: i64) -> Anchor {
        Anchor { process, tick, mono_ns, real_ns: 0 }
    }

    fn clock(anchors: &[Anchor], process: u32) -> Clock {
        let mut all = Anchors::default();
        anchors.iter().for_each(|a| all.push(*a));
        all.clock(process, &all.base(|_| true))
    }

    #[test]
    fn monotonic_ticks_pass_through_minus_the_namespace() {
        assert_eq!(Clock::monotonic(0).ns(77), 77);
        assert_eq!(Clock::monotonic(1_000).ns(77), -923);
        assert_eq!(Clock::monotonic(-5).ns(u64::MAX), i64::MAX);
    }

    #[test]
    fn the_collectors_anchors_win_inside_their_range() {
        let all = [
            anchor(0, 1_000_000_000, 1_000_000_000),
            anchor(0, 3_000_000_000, 2_000_000_000),
            // Read late: would put everything near it half a second off.
            anchor(1, 2_000_000_000, 2_000_000_000),
            anchor(1, 0, 400_000_000),
        ];
        let c = clock(&all, 1);
        assert_eq!(c.ns(2_000_000_000), 1_500_000_000);
        assert_eq!(c.ns(500_000_000), 700_000_000);
        assert_eq!(clock(&all, 2).ns(2_000_000_000), 1_500_000_000);
    }

    proptest! {
        #[test]
        fn a_steady_clock_never_takes_back_what_it_said(steps in prop::collection::vec((1u64..1_000_000, 1i64..1_000_000), 1..200)) {
            let mut now = (3_000_000, 1_000_000);
            let mut steady = SteadyClock::new((0, 0), now);
            let mut said: Vec<(u64, i64)> = Vec::new();
            for (ticks, ns) in steps {
                let clock = steady.clock();
                for (tick, before) in said.iter().rev().take(LINES / 2) {
                    prop_assert_eq!(clock.ns(*tick), *before);
                }
                now = (now.0 + ticks, now.1 + ns);
                said.push((now.0 - ticks / 2, clock.ns(now.0 - ticks / 2)));
                steady.read(now);
            }
        }
    }

    #[test]
    fn a_steady_clock_becomes_right() {
        // Half as fast as it was said to be.
        let mut steady = SteadyClock::new((0, 0), (1_000, 1_000));
        for i in 1..20 {
            steady.read((1_000 + i * 1_000, 1_000 + i as i64 * 500));
        }
        assert!((steady.clock().ns(21_000) - 11_000).abs() < 10, "{}", steady.clock().ns(21_000));
    }

    #[test]
    fn one_anchor_borrows_the_rate_of_the_machine() {
        let all = [anchor(1, 3_000, 5_000), anchor(2, 0, 0), anchor(2, 3_000_000_000, 1_000_000_000)];
        let c = clock(&all, 1);
        assert_eq!(c.ns(3_000 + 3_000), 6_000);
        assert_eq!(c.ns(0), 4_000);
        assert!(c.known());
        assert!(!clock(&[anchor(1, 3_000, 5_000)], 1).known());
        assert!(!clock(&[], 1).known());
    }

    #[test]
    fn two_anchors_a_microsecond_apart_do_not_set_the_rate() {
        let all = [
            anchor(1, 0, 0),
            anchor(1, 3_000, 9_000),
            anchor(2, 0, 0),
            anchor(2, 3_000_000_000, 1_000_000_000),
        ];
        assert_eq!(clock(&all, 1).ns(3_000_003_000), 1_000_009_000);
    }

    proptest! {
        #[test]
        fn time_never_falls(
            anchors in prop::collection::vec((0u32..3, any::<u64>(), any::<i64>()), 0..12),
            ticks in prop::collection::vec(any::<u64>(), 2..40),
        ) {
            let all: Vec<Anchor> =
                anchors.iter().map(|a| anchor(a.0, a.1, a.2 >> 1)).collect();
            let c = clock(&all, 1);
            let mut ticks = ticks;
            ticks.extend(all.iter().flat_map(|a| [a.tick, a.tick.saturating_sub(1), a.tick.saturating_add(1)]));
            ticks.sort_unstable();
            let mut span = Span::default();
            let times: Vec<i64> = ticks.iter().map(|t| c.ns_near(*t, &mut span)).collect();
            prop_assert!(times.is_sorted(), "{times:?}");
            let alone: Vec<i64> = ticks.iter().map(|t| c.ns(*t)).collect();
            prop_assert_eq!(times, alone);
        }

        #[test]
        fn a_real_clock_is_followed_within_a_nanosecond(start in 0u64..1 << 52, ghz in 1.0f64..5.0, at in 0u64..86_400_000_000_000) {
            let tick = |ns: u64| start + (ns as f64 * ghz) as u64;
            let all: Vec<Anchor> = (0..=86_400u64)
                .step_by(600)
                .map(|s| anchor(0, tick(s * 1_000_000_000), (s * 1_000_000_000) as i64))
                .collect();
            let got = clock(&all, 1).ns(tick(at));
            prop_assert!((got - at as i64).abs() <= 1, "{got} for {at}");
        }
    }
}
