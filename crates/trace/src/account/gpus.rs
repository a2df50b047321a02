//! Which of the devices that processes used are the same GPU.

use std::collections::HashMap;

use crate::format::model::Device;

/// What a GPU or MIG device is known by: its UUID, or where it is.
#[derive(PartialEq, Eq, Hash)]
enum Identity {
    Uuid(String),
    Pci { host: String, address: String },
    Ordinal { process: u32, device: i32 },
}

impl Identity {
    fn new(device: &Device, host: &str) -> Identity {
        let simulated = device.name.to_lowercase().contains("simulated");
        match (&device.uuid, &device.pci) {
            // Those of all simulated machines are the same.
            (Some(uuid), _) if simulated => Identity::Uuid(format!("{host} {uuid}")),
            (Some(uuid), _) => Identity::Uuid(uuid.clone()),
            (None, Some(pci)) => Identity::Pci { host: host.to_owned(), address: pci.clone() },
            (None, None) => Identity::Ordinal { process: device.process, device: device.device },
        }
    }
}

/// Gives each GPU and each MIG device a number, in the order in which `devices` have them. `host_of`: the machine of a process.
pub(crate) fn number(devices: &mut [Device], host_of: impl Fn(u32) -> String) {
    let mut numbers: HashMap<Identity, u32> = HashMap::new();
    for device in devices {
        let next = numbers.len() as u32;
        let identity = Identity::new(device, &host_of(device.process));
        device.gpu = *numbers.entry(identity).or_insert(next);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn device(process: u32, ordinal: i32, uuid: Option<&str>, pci: Option<&str>, name: &str) -> Device {
        let (uuid, pci) = (uuid.map(str::to_owned), pci.map(str::to_owned));
        Device { process, device: ordinal, uuid, mig: false, pci, name: name.to_owned(), gpu: 0 }
    }

    fn numbers(mut devices: Vec<Device>) -> Vec<u32> {
        number(&mut devices, |process| if process < 10 { "a".into() } else { "b".into() });
        devices.iter().map(|d| d.gpu).collect()
    }

    #[test]
    fn a_gpu_is_one_whatever_its_processes_call_it() {
        let (one, two) = (Some("GPU-1"), Some("GPU-2"));
        let seen = vec![
            device(1, 0, one, Some("0000:10:00.0"), "H200"),
            device(1, 1, two, Some("0000:11:00.0"), "H200"),
            device(2, 0, two, Some("0000:11:00.0"), "H200"),
            device(11, 0, Some("GPU-3"), Some("0000:10:00.0"), "H200"),
            // Two parts of one GPU, which share its address.
            device(3, 0, Some("MIG-1"), Some("0000:12:00.0"), "H200"),
            device(4, 0, Some("MIG-2"), Some("0000:12:00.0"), "H200"),
        ];
        assert_eq!(numbers(seen), [0, 1, 1, 2, 3, 4]);
    }

    #[test]
    fn without_a_uuid_host_and_address_decide() {
        let pci = Some("0000:10:00.0");
        let seen = vec![
            device(1, 0, None, pci, ""),
            device(2, 3, None, pci, ""),
            device(11, 0, None, pci, ""),
            device(12, 0, None, None, ""),
            device(13, 0, None, None, ""),
        ];
        assert_eq!(numbers(seen), [0, 0, 1, 2, 3]);
    }

    #[test]
    fn simulated_gpus_of_two_hosts_are_not_the_same() {
        let (uuid, name) = (Some("GPU-0"), "gputap simulated GPU");
        let seen = vec![
            device(1, 0, uuid, None, name),
            device(2, 0, uuid, None, name),
            device(11, 0, uuid, None, name),
        ];
        assert_eq!(numbers(seen), [0, 0, 1]);
    }
}
