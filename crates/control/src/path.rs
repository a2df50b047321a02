//! Paths of the interface.

/// Version in every path.
pub const VERSION: u32 = 1;
/// What the daemon is and how it does.
pub const STATUS: &str = "/v1/status";
/// Who is registered.
pub const PROCESSES: &str = "/v1/processes";
/// Traces: ask for one here; with an id, what became of it.
pub const TRACES: &str = "/v1/traces";
/// This interface as an OpenAPI document.
pub const OPENAPI: &str = "/v1/openapi.json";

/// Path of the trace with this id.
pub fn trace(id: &str) -> String {
    format!("{TRACES}/{id}")
}

/// The file that a process wrote.
pub fn file(id: &str, pid: i32) -> String {
    format!("{TRACES}/{id}/files/{pid}")
}
