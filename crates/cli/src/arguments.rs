//! The command line, and the variables that stand for options.

use clap::builder::{FalseyValueParser, TypedValueParser};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command as Clap, CommandFactory, FromArgMatches};

use crate::{Cli, Command};

/// Reads the command line, and the variables that stand for options.
pub fn parse() -> Result<Cli, clap::Error> {
    let mut command = without_unset(Cli::command());
    let matches = command.try_get_matches_from_mut(std::env::args_os())?;
    let mut cli = Cli::from_arg_matches(&matches).map_err(|e| e.format(&mut command))?;
    if let (Command::Run(args), Some(run)) = (&mut cli.command, matches.subcommand_matches("run")) {
        args.come_from_variables(by_variable(run));
    }
    Ok(cli)
}

/// A variable that is empty counts as not set; one that switches something on counts only if it says so. To clap each of them is
/// a value, and an option that is given.
fn without_unset(command: Clap) -> Clap {
    command
        .mut_args(|arg| if is_unset(&arg) { arg.env(None::<&'static str>) } else { arg })
        .mut_subcommands(without_unset)
}

fn is_unset(arg: &Arg) -> bool {
    let Some(value) = arg.get_env().and_then(std::env::var_os) else { return false };
    let is_switch = matches!(arg.get_action(), ArgAction::SetTrue);
    let is_on = |value| FalseyValueParser::new().parse_ref(&Clap::new(""), None, value).unwrap_or(true);
    value.is_empty() || (is_switch && !is_on(&value))
}

/// The options that have their values from variables.
fn by_variable(matches: &ArgMatches) -> Vec<String> {
    let by_variable = |id: &&clap::Id| matches.value_source(id.as_str()) == Some(ValueSource::EnvVariable);
    matches.ids().filter(by_variable).map(ToString::to_string).collect()
}
