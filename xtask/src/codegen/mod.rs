//! `cargo xtask codegen [--check]`: the catalogue of the driver API from the vendor's headers.
//!
//! Wheels → preprocessed headers → declarations → one merged catalogue → the committed tables. Nothing of the
//! vendor's text is kept: names, types and numbers only.

mod abi;
mod catalogue;
mod ctype;
mod cursor;
mod emit;
mod hooks;
mod ids;
mod lexer;
mod merge;
mod overrides;
mod parse;
mod preprocess;
mod probe;
mod report;
mod roles;
mod wheels;
mod words;

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

use emit::Output;
use overrides::Overrides;

/// Exit code of a check that could not be made here.
const SKIPPED: u8 = 3;

/// Runs the sub-command in the repository at `root`.
pub fn run(root: &Path, args: &[String]) -> Result<ExitCode> {
    let check = match args {
        [] => false,
        [flag] if flag == "--check" => true,
        _ => bail!("usage: cargo xtask codegen [--check]"),
    };
    match generate(root) {
        Ok(outputs) if check => compare(root, &outputs),
        Ok(outputs) => write(root, &outputs),
        Err(error) => match error.downcast_ref::<wheels::Unavailable>() {
            Some(why) => {
                println!("skipped: {why}");
                Ok(ExitCode::from(SKIPPED))
            }
            None => Err(error),
        },
    }
}

fn generate(root: &Path) -> Result<Vec<Output>> {
    let data = root.join("crates/catalog");
    let cache = root.join("target/codegen");
    let overrides = Overrides::read(&data.join("overrides.toml"))?;
    let versions = wheels::unpack(&data.join("wheels.txt"), &cache)?
        .iter()
        .map(|unpacked| version(unpacked, &cache, &overrides))
        .collect::<Result<Vec<_>>>()?;
    let merged = merge::merge(versions);
    let mut names = ids::read(&fs::read_to_string(data.join("ids.tsv")).unwrap_or_default())?;
    ids::extend(&mut names, &catalogue::names(&merged, &overrides))?;
    let catalogue = catalogue::build(&merged, &overrides, &names)?;
    let outputs = emit::outputs(&catalogue, &merged, &overrides)?;
    report::print(&catalogue, &merged);
    Ok(outputs)
}

fn version(unpacked: &wheels::Unpacked, cache: &Path, overrides: &Overrides) -> Result<merge::Version> {
    let unit = preprocess::Unit::new(unpacked, cache)?;
    let header = parse::header(&unit.preprocessed()?);
    if !header.missed.is_empty() {
        bail!("headers of {}: not understood: {}", unpacked.version, header.missed.join(", "));
    }
    let layouts = probe::layouts(&unit, &header, &overrides.macros)
        .with_context(|| format!("headers of {}", unpacked.version))?;
    Ok(merge::Version { number: unpacked.version, header, layouts })
}

fn write(root: &Path, outputs: &[Output]) -> Result<ExitCode> {
    for output in outputs {
        let path = root.join(output.path);
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
        .filter(|output| fs::read_to_string(root.join(output.path)).ok().as_deref() != Some(&*output.text))
        .map(|output| output.path)
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
