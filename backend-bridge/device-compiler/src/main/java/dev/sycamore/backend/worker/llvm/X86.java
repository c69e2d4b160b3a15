package dev.sycamore.backend.worker.llvm;

import dev.sycamore.backend.target.ImageTarget;

/**
 * What native code takes from the levels of x86-64: their registers, and the intrinsic functions
 * that have no portable form.
 */
public final class X86 {

  /** The lanes of 32 bits of a register that one instruction of AVX2 permutes. */
  public static final int AVX2_LANES = 8;

  /** Permutes 16 lanes of 32 bits; needs AVX-512. */
  public static final String PERMUTE_16 = "llvm.x86.avx512.permvar.si.512";

  /** Permutes 8 lanes of 32 bits; needs AVX2. */
  public static final String PERMUTE_8 = "llvm.x86.avx2.permd";

  /** Permutes 4 lanes of {@code float}; needs AVX. */
  public static final String PERMUTE_4_FLOATS = "llvm.x86.avx.vpermilvar.ps";

  private static final String V3 = "x86-64-v3";
  private static final String V4 = "x86-64-v4";

  private X86() {}

  /** The bits of a vector register of the oldest processor that a target's images run on. */
  public static int vectorBits(ImageTarget target) {
    return switch (target.processor()) {
      case V3 -> 256;
      case V4 -> 512;
      default -> 128;
    };
  }

  /**
   * Whether a target's processors have AVX2: gathers, shifts by vectors, and masked accesses of 32
   * and 64 bits.
   */
  public static boolean hasAvx2(ImageTarget target) {
    return vectorBits(target) >= 256;
  }

  /** Whether a target's processors have AVX-512: mask registers, scatters, 64-bit products. */
  public static boolean hasAvx512(ImageTarget target) {
    return vectorBits(target) >= 512;
  }

  /**
   * Features that no level of x86-64 has. A processor of the third level that has no prefetches for
   * writing ignores them.
   */
  static String features(ImageTarget target) {
    return hasAvx2(target) ? "+prfchw" : "";
  }
}
