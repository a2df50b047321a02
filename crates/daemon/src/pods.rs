//! Which pod a process belongs to, and which GPUs the kubelet gave to it.
//!
//! A process's cgroup has the number of its container. The kubelet's links in `/var/log/containers` have numbers with the names of
//! pod, namespace and container, and its pod-resources service has the devices of each name. Where those links can't be
//! seen, a GPU that only one container has, and that the process has opened, tells the same.

mod devices;
mod kubelet;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use tokio::time::{MissedTickBehavior, interval};

use crate::Shared;
use crate::process_look::{CONTAINER_ID, ProcessLook, plain};
use crate::trouble::Cause;

pub use devices::devices;
pub use kubelet::list;

/// How often the kubelet is asked.
const PERIOD: Duration = Duration::from_secs(10);
/// Links that are read.
const LINKS_MAX: usize = 65_536;

/// A container as the kubelet knows it.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Container {
    /// Of its pod.
    pub namespace: String,
    /// Of its pod.
    pub pod: String,
    /// Its name in the pod.
    pub name: String,
    /// GPUs that it was given.
    pub gpus: Vec<String>,
}

/// What is known of the node's pods.
#[derive(Clone, Debug, Default)]
pub struct Pods {
    containers: Vec<Container>,
    /// By the first digits of the container's number.
    numbers: BTreeMap<String, usize>,
    /// GPUs by what the driver calls them in `/dev`.
    devices: BTreeMap<u32, String>,
}

impl Pods {
    /// From what the kubelet answered, its links, and the driver's devices.
    fn new(containers: Vec<Container>, links: &[String], devices: BTreeMap<u32, String>) -> Pods {
        let place = |c: &&Container| (c.pod.clone(), c.namespace.clone(), c.name.clone());
        let places: BTreeMap<_, usize> = containers.iter().enumerate().map(|(n, c)| (place(&c), n)).collect();
        let numbers = links.iter().filter_map(|link| {
            let (names, id) = link.strip_suffix(".log")?.rsplit_once('-')?;
            let mut names = names.splitn(3, '_').map(str::to_owned);
            let place = (names.next()?, names.next()?, names.next()?);
            Some((id.get(..CONTAINER_ID)?.to_owned(), *places.get(&place)?))
        });
        Pods { numbers: numbers.collect(), containers, devices }
    }

    /// The container of a process.
    pub fn container_of(&self, look: &ProcessLook) -> Option<&Container> {
        let by_number = look.container.as_ref().and_then(|id| self.numbers.get(id));
        by_number.and_then(|n| self.containers.get(*n)).or_else(|| self.by_gpu(look))
    }

    /// The one container that has a GPU which the process has opened. A GPU that several share tells nothing.
    fn by_gpu(&self, look: &ProcessLook) -> Option<&Container> {
        // A process outside of any container is no pod's, whatever it has opened.
        look.container.as_ref()?;
        let gpu = self.devices.get(look.gpus.as_ref()?.first()?)?;
        let mut owners = self.containers.iter().filter(|c| c.gpus.contains(gpu));
        owners.next().filter(|_| owners.next().is_none())
    }
}

/// Asks the kubelet again and again.
pub async fn keep(shared: Shared, socket: PathBuf, links: PathBuf) {
    let mut tick = interval(PERIOD);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tick.tick().await;
        let found = match list(&socket).await {
            Ok(containers) => {
                let links = links.clone();
                let read =
                    move || Pods::new(containers, &names_in(&links), devices(Path::new(devices::DRIVER)));
                tokio::task::spawn_blocking(read).await.map_err(anyhow::Error::from)
            }
            Err(e) => Err(e),
        };
        let mut core = shared.lock();
        // What was known before is kept: containers outlive a kubelet's restart.
        let wrong = match found {
            Ok(pods) => {
                core.pods = pods;
                None
            }
            Err(e) => Some(format!(
                "names of pods may be missing or old: the kubelet's pod-resources at {} gives no answer: {}",
                socket.display(),
                plain(&format!("{e:#}"))
            )),
        };
        core.trouble.set(Cause::Pods, wrong);
    }
}

fn names_in(dir: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(dir).into_iter().flatten().flatten().take(LINKS_MAX);
    entries.filter_map(|e| e.file_name().into_string().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn container(pod: &str, gpus: &[&str]) -> Container {
        let gpus = gpus.iter().map(|g| (*g).to_owned()).collect();
        Container { namespace: "ml".into(), pod: pod.into(), name: "trainer".into(), gpus }
    }

    #[test]
    fn a_process_is_found_by_its_container_or_by_its_gpu() {
        let id = "0123456789abcdef".repeat(4);
        let links = [format!("job-0_ml_trainer-{id}.log"), "junk".into(), "a_b-c.log".into()];
        let containers = vec![
            container("job-0", &["GPU-a"]),
            container("job-1", &["GPU-b", "GPU-c"]),
            container("job-2", &["GPU-c"]),
        ];
        let devices = BTreeMap::from([(0, "GPU-a".into()), (1, "GPU-b".into()), (2, "GPU-c".into())]);
        let pods = Pods::new(containers, &links, devices);
        let look = |container: Option<&str>, gpus: Option<Vec<u32>>| ProcessLook {
            container: container.map(str::to_owned),
            gpus,
            ..ProcessLook::default()
        };
        let pod = |f: &ProcessLook| pods.container_of(f).map(|c| c.pod.clone());
        assert_eq!(pod(&look(Some(&id[..12]), None)).as_deref(), Some("job-0"));
        assert_eq!(pod(&look(Some("ffffffffffff"), Some(vec![1]))).as_deref(), Some("job-1"));
        assert_eq!(pod(&look(Some("ffffffffffff"), Some(vec![2]))), None, "two share it");
        assert_eq!(pod(&look(Some("ffffffffffff"), Some(vec![]))), None);
        assert_eq!(pod(&look(None, Some(vec![1]))), None, "it is in no container");
    }
}
