//! Where in a cluster a process belongs, as the variables of its launcher say.

use gputap_catalog::launcher;
use serde::{Deserialize, Serialize};

/// Rank, job and host of a process, as far as its launcher told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placement {
    /// Number of the process in its job.
    pub rank: Option<u32>,
    /// Number on its node.
    pub local_rank: Option<u32>,
    /// Processes of the job.
    pub world_size: Option<u32>,
    /// Name of the job, as the batch system or launcher has it.
    pub job: Option<String>,
    /// Name of the machine, or of the container.
    pub host: Option<String>,
    /// Name of the pod.
    pub pod: Option<String>,
}

/// Asks for the variables of a process, or for what was kept of them.
pub fn placement(var: &dyn Fn(&str) -> Option<String>) -> Placement {
    let text = |name: &str| var(name).filter(|v| !v.is_empty());
    let number = |names: &[&str]| names.iter().find_map(|n| text(n)?.parse().ok());
    let slurm = var("SLURM_JOB_ID").map(|job| match var("SLURM_STEP_ID") {
        Some(step) => format!("{job}.{step}"),
        None => job,
    });
    // torchrun calls a job without a name "none".
    let named = || launcher::JOB.iter().find_map(|n| text(n).filter(|v| v != "none"));
    Placement {
        rank: rank(var).map(|(_, rank)| rank),
        local_rank: number(&launcher::LOCAL_RANK),
        world_size: number(&launcher::WORLD_SIZE),
        job: slurm.or_else(named),
        host: ["host", "SLURMD_NODENAME", "HOSTNAME"].iter().find_map(|n| text(n)),
        pod: text("POD_NAME"),
    }
}

/// The rank of a process in its job, and the variable that says so: a launcher has another one than what it launched.
pub fn rank(var: &dyn Fn(&str) -> Option<String>) -> Option<(&'static str, u32)> {
    launcher::RANK.iter().find_map(|name| Some((*name, var(name)?.parse().ok()?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placed(variables: &[(&str, &str)]) -> Placement {
        placement(&|name| variables.iter().find(|(k, _)| *k == name).map(|(_, v)| (*v).to_owned()))
    }

    fn numbers(p: &Placement) -> (Option<u32>, Option<u32>, Option<u32>) {
        (p.rank, p.local_rank, p.world_size)
    }

    #[test]
    fn launchers() {
        let torchrun =
            [("RANK", "9"), ("LOCAL_RANK", "1"), ("WORLD_SIZE", "16"), ("TORCHELASTIC_RUN_ID", "none")];
        let p = placed(&torchrun);
        assert_eq!((numbers(&p), p.job), ((Some(9), Some(1), Some(16)), None));
        let srun = [
            ("SLURM_PROCID", "3"),
            ("SLURM_LOCALID", "3"),
            ("SLURM_NTASKS", "8"),
            ("SLURM_JOB_ID", "77"),
            ("SLURM_STEP_ID", "0"),
        ];
        let p = placed(&srun);
        assert_eq!((numbers(&p), p.job.as_deref()), ((Some(3), Some(3), Some(8)), Some("77.0")));
        let p = placed(&[&torchrun[..], &srun].concat());
        assert_eq!(
            (numbers(&p), p.job.as_deref()),
            ((Some(9), Some(1), Some(16)), Some("77.0")),
            "one below the other"
        );
        let p = placed(&[
            ("OMPI_COMM_WORLD_RANK", "2"),
            ("OMPI_COMM_WORLD_LOCAL_RANK", "0"),
            ("OMPI_COMM_WORLD_SIZE", "4"),
            ("PMIX_RANK", "2"),
        ]);
        assert_eq!(numbers(&p), (Some(2), Some(0), Some(4)));
        let p = placed(&[
            ("PMI_RANK", "5"),
            ("PMI_SIZE", "6"),
            ("MPI_LOCALRANKID", "1"),
            ("PBS_JOBID", "12.head"),
        ]);
        assert_eq!((numbers(&p), p.job.as_deref()), ((Some(5), Some(1), Some(6)), Some("12.head")));
    }

    #[test]
    fn pods() {
        let p = placed(&[
            ("host", "train-0-abcde"),
            ("HOSTNAME", "x"),
            ("POD_NAME", "train-0-abcde"),
            ("JOB_NAME", "train"),
            ("JOB_COMPLETION_INDEX", "0"),
        ]);
        assert_eq!(
            (p.rank, p.job.as_deref(), p.host.as_deref(), p.pod.as_deref()),
            (Some(0), Some("train"), Some("train-0-abcde"), Some("train-0-abcde"))
        );
    }

    #[test]
    fn nonsense_is_nothing() {
        let p = placed(&[("RANK", "first"), ("LOCAL_RANK", ""), ("WORLD_SIZE", "-1"), ("host", "")]);
        assert_eq!(p, Placement::default());
        assert_eq!(placed(&[("RANK", "x"), ("PMI_RANK", "4")]).rank, Some(4));
    }
}
