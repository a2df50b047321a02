use super::table::{driver, runtime};
use super::*;
use crate::{FUNCTIONS, Layer};

#[test]
fn every_row_of_the_driver_resolves_for_the_newest_abi() {
    for (base, _) in driver::ROWS {
        let forms = FUNCTIONS.iter().filter(|f| f.layer == Layer::Driver && f.base == *base && !f.per_thread);
        let newest = forms.max_by_key(|f| f.abi).unwrap_or_else(|| panic!("the catalogue has no {base}"));
        assert_ne!(effect_of(newest), Effect::None, "{}", newest.name);
    }
}

#[test]
fn every_row_above_the_driver_resolves_for_every_major() {
    for (base, _) in runtime::ROWS {
        let mut forms = FUNCTIONS.iter().filter(|f| f.layer != Layer::Driver && f.base == *base).peekable();
        assert!(forms.peek().is_some(), "the catalogue has no {base}");
        forms.for_each(|f| assert_ne!(effect_of(f), Effect::None, "{} of family {}", f.name, f.family));
    }
}

#[test]
fn no_row_stands_twice() {
    for (i, (base, _)) in driver::ROWS.iter().chain(runtime::ROWS).enumerate() {
        assert!(
            driver::ROWS.iter().chain(runtime::ROWS).skip(i + 1).all(|(other, _)| other != base),
            "{base}"
        );
    }
}

#[test]
fn every_function_that_allocates_or_copies_by_its_name_has_a_row() {
    let verbs = [
        "cuMemcpy",
        "cuMemset",
        "cuMemAlloc",
        "cuLaunchKernel",
        "cudaMemcpy",
        "cudaMemset",
        "cudaMalloc",
        "cudaFree",
        "cudaLaunchKernel",
    ];
    for function in &FUNCTIONS {
        let expected = verbs.iter().any(|v| function.base.starts_with(v)) && !function.args.is_empty();
        assert!(!expected || effect_of(function) != Effect::None, "{}", function.name);
    }
}

#[test]
fn two_sides_of_a_grid_share_a_word() {
    let launch = crate::by_symbol(3, "cudaLaunchKernel").map(effect_of);
    let Some(Effect::Launch(Launch { shape: Shape::Words { grid: [x, y, z], .. }, .. })) = launch else {
        panic!("{launch:?}");
    };
    assert_eq!([x, y].map(|w| w.value(0x0000_0007_0000_0005)), [5, 7]);
    assert_eq!((x.at, y.at, z.at, z.value(0xffff_ffff_0000_0003)), (1, 1, 2, 3));
}
