//! Reductions: how values of several ranks become one.

use gputap_sim_base::number::{Brain, Eight4, Eight5, Half, Number, each};

use crate::abi::{Handle, Out, Outcome, code, nccl};
use crate::comm::{self, Comm};
use crate::element::Element;

/// How values are combined.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Reduction {
    Sum,
    Product,
    Max,
    Min,
    Average,
    /// The sum of values that each rank multiplies by a factor first.
    Scaled(Scalar),
}

/// A factor: its own bytes, or where they are when the operation runs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scalar {
    Value([u8; 8]),
    At(usize),
}

/// First number of reductions that programs make.
const BUILT_IN: i32 = 5;

impl Reduction {
    /// From NCCL's number.
    pub fn from_number(comm: &Comm, number: i32) -> Outcome<Reduction> {
        Ok(match number {
            0 => Reduction::Sum,
            1 => Reduction::Product,
            2 => Reduction::Max,
            3 => Reduction::Min,
            4 => Reduction::Average,
            _ => {
                let scalars = comm.scalars.lock().map_err(|_| code::INTERNAL_ERROR)?;
                let place = usize::try_from(number - BUILT_IN).ok().and_then(|i| scalars.get(i).copied());
                Reduction::Scaled(place.flatten().ok_or(code::INVALID_ARGUMENT)?)
            }
        })
    }

    /// What all ranks must agree on.
    pub fn number(self) -> u64 {
        match self {
            Reduction::Sum => 0,
            Reduction::Product => 1,
            Reduction::Max => 2,
            Reduction::Min => 3,
            Reduction::Average => 4,
            Reduction::Scaled(_) => 5,
        }
    }

    /// Multiplies this rank's values by its factor.
    pub fn prepare(self, element: Element, bytes: &mut [u8]) {
        if let Reduction::Scaled(scalar) = self {
            let factor = match scalar {
                Scalar::Value(bytes) => bytes,
                // SAFETY: the program vouches for a scalar of the element's size; the largest is eight bytes.
                Scalar::At(address) => unsafe { read(address, element.bytes()) },
            };
            let factor = factor[..element.bytes()].repeat(bytes.len() / element.bytes());
            combine(element, Reduction::Product, bytes, &factor);
        }
    }
}

/// Up to eight bytes of the program's memory.
///
/// # Safety
/// They must be readable.
unsafe fn read(address: usize, bytes: usize) -> [u8; 8] {
    let mut value = [0; 8];
    // SAFETY: the caller vouches for the source; the place has room for eight.
    unsafe { std::ptr::with_exposed_provenance::<u8>(address).copy_to(value.as_mut_ptr(), bytes.min(8)) };
    value
}

fn combine_as<T: Number>(reduction: Reduction, sum: &mut [u8], next: &[u8]) {
    match reduction {
        Reduction::Sum | Reduction::Average | Reduction::Scaled(_) => each(sum, next, T::add),
        Reduction::Product => each(sum, next, T::multiply),
        Reduction::Max => each(sum, next, T::largest),
        Reduction::Min => each(sum, next, T::smallest),
    }
}

fn share_as<T: Number>(sum: &mut [u8], parts: usize) {
    sum.chunks_exact_mut(T::BYTES).for_each(|place| T::load(place).share(parts).store(place));
}

/// Calls a generic function with the number that an element is.
macro_rules! with_number {
    ($element:expr, $function:ident ( $($arg:expr),* )) => {
        match $element {
            Element::I8 => $function::<i8>($($arg),*),
            Element::U8 => $function::<u8>($($arg),*),
            Element::I32 => $function::<i32>($($arg),*),
            Element::U32 => $function::<u32>($($arg),*),
            Element::I64 => $function::<i64>($($arg),*),
            Element::U64 => $function::<u64>($($arg),*),
            Element::F16 => $function::<Half>($($arg),*),
            Element::F32 => $function::<f32>($($arg),*),
            Element::F64 => $function::<f64>($($arg),*),
            Element::Bf16 => $function::<Brain>($($arg),*),
            Element::E4m3 => $function::<Eight4>($($arg),*),
            Element::E5m2 => $function::<Eight5>($($arg),*),
        }
    };
}

/// Combines the next rank's values into `sum`.
pub fn combine(element: Element, reduction: Reduction, sum: &mut [u8], next: &[u8]) {
    with_number!(element, combine_as(reduction, sum, next));
}

/// What is left to do once all ranks' values are combined.
pub fn finish(element: Element, reduction: Reduction, sum: &mut [u8], ranks: usize) {
    if reduction == Reduction::Average {
        with_number!(element, share_as(sum, ranks));
    }
}

nccl! {
    fn ncclRedOpCreatePreMulSum(out: Out<i32>, scalar: usize, element: i32, residence: i32, handle: Handle) {
        out.required()?;
        let (comm, element) = (comm::get(handle)?, Element::from_number(element)?);
        if scalar == 0 {
            return Err(code::INVALID_ARGUMENT);
        }
        let scalar = match residence {
            0 => Scalar::At(scalar),
            // SAFETY: the program vouches for a scalar of the element's size.
            1 => Scalar::Value(unsafe { read(scalar, element.bytes()) }),
            _ => return Err(code::INVALID_ARGUMENT),
        };
        let mut scalars = comm.scalars.lock().map_err(|_| code::INTERNAL_ERROR)?;
        scalars.push(Some(scalar));
        out.set(BUILT_IN + scalars.len() as i32 - 1)
    }

    fn ncclRedOpDestroy(number: i32, handle: Handle) {
        let comm = comm::get(handle)?;
        let mut scalars = comm.scalars.lock().map_err(|_| code::INTERNAL_ERROR)?;
        let place = usize::try_from(number - BUILT_IN).ok().and_then(|i| scalars.get_mut(i));
        place.and_then(Option::take).map(drop).ok_or(code::INVALID_ARGUMENT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes_of(values: &[f32]) -> Vec<u8> {
        values.iter().flat_map(|value| value.to_ne_bytes()).collect()
    }

    #[test]
    fn values_are_combined_by_type() {
        let mut sum = bytes_of(&[1.0, 5.0]);
        combine(Element::F32, Reduction::Sum, &mut sum, &bytes_of(&[2.5, -1.0]));
        assert_eq!(sum, bytes_of(&[3.5, 4.0]));
        combine(Element::F32, Reduction::Max, &mut sum, &bytes_of(&[9.0, 0.0]));
        finish(Element::F32, Reduction::Average, &mut sum, 2);
        assert_eq!(sum, bytes_of(&[4.5, 2.0]));
        let mut bytes = [250u8, 3];
        combine(Element::U8, Reduction::Sum, &mut bytes, &[10, 4]);
        assert_eq!(bytes, [4, 7]);
        combine(Element::I8, Reduction::Min, &mut bytes, &[0xff, 100]);
        assert_eq!(bytes, [0xff, 7]);
    }

    #[test]
    fn halves_are_rounded() {
        let mut sum = 0x3c00u16.to_ne_bytes();
        combine(Element::F16, Reduction::Sum, &mut sum, &0x4000u16.to_ne_bytes());
        assert_eq!(u16::from_ne_bytes(sum), 0x4200, "1 + 2 = 3");
    }

    #[test]
    fn a_factor_scales_what_a_rank_gives() {
        let mut bytes = bytes_of(&[2.0, 4.0]);
        let mut factor = [0; 8];
        factor[..4].copy_from_slice(&0.5f32.to_ne_bytes());
        Reduction::Scaled(Scalar::Value(factor)).prepare(Element::F32, &mut bytes);
        assert_eq!(bytes, bytes_of(&[1.0, 2.0]));
    }
}
