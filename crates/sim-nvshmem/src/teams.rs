//! Making teams, and questions about them.

use crate::abi::{Code, Out, Outcome, code, status, table};
use crate::team::Team;
use crate::world::{World, world};

/// The number of no team.
const INVALID: i32 = -1;

/// NVSHMEM's `nvshmem_team_config_t`, as words of 64 bits.
type Config = [u64; 8];

/// Makes a team of some places of its parent; PEs that are not among them get none. All of the parent call.
fn split(world: &World, parent: &Team, key: String, places: &[usize], out: Out<i32>) -> Outcome {
    out.set(INVALID)?;
    if let Some(me) = places.iter().position(|place| *place == parent.me()) {
        let pes = places.iter().map(|place| parent.pes[*place]).collect();
        out.set(world.add_team(Team::meet(key, pes, me, Some(parent))?))?;
    }
    parent.barrier()
}

fn strided(parent: i32, start: i32, stride: i32, size: i32, out: Out<i32>) -> Outcome {
    let world = world()?;
    let parent = world.team(parent)?;
    let place = |i: i32| usize::try_from(start + i * stride).ok().filter(|place| *place < parent.size());
    let places: Option<Vec<usize>> = (0..size).map(place).collect();
    let places = places.filter(|places| !places.is_empty()).ok_or(code::INVALID_VALUE)?;
    split(&world, &parent, parent.next_key(), &places, out)
}

extern "C" fn split_strided(
    parent: i32,
    start: i32,
    stride: i32,
    size: i32,
    _config: usize,
    _mask: i64,
    out: Out<i32>,
) -> i32 {
    status(strided(parent, start, stride, size, out))
}

fn grid(parent: i32, width: i32, rows: Out<i32>, columns: Out<i32>) -> Outcome {
    let world = world()?;
    let parent = world.team(parent)?;
    let width = usize::try_from(width).ok().filter(|width| *width > 0).ok_or(code::INVALID_VALUE)?;
    let (x, y) = (parent.me() % width, parent.me() / width);
    let places =
        |is: &dyn Fn(usize) -> bool| (0..parent.size()).filter(|place| is(*place)).collect::<Vec<_>>();
    let (row, column) = (places(&|place| place / width == y), places(&|place| place % width == x));
    let key = parent.next_key();
    split(&world, &parent, format!("{key}-row{y}"), &row, rows)?;
    split(&world, &parent, format!("{key}-column{x}"), &column, columns)
}

/// A row team and a column team for every PE, in rows of `width`.
extern "C" fn split_2d(
    parent: i32,
    width: i32,
    _x_config: usize,
    _x_mask: i64,
    rows: Out<i32>,
    _y_config: usize,
    _y_mask: i64,
    columns: Out<i32>,
) -> i32 {
    status(grid(parent, width, rows, columns))
}

extern "C" fn destroy(team: i32) {
    if let Ok(world) = world() {
        world.remove_team(team);
    }
}

extern "C" fn my_pe(team: i32) -> i32 {
    world().and_then(|world| world.team(team)).map_or(INVALID, |team| team.me() as i32)
}

extern "C" fn n_pes(team: i32) -> i32 {
    world().and_then(|world| world.team(team)).map_or(INVALID, |team| team.size() as i32)
}

/// The place in one team of a PE of another.
extern "C" fn translate(from: i32, pe: i32, to: i32) -> i32 {
    let place = || {
        let world = world().ok()?;
        let (from, to) = (world.team(from).ok()?, world.team(to).ok()?);
        let pe = from.pes.get(usize::try_from(pe).ok()?)?;
        to.pes.iter().position(|other| other == pe)
    };
    place().map_or(INVALID, |place| place as i32)
}

/// There is nothing to configure.
extern "C" fn config(_team: i32, out: Out<Config>) {
    out.offer([(2 << 16) + size_of::<Config>() as u64, 0, 0, 0, 0, 0, 0, 0]);
}

/// The functions of this module by name.
pub const FUNCTIONS: &[(&str, Code)] = table! {
    "nvshmem_team_split_strided" => split_strided;
    "nvshmem_team_split_2d" => split_2d;
    "nvshmem_team_destroy" => destroy;
    "nvshmem_team_my_pe" => my_pe;
    "nvshmem_team_n_pes" => n_pes;
    "nvshmem_team_translate_pe" => translate;
    "nvshmem_team_get_config" => config;
};
