package dev.sycamore.backend.worker.lanes.cost;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.target.ImageTarget.Architecture;
import dev.sycamore.backend.worker.llvm.X86;

/**
 * What a processor's vector unit has.
 *
 * @param bits the width of a register
 * @param shifts whether there are shifts by vectors
 * @param conversions whether there are conversions between floating point and 64-bit integers
 * @param gathers whether there are gathers, permutations, and masked accesses of 32 and 64 bits
 * @param masks whether there are mask registers: masked accesses of all sizes, scatters, 64-bit
 *     products
 */
public record VectorUnit(
    int bits, boolean shifts, boolean conversions, boolean gathers, boolean masks) {

  /** That of every 64-bit Arm processor. */
  private static final VectorUnit NEON = new VectorUnit(128, true, true, false, false);

  private static final int LANE_BITS = 32;

  /** The unit of the oldest processor that a target's images run on. */
  public static VectorUnit of(ImageTarget target) {
    if (target.architecture() == Architecture.AARCH64) {
      return NEON;
    }
    boolean avx2 = X86.hasAvx2(target);
    boolean avx512 = X86.hasAvx512(target);
    return new VectorUnit(X86.vectorBits(target), avx2, avx512, avx2, avx512);
  }

  /** The lanes of 32 bits in a register. */
  public int lanes() {
    return bits / LANE_BITS;
  }

  /** The registers that so many values of a size take. */
  int registers(long valueBits, int width) {
    return (int) Math.max(1, (valueBits * width + bits - 1) / bits);
  }
}
