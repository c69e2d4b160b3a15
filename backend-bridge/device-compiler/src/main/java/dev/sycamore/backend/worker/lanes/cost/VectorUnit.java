package dev.sycamore.backend.worker.lanes.cost;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.llvm.X86;

/**
 * What a processor's vector unit has.
 *
 * @param bits the width of a register
 * @param gathers whether there are gathers, shifts by vectors, and masked accesses of 32 and 64
 *     bits
 * @param masks whether there are mask registers: masked accesses of all sizes, scatters, 64-bit
 *     products and conversions
 */
public record VectorUnit(int bits, boolean gathers, boolean masks) {

  private static final int LANE_BITS = 32;

  /** The unit of the oldest processor that a target's images run on. */
  public static VectorUnit of(ImageTarget target) {
    return new VectorUnit(X86.vectorBits(target), X86.hasAvx2(target), X86.hasAvx512(target));
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
