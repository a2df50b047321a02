//! The kubelet's pod-resources service: `List` of version 1, over its unix socket.

use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result};
use hyper_util::rt::TokioIo;
use tokio::net::UnixStream;
use tonic::codegen::http::uri::PathAndQuery;
use tonic::transport::{Endpoint, Uri};
use tonic_prost::ProstCodec;

use super::Container;
use crate::process_look::plain;

/// How long an answer may take.
const ANSWER: Duration = Duration::from_secs(5);
/// Longest answer: a node has hundreds of pods at most.
const ANSWER_MAX: usize = 4 << 20;
/// Containers and GPUs of a container that are kept.
const CONTAINERS_MAX: usize = 4_096;
const GPUS_MAX: usize = 64;
/// The socket in the directory that the kubelet makes for it.
const SOCKET: &str = "kubelet.sock";
/// Resources that are GPUs; `nvidia.com/mig-1g.10gb` is a part of one.
const GPU: [&str; 2] = ["nvidia.com/gpu", "nvidia.com/mig-"];
/// Begins what the plug-in adds to the id of a GPU that is shared by time.
const REPLICA: &str = "::";

#[derive(Clone, PartialEq, prost::Message)]
struct Request {}

#[derive(Clone, PartialEq, prost::Message)]
struct Response {
    #[prost(message, repeated, tag = "1")]
    pods: Vec<Pod>,
}

#[derive(Clone, PartialEq, prost::Message)]
struct Pod {
    #[prost(string, tag = "1")]
    name: String,
    #[prost(string, tag = "2")]
    namespace: String,
    #[prost(message, repeated, tag = "3")]
    containers: Vec<Resources>,
}

#[derive(Clone, PartialEq, prost::Message)]
struct Resources {
    #[prost(string, tag = "1")]
    name: String,
    #[prost(message, repeated, tag = "2")]
    devices: Vec<Devices>,
}

#[derive(Clone, PartialEq, prost::Message)]
struct Devices {
    #[prost(string, tag = "1")]
    resource: String,
    #[prost(string, repeated, tag = "2")]
    ids: Vec<String>,
}

/// Asks it. `path` is its socket, or the directory of it, which outlives a restart of the kubelet.
pub async fn list(path: &Path) -> Result<Vec<Container>> {
    let socket = if path.is_dir() { path.join(SOCKET) } else { path.to_owned() };
    tokio::time::timeout(ANSWER, call(socket))
        .await
        .with_context(|| format!("none within {} s", ANSWER.as_secs()))?
}

async fn call(socket: PathBuf) -> Result<Vec<Container>> {
    let connector = tower::service_fn(move |_: Uri| {
        let socket = socket.clone();
        async move { UnixStream::connect(socket).await.map(TokioIo::new) }
    });
    let channel = Endpoint::from_static("http://kubelet").connect_with_connector(connector).await?;
    let mut grpc = tonic::client::Grpc::new(channel).max_decoding_message_size(ANSWER_MAX);
    grpc.ready().await?;
    let path = PathAndQuery::from_static("/v1.PodResourcesLister/List");
    let codec = ProstCodec::<Request, Response>::default();
    let response = grpc.unary(tonic::Request::new(Request {}), path, codec).await;
    Ok(containers(response.map_err(|s| anyhow::anyhow!("{:?}: {}", s.code(), s.message()))?.into_inner()))
}

fn containers(response: Response) -> Vec<Container> {
    let all = response.pods.into_iter().flat_map(|pod| {
        let (name, namespace) = (plain(&pod.name), plain(&pod.namespace));
        pod.containers.into_iter().map(move |c| Container {
            namespace: namespace.clone(),
            pod: name.clone(),
            name: plain(&c.name),
            gpus: gpus(&c.devices),
        })
    });
    all.take(CONTAINERS_MAX).collect()
}

fn gpus(devices: &[Devices]) -> Vec<String> {
    let gpus = devices.iter().filter(|d| GPU.iter().any(|g| d.resource.starts_with(g)));
    let ids = gpus.flat_map(|d| &d.ids).map(|id| plain(id.split(REPLICA).next().unwrap_or(id)));
    let mut ids: Vec<String> = ids.take(GPUS_MAX).collect();
    ids.sort();
    ids.dedup();
    ids
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gpus_without_replicas_and_without_other_devices() {
        let devices = |resource: &str, ids: &[&str]| Devices {
            resource: resource.into(),
            ids: ids.iter().map(|i| (*i).to_owned()).collect(),
        };
        let all = [
            devices("nvidia.com/gpu", &["GPU-b::0", "GPU-b::1", "GPU-a"]),
            devices("nvidia.com/mig-1g.10gb", &["MIG-c"]),
            devices("rdma/hca", &["mlx5_0"]),
        ];
        assert_eq!(gpus(&all), ["GPU-a", "GPU-b", "MIG-c"]);
    }
}
