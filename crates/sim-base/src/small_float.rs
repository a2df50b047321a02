//! Floats of 8 and 16 bits, as `f32` values that are rounded when they are stored.

/// How a small float's bits are laid out.
#[derive(Clone, Copy)]
pub struct Format {
    exponent_bits: u32,
    fraction_bits: u32,
    /// Whether the largest exponent means infinity and NaN; otherwise all ones is NaN and there is no infinity.
    infinite: bool,
}

/// Layout of CUDA's `__half`.
pub const F16: Format = Format { exponent_bits: 5, fraction_bits: 10, infinite: true };
/// Layout of CUDA's `__nv_bfloat16`.
pub const BF16: Format = Format { exponent_bits: 8, fraction_bits: 7, infinite: true };
/// Layout of CUDA's `__nv_fp8_e4m3`.
pub const E4M3: Format = Format { exponent_bits: 4, fraction_bits: 3, infinite: false };
/// Layout of CUDA's `__nv_fp8_e5m2`.
pub const E5M2: Format = Format { exponent_bits: 5, fraction_bits: 2, infinite: true };

impl Format {
    const fn bias(self) -> i32 {
        (1 << (self.exponent_bits - 1)) - 1
    }

    const fn top(self) -> u32 {
        (1 << self.exponent_bits) - 1
    }

    const fn nan(self) -> u32 {
        (1 << (self.exponent_bits + self.fraction_bits)) - 1
    }

    /// The value of some bits.
    pub fn decode(self, bits: u32) -> f32 {
        let fraction = bits & ((1 << self.fraction_bits) - 1);
        let exponent = (bits >> self.fraction_bits) & self.top();
        let sign = if bits >> (self.exponent_bits + self.fraction_bits) & 1 == 1 { -1.0 } else { 1.0 };
        let magnitude = match exponent {
            _ if !self.infinite && bits & self.nan() == self.nan() => f64::NAN,
            e if self.infinite && e == self.top() && fraction == 0 => f64::INFINITY,
            e if self.infinite && e == self.top() => f64::NAN,
            0 => f64::from(fraction) * self.unit(1),
            e => f64::from(fraction | 1 << self.fraction_bits) * self.unit(e as i32),
        };
        (sign * magnitude) as f32
    }

    /// What the last bit of a fraction is worth with this exponent.
    fn unit(self, exponent: i32) -> f64 {
        f64::powi(2.0, exponent - self.bias() - self.fraction_bits as i32)
    }

    /// The bits of the nearest value, to even where two are as near.
    pub fn encode(self, value: f32) -> u32 {
        let sign = u32::from(value.is_sign_negative()) << (self.exponent_bits + self.fraction_bits);
        let magnitude = f64::from(value.abs());
        if value.is_nan() {
            return sign | self.nan();
        }
        let largest = if self.infinite { self.top() << self.fraction_bits } else { self.nan() - 1 };
        if value.is_infinite() {
            return sign | largest;
        }
        let exponent =
            if magnitude == 0.0 { 0 } else { magnitude.log2().floor() as i32 + self.bias() }.max(1);
        let steps = (magnitude / self.unit(exponent)).round_ties_even();
        // The hidden bit is part of the steps, and rounding may carry into the exponent: both by adding.
        let bits = f64::from((exponent as u32 - 1) << self.fraction_bits) + steps;
        sign | (bits.min(f64::from(largest)) as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_keeps_its_bits() {
        for (format, bits) in [(F16, 16), (BF16, 16), (E4M3, 8), (E5M2, 8)] {
            for pattern in 0..1u32 << bits {
                let value = format.decode(pattern);
                if !value.is_nan() {
                    assert_eq!(format.encode(value), pattern, "{value} in {bits} bits");
                }
            }
        }
    }

    #[test]
    fn known_values_and_rounding() {
        assert_eq!(F16.decode(0x3c00), 1.0);
        assert_eq!(F16.encode(65504.0), 0x7bff);
        assert_eq!(F16.encode(1e6), 0x7c00, "too large is infinite");
        assert_eq!(BF16.decode(0x3fc0), 1.5);
        assert_eq!(BF16.encode(1.0 + 1.0 / 256.0), 0x3f80, "ties go to even");
        assert_eq!(BF16.encode(1.0 + 3.0 / 256.0), 0x3f82);
        assert_eq!(E4M3.decode(0x7e), 448.0);
        assert_eq!(E4M3.encode(1000.0), 0x7e, "too large is the largest");
        assert_eq!(E5M2.encode(1.0), 0x3c);
        assert!(F16.decode(F16.encode(f32::NAN)).is_nan());
    }
}
