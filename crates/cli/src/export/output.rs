//! Where an export goes, and which writer makes it.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use gputap_export::{
    Alnair, Chrome, Csv, Cudatrace, Cut, Error, Exported, Format, Log, Logged, Parquet, Perfetto, Rows, Sink,
    Source, Staged, Tables, export, tables,
};
use gputap_model::nearest::nearest;
use gputap_tables::Table;

use super::{Args, FormatName};

/// What is written.
enum Shape {
    /// One file with the whole export.
    File,
    /// A single table of the trace, as one file.
    Table(&'static Table),
    /// A directory of several files.
    Directory,
}

/// An output that was found to make sense.
pub struct Output {
    shape: Shape,
    /// `None` for standard output.
    path: Option<PathBuf>,
}

impl Output {
    /// From the arguments.
    pub fn new(args: &Args) -> Result<Output> {
        let tables = matches!(args.format, FormatName::Parquet | FormatName::Csv);
        if args.table.is_some() && !tables {
            bail!("--table is for parquet and csv");
        }
        if args.per_process && args.format != FormatName::Chrome {
            bail!("--per-process is for chrome; cudatrace and alnair write a file per process anyway");
        }
        let shape = match (args.format, &args.table) {
            (FormatName::Perfetto, _) => Shape::File,
            (FormatName::Chrome, _) if !args.per_process => Shape::File,
            (_, Some(name)) => Shape::Table(table(name)?),
            _ => Shape::Directory,
        };
        let path = match &args.output {
            Some(path) if path == Path::new("-") => None,
            Some(path) => Some(path.clone()),
            None => Some(default_path(args, &shape)),
        };
        match (&shape, &path, args.format) {
            (Shape::Directory, None, FormatName::Parquet | FormatName::Csv) => {
                bail!("standard output takes one table: choose it with --table, e.g. --table calls")
            }
            (Shape::Directory, None, _) => bail!("this format is a directory: name it with -o DIR"),
            _ => Ok(Output { shape, path }),
        }
    }

    /// Writes it; where it is.
    pub fn write(
        &self,
        args: &Args,
        source: &Source<'_>,
        cut: &Cut,
        progress: &mut dyn FnMut(u64),
    ) -> Result<(Exported, Option<PathBuf>), Error> {
        let Some(path) = &self.path else {
            return Ok((self.file(args, source, cut, Sink::stdout(), progress)?, None));
        };
        let staged = Staged::new(path, args.force)?;
        let scanned = match self.shape {
            Shape::File | Shape::Table(_) => {
                let sink = staged.file()?;
                let gzip = path.extension().is_some_and(|e| e == "gz");
                let sink = if gzip { sink.gzip() } else { sink };
                self.file(args, source, cut, sink, progress)?
            }
            Shape::Directory => directory(args, source, cut, staged.directory()?, progress)?,
        };
        Ok((scanned, Some(staged.commit()?)))
    }

    fn file(
        &self,
        args: &Args,
        source: &Source<'_>,
        cut: &Cut,
        sink: Sink,
        progress: &mut dyn FnMut(u64),
    ) -> Result<Exported, Error> {
        let arguments = !args.no_arguments;
        let mut format: Box<dyn Format + '_> = match (args.format, &self.shape) {
            (FormatName::Chrome, _) => Box::new(Chrome::file(source, sink, arguments)),
            (FormatName::Perfetto, _) => Box::new(Perfetto::new(source, cut, sink, arguments)?),
            (_, Shape::Table(table)) => {
                let out = BTreeMap::from([(table.name, rows(args.format, table, sink)?)]);
                Box::new(Tables::new(source, cut, out, arguments))
            }
            _ => Box::new(Tables::new(source, cut, BTreeMap::new(), arguments)),
        };
        export(source, cut, format.as_mut(), progress)
    }
}

fn directory(
    args: &Args,
    source: &Source<'_>,
    cut: &Cut,
    dir: &Path,
    progress: &mut dyn FnMut(u64),
) -> Result<Exported, Error> {
    let arguments = !args.no_arguments;
    let mut format: Box<dyn Format + '_> = match args.format {
        FormatName::Chrome => Box::new(Chrome::directory(source, dir, arguments)),
        FormatName::Cudatrace => logged(source, cut, Cudatrace::new(dir)),
        FormatName::Alnair => logged(source, cut, Alnair::new(dir)),
        _ => {
            let ending = if args.format == FormatName::Csv { "csv" } else { "parquet" };
            let mut out = BTreeMap::new();
            for table in tables() {
                let sink = Sink::create(&dir.join(format!("{}.{ending}", table.name)))?;
                out.insert(table.name, rows(args.format, table, sink)?);
            }
            Box::new(Tables::new(source, cut, out, arguments))
        }
    };
    export(source, cut, format.as_mut(), progress)
}

fn logged<'a, L: Log + 'a>(source: &'a Source<'a>, cut: &Cut, log: L) -> Box<dyn Format + 'a> {
    let numbers = source.traces.processes().iter().map(|p| p.number);
    Box::new(Logged::new(source, log, numbers.filter(|n| cut.has_process(*n)).collect()))
}

fn rows(format: FormatName, table: &'static Table, sink: Sink) -> Result<Box<dyn Rows>, Error> {
    Ok(match format {
        FormatName::Csv => Box::new(Csv::new(table, sink)?),
        _ => Box::new(Parquet::new(table, sink)?),
    })
}

fn table(name: &str) -> Result<&'static Table> {
    match tables().find(|t| t.name == name) {
        Some(table) => Ok(table),
        None => {
            let names: Vec<&str> = tables().map(|t| t.name).collect();
            let meant = nearest(name, names.iter().copied());
            let meant = meant.map_or_else(|| String::from("."), |meant| format!(", did you mean {meant}?"));
            bail!("--table {name}: there is none{meant} There are {}", names.join(", "))
        }
    }
}

/// Named after the first trace, in the current directory.
fn default_path(args: &Args, shape: &Shape) -> PathBuf {
    let first = args.traces.first().map(|t| t.canonicalize().unwrap_or_else(|_| t.clone()));
    let name = first.as_deref().and_then(Path::file_stem).unwrap_or("gputap".as_ref()).to_string_lossy();
    let ending = match (args.format, shape) {
        (FormatName::Perfetto, _) => ".perfetto".to_owned(),
        (FormatName::Chrome, Shape::Directory) => "-chrome".to_owned(),
        (FormatName::Chrome, _) => ".json.gz".to_owned(),
        (FormatName::Parquet, Shape::Table(table)) => format!("-{}.parquet", table.name),
        (FormatName::Csv, Shape::Table(table)) => format!("-{}.csv", table.name),
        (FormatName::Parquet, _) => "-parquet".to_owned(),
        (FormatName::Csv, _) => "-csv".to_owned(),
        (FormatName::Cudatrace, _) => "-cudatrace".to_owned(),
        (FormatName::Alnair, _) => "-alnair".to_owned(),
    };
    PathBuf::from(format!("{name}{ending}"))
}
