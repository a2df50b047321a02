//! Which task of which job this is, as the launcher says: srun, mpirun, torchrun, flux, jsrun.

use gputap_catalog::launcher;

use crate::proc;
use crate::text::file_name;

/// One start of tasks by a launcher, as its tasks on one node know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launch {
    /// The same for all tasks of one start on this node, and for no others.
    pub key: String,
    /// For the name of the trace.
    pub job: String,
}

impl Launch {
    /// Finds out; `None` for a command that nobody launched.
    pub fn detect() -> Option<Launch> {
        let parent = std::os::unix::process::parent_id();
        Launch::from_env(&|name| std::env::var(name).ok().filter(|v| !v.is_empty()), &|| started(parent))
    }

    /// The same with these variables. `parent` says who started us, and when: for launchers that give no name.
    fn from_env(env: &dyn Fn(&str) -> Option<String>, parent: &dyn Fn() -> String) -> Option<Launch> {
        // A batch script has a number on its node, too, but is no task of a step.
        let is_task =
            |name: &str| env(name).is_some() && (name != "SLURM_LOCALID" || env("SLURM_STEP_ID").is_some());
        // With a number on this node, others are to be expected beside it.
        launcher::LOCAL_RANK.iter().find(|name| is_task(name))?;
        if let (Some(job), Some(step)) = (env("SLURM_JOB_ID"), env("SLURM_STEP_ID")) {
            let again =
                env("SLURM_RESTART_COUNT").filter(|n| n != "0").map_or(String::new(), |n| format!("-r{n}"));
            let job = file_name(&format!("{job}.{step}{again}"));
            return Some(Launch { key: format!("slurm-{job}"), job });
        }
        let job = launcher::BATCH.iter().find_map(|name| env(name)).map(|j| file_name(&j));
        // torchrun calls a job without a name "none".
        if let Some(name) = launcher::START.iter().find_map(|name| env(name).filter(|v| v != "none")) {
            let name = file_name(&name);
            return Some(Launch { key: name.clone(), job: job.unwrap_or(name) });
        }
        let parent = parent();
        let key = format!("{}{parent}", job.as_ref().map_or(String::new(), |j| format!("{j}-")));
        Some(Launch { job: job.unwrap_or_else(|| parent.clone()), key })
    }
}

/// Pid and start time of a process: the tasks of a node have one parent, mostly.
fn started(pid: u32) -> String {
    let start = proc::start_time(pid).unwrap_or(0);
    format!("{pid}-{start}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from_env(env: &[(&str, &str)]) -> Option<Launch> {
        let get = |name: &str| env.iter().find(|(k, _)| *k == name).map(|(_, v)| (*v).to_owned());
        Launch::from_env(&get, &|| "77-123".into())
    }

    fn names(env: &[(&str, &str)]) -> (String, String) {
        let launch = from_env(env).unwrap();
        (launch.key, launch.job)
    }

    #[test]
    fn ps_and_run_know_every_launcher() {
        // `ps` has the same list: gputap_daemon::process_look.
        for name in launcher::LOCAL_RANK {
            let step = if name == "SLURM_LOCALID" { "SLURM_STEP_ID" } else { "A" };
            assert!(from_env(&[(name, "1"), (step, "0")]).is_some(), "{name}");
        }
        assert!(from_env(&[("RANK", "1")]).is_none(), "others need not be on this node");
    }

    #[test]
    fn launchers() {
        let pair = |key: &str, job: &str| (key.to_owned(), job.to_owned());
        let srun = [("SLURM_LOCALID", "3"), ("SLURM_JOB_ID", "4711"), ("SLURM_STEP_ID", "0")];
        assert_eq!(names(&srun), pair("slurm-4711.0", "4711.0"));
        let again = [&srun[..], &[("SLURM_RESTART_COUNT", "2")]].concat();
        assert_eq!(names(&again), pair("slurm-4711.0-r2", "4711.0-r2"));
        let inner = [&srun[..], &[("LOCAL_RANK", "5"), ("TORCHELASTIC_RUN_ID", "none")]].concat();
        assert_eq!(names(&inner), pair("slurm-4711.0", "4711.0"), "torchrun below srun");
        let mpirun = [("OMPI_COMM_WORLD_LOCAL_RANK", "0"), ("PMIX_NAMESPACE", "prterun-node1-77@1")];
        assert_eq!(names(&mpirun), pair("prterun-node1-77_1", "prterun-node1-77_1"));
        let in_pbs = [&mpirun[..], &[("PBS_JOBID", "12.server")]].concat();
        assert_eq!(names(&in_pbs), pair("prterun-node1-77_1", "12.server"));
        let hydra = [("MPI_LOCALRANKID", "1"), ("PMI_RANK", "9")];
        assert_eq!(names(&hydra), pair("77-123", "77-123"));
        let torchrun = [("LOCAL_RANK", "1"), ("TORCHELASTIC_RUN_ID", "none")];
        assert_eq!(names(&torchrun), pair("77-123", "77-123"));
        let named = [("LOCAL_RANK", "1"), ("TORCHELASTIC_RUN_ID", "my/job")];
        assert_eq!(names(&named), pair("my_job", "my_job"));
    }

    #[test]
    fn commands_that_nobody_launched() {
        assert_eq!(from_env(&[]), None);
        assert_eq!(from_env(&[("SLURM_JOB_ID", "4711"), ("SLURM_LOCALID", "0")]), None, "a batch script");
        assert_eq!(from_env(&[("RANK", "0"), ("WORLD_SIZE", "1")]), None);
    }
}
