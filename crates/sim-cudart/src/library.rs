//! Code that a program loads itself.

use crate::abi::{Device, Handle, Out, Text, runtime};
use crate::register;

runtime! {
    init fn cudaLibraryLoadData(
        d, library: Out<Handle>, code: usize, jit: usize, jit_values: usize, jit_count: u32, options: usize,
        values: usize, count: u32,
    ) {
        d.plain.library_load(library, code, jit, jit_values, jit_count, options, values, count)
    }

    init fn cudaLibraryLoadFromFile(
        d, library: Out<Handle>, path: Text, jit: usize, jit_values: usize, jit_count: u32, options: usize,
        values: usize, count: u32,
    ) {
        d.plain.library_load_file(library, path.0, jit, jit_values, jit_count, options, values, count)
    }

    init fn cudaLibraryUnload(d, library: Handle) {
        d.plain.library_unload(library)
    }

    init fn cudaLibraryGetKernel(d, kernel: Out<Handle>, library: Handle, name: Text) {
        d.plain.library_kernel(kernel, library, name.0)?;
        register::know(kernel.get()?);
        Ok(())
    }

    init fn cudaLibraryGetKernelCount(d, count: Out<u32>, library: Handle) {
        d.plain.library_kernel_count(count, library)
    }

    init fn cudaLibraryEnumerateKernels(d, kernels: Out<Handle>, room: u32, library: Handle) {
        d.plain.library_kernels(kernels, room, library)?;
        (0..room as usize).try_for_each(|i| kernels.at(i).get().map(register::know))
    }

    ctx fn cudaLibraryGetGlobal(d, address: Out<usize>, bytes: Out<usize>, library: Handle, name: Text) {
        d.plain.library_global(address, bytes, library, name.0)
    }

    ctx fn cudaLibraryGetManaged(d, address: Out<usize>, bytes: Out<usize>, library: Handle, name: Text) {
        d.plain.library_managed(address, bytes, library, name.0)
    }

    init fn cudaKernelSetAttributeForDevice(d, kernel: Handle, attribute: i32, value: i32, device: Device) {
        d.plain.kernel_set_attribute(attribute, value, kernel, device)
    }
}
