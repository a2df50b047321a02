//! `cargo xtask codegen [--check | --facts]`: the catalogue of the vendor's APIs from the vendor's headers.
//!
//! Wheels → preprocessed headers → declarations → one merged catalogue → the committed tables. Nothing of the
//! vendor's text is kept: names, types and numbers only. Wheels of hundreds of megabytes are read by `--facts` alone,
//! which leaves what they say in `facts/*.tsv`.

mod abi;
mod api;
mod catalogue;
mod ctype;
mod cursor;
mod emit;
mod facts;
mod hooks;
mod hot;
mod ids;
mod lexer;
mod merge;
mod overrides;
mod parse;
mod preprocess;
mod probe;
mod report;
mod roles;
mod source;
mod typed;
mod wheels;
mod words;

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

use api::{FAMILIES, Layer};
use catalogue::Set;
use emit::Output;
use overrides::Overrides;
use source::Source;

/// Exit code of a check that could not be made here.
const SKIPPED: u8 = 3;

/// Libraries whose wheels are too large for every run.
const LARGE: [Layer; 2] = [Layer::Nccl, Layer::Nvshmem];

/// Runs the sub-command in the repository at `root`.
pub fn run(root: &Path, args: &[String]) -> Result<ExitCode> {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args[..] {
        [] => generate(root).and_then(|outputs| write(root, &outputs)),
        ["--check"] => generate(root).and_then(|outputs| compare(root, &outputs)),
        ["--facts"] => facts(root).and_then(|outputs| write(root, &outputs)),
        _ => bail!("usage: cargo xtask codegen [--check | --facts]"),
    };
    match done {
        Err(error) => match error.downcast_ref::<wheels::Unavailable>() {
            Some(why) => {
                println!("skipped: {why}");
                Ok(ExitCode::from(SKIPPED))
            }
            None => Err(error),
        },
        done => done,
    }
}

fn generate(root: &Path) -> Result<Vec<Output>> {
    let data = root.join("crates/catalog");
    let cache = root.join("target/codegen");
    let wheels = wheels::unpack(&data.join("wheels.txt"), &cache)?;
    let source = Source { data: &data, cache: &cache, wheels: &wheels };
    let overrides = Layer::ALL.map(|layer| read_overrides(&data, layer));
    let overrides = overrides.into_iter().collect::<Result<Vec<_>>>()?;
    let mut sets = Vec::new();
    for (index, family) in FAMILIES.iter().enumerate() {
        let overrides = &overrides[family.layer as usize];
        sets.push(Set { family: index, merged: source.family(*family, overrides)?, overrides });
    }
    let mut keys = ids::read(&fs::read_to_string(data.join("ids.tsv")).unwrap_or_default())?;
    ids::extend(&mut keys, &catalogue::keys(&sets))?;
    let catalogue = catalogue::build(&sets, &keys)?;
    let outputs = emit::outputs(&catalogue, &sets)?;
    report::print(&catalogue, &sets);
    Ok(outputs)
}

/// The facts of the large libraries.
fn facts(root: &Path) -> Result<Vec<Output>> {
    let data = root.join("crates/catalog");
    let cache = root.join("target/codegen");
    let mut wheels = wheels::unpack(&data.join("wheels.txt"), &cache)?;
    wheels.extend(wheels::unpack(&data.join("facts/wheels.txt"), &cache)?);
    let source = Source { data: &data, cache: &cache, wheels: &wheels };
    let mut outputs = Vec::new();
    for family in FAMILIES.iter().filter(|family| LARGE.contains(&family.layer)) {
        let merged = source.headers(*family, &read_overrides(&data, family.layer)?)?;
        let path = format!("crates/catalog/facts/{}.tsv", family.layer.name());
        outputs.push(Output { path, text: facts::write(&merged)? });
    }
    Ok(outputs)
}

fn read_overrides(data: &Path, layer: Layer) -> Result<Overrides> {
    Overrides::read(&data.join(format!("overrides/{}.toml", layer.name())))
}

fn write(root: &Path, outputs: &[Output]) -> Result<ExitCode> {
    for output in outputs {
        let path = root.join(&output.path);
        if fs::read_to_string(&path).is_ok_and(|old| old == output.text) {
            continue;
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&path, &output.text).with_context(|| format!("writing {}", path.display()))?;
        println!("wrote {}", output.path);
    }
    Ok(ExitCode::SUCCESS)
}

fn compare(root: &Path, outputs: &[Output]) -> Result<ExitCode> {
    let stale: Vec<&str> = outputs
        .iter()
        .filter(|output| fs::read_to_string(root.join(&output.path)).ok().as_deref() != Some(&*output.text))
        .map(|output| output.path.as_str())
        .collect();
    if stale.is_empty() {
        println!("generated files are fresh");
        return Ok(ExitCode::SUCCESS);
    }
    for path in stale {
        println!("stale: {path}");
    }
    println!("run `cargo xtask codegen`");
    Ok(ExitCode::FAILURE)
}
