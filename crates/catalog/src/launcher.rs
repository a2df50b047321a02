//! Environment variables of launchers, batch systems and container runtimes. In each list the most specific comes first: torchrun
//! may run below srun.

/// Tell a process its number in its job.
pub const RANK: [&str; 10] = [
    "RANK",
    "OMPI_COMM_WORLD_RANK",
    "PMIX_RANK",
    "PMI_RANK",
    "MV2_COMM_WORLD_RANK",
    "PALS_RANKID",
    "FLUX_TASK_RANK",
    "JSM_NAMESPACE_RANK",
    "SLURM_PROCID",
    "JOB_COMPLETION_INDEX",
];
/// Tell a process its number on its node.
pub const LOCAL_RANK: [&str; 9] = [
    "LOCAL_RANK",
    "OMPI_COMM_WORLD_LOCAL_RANK",
    "MPI_LOCALRANKID",
    "PMI_LOCAL_RANK",
    "MV2_COMM_WORLD_LOCAL_RANK",
    "PALS_LOCAL_RANKID",
    "FLUX_TASK_LOCAL_ID",
    "JSM_NAMESPACE_LOCAL_RANK",
    "SLURM_LOCALID",
];
/// Tell how many processes the job has.
pub const WORLD_SIZE: [&str; 7] = [
    "WORLD_SIZE",
    "OMPI_COMM_WORLD_SIZE",
    "PMI_SIZE",
    "MV2_COMM_WORLD_SIZE",
    "FLUX_JOB_SIZE",
    "JSM_NAMESPACE_SIZE",
    "SLURM_NTASKS",
];
/// Name the job. SLURM's has a step besides.
pub const JOB: [&str; 8] = [
    "LSB_JOBID",
    "PBS_JOBID",
    "FLUX_JOB_ID",
    "PALS_APID",
    "TORCHELASTIC_RUN_ID",
    "PMIX_NAMESPACE",
    "JOB_NAME",
    "RAY_JOB_ID",
];

/// Name one start of tasks, and no other one.
pub const START: [&str; 5] =
    ["PMIX_NAMESPACE", "OMPI_MCA_ess_base_jobid", "FLUX_JOB_ID", "PALS_APID", "TORCHELASTIC_RUN_ID"];

/// Name a job of a batch system, in which tasks may be started more than once.
pub const BATCH: [&str; 3] = ["SLURM_JOB_ID", "PBS_JOBID", "LSB_JOBID"];

/// All that say which job, rank and container a process is, and which GPUs it may see: what a recording keeps of an environment.
pub const TOLD: [&str; 67] = [
    // torchrun, and what others take over from it.
    "RANK",
    "LOCAL_RANK",
    "WORLD_SIZE",
    "LOCAL_WORLD_SIZE",
    "GROUP_RANK",
    "NODE_RANK",
    "ROLE_NAME",
    "MASTER_ADDR",
    "MASTER_PORT",
    "TORCHELASTIC_RUN_ID",
    "TORCHELASTIC_RESTART_COUNT",
    // mpirun of Open MPI, of MPICH and Intel MPI (Hydra), of MVAPICH.
    "OMPI_COMM_WORLD_RANK",
    "OMPI_COMM_WORLD_SIZE",
    "OMPI_COMM_WORLD_LOCAL_RANK",
    "OMPI_COMM_WORLD_LOCAL_SIZE",
    "OMPI_COMM_WORLD_NODE_RANK",
    "PMIX_RANK",
    "PMIX_NAMESPACE",
    "PMI_RANK",
    "PMI_SIZE",
    "PMI_LOCAL_RANK",
    "MPI_LOCALRANKID",
    "MPI_LOCALNRANKS",
    "MV2_COMM_WORLD_RANK",
    "MV2_COMM_WORLD_SIZE",
    "MV2_COMM_WORLD_LOCAL_RANK",
    // Other launchers and batch systems.
    "PALS_RANKID",
    "PALS_LOCAL_RANKID",
    "PALS_APID",
    "FLUX_JOB_ID",
    "FLUX_JOB_SIZE",
    "FLUX_TASK_RANK",
    "FLUX_TASK_LOCAL_ID",
    "JSM_NAMESPACE_RANK",
    "JSM_NAMESPACE_SIZE",
    "JSM_NAMESPACE_LOCAL_RANK",
    "LSB_JOBID",
    "PBS_JOBID",
    // srun.
    "SLURM_JOB_ID",
    "SLURM_JOB_NAME",
    "SLURM_STEP_ID",
    "SLURM_PROCID",
    "SLURM_LOCALID",
    "SLURM_NTASKS",
    "SLURM_NODEID",
    "SLURM_NNODES",
    "SLURM_ARRAY_JOB_ID",
    "SLURM_ARRAY_TASK_ID",
    "SLURM_RESTART_COUNT",
    "SLURM_CLUSTER_NAME",
    "SLURMD_NODENAME",
    // Kubernetes: some of these only where the pod's specification asks for them.
    "HOSTNAME",
    "POD_NAME",
    "POD_NAMESPACE",
    "POD_UID",
    "POD_IP",
    "NODE_NAME",
    "JOB_NAME",
    "JOB_COMPLETION_INDEX",
    "KUBERNETES_SERVICE_HOST",
    // Ray.
    "RAY_JOB_ID",
    "RAY_NODE_ID",
    // What of the GPUs this process may see.
    "CUDA_VISIBLE_DEVICES",
    "CUDA_DEVICE_ORDER",
    "CUDA_MPS_PIPE_DIRECTORY",
    "NVIDIA_VISIBLE_DEVICES",
    "ROCR_VISIBLE_DEVICES",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_kept() {
        let read = RANK.iter().chain(&LOCAL_RANK).chain(&WORLD_SIZE).chain(&JOB);
        read.for_each(|name| assert!(TOLD.contains(name), "{name}"));
    }
}
