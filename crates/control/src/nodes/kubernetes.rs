//! Nodes of pods, from `kubectl`.

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::output;

/// Pods: where they run, and how their processes are known.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Pods {
    /// Addresses of their nodes.
    pub hosts: Vec<String>,
    /// Their UIDs, which are in the cgroups of their processes.
    pub uids: Vec<String>,
}

/// Asks `kubectl` for the running pods that a label selector picks, in one namespace or in all.
pub fn find(selector: &str, namespace: Option<&str>) -> Result<Pods> {
    let mut args =
        vec!["get", "pods", "--output=json", "--field-selector=status.phase=Running", "--selector", selector];
    match namespace {
        Some(name) => args.extend(["--namespace", name]),
        None => args.push("--all-namespaces"),
    }
    let listed: Value = serde_json::from_str(&output("kubectl", &args)?).context("kubectl's answer")?;
    let pods = parse(&listed);
    if pods.hosts.is_empty() {
        bail!(
            "--k8s {selector}: no running pod has these labels; `kubectl get pods -A -l '{selector}'` shows them"
        );
    }
    Ok(pods)
}

fn parse(listed: &Value) -> Pods {
    let mut pods = Pods::default();
    for item in listed["items"].as_array().into_iter().flatten() {
        let host = item["status"]["hostIP"].as_str().or(item["spec"]["nodeName"].as_str());
        if let (Some(host), Some(uid)) = (host, item["metadata"]["uid"].as_str()) {
            pods.hosts.push(host.to_owned());
            pods.uids.push(uid.to_owned());
        }
    }
    pods.hosts.sort();
    pods.hosts.dedup();
    pods
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_of_pods() {
        let listed = serde_json::json!({"items": [
            {"metadata": {"uid": "a"}, "spec": {"nodeName": "n1"}, "status": {"hostIP": "10.0.0.1"}},
            {"metadata": {"uid": "b"}, "spec": {"nodeName": "n1"}, "status": {"hostIP": "10.0.0.1"}},
            {"metadata": {"uid": "c"}, "spec": {"nodeName": "n2"}, "status": {}},
            {"metadata": {"uid": "d"}, "spec": {}, "status": {}},
        ]});
        let pods = parse(&listed);
        assert_eq!(pods.hosts, ["10.0.0.1", "n2"]);
        assert_eq!(pods.uids, ["a", "b", "c"]);
    }
}
