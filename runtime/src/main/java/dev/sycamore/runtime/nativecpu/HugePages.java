package dev.sycamore.runtime.nativecpu;

import dev.sycamore.runtime.natives.DynamicLinker;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryUtil;

/**
 * Pages of 2 MiB for large blocks, where the system has them for programs that ask: kernels that
 * stream through memory wait less for addresses to be translated, and fresh memory costs one fault
 * for each of them.
 */
final class HugePages {
  /** In bytes. */
  static final long SIZE = 2L << 20;

  /** A smaller block does not begin on such a page, and has none, in bytes. */
  static final long SMALLEST_BLOCK = 2 * SIZE;

  private static final int MADV_HUGEPAGE = 14;
  private static final long MADVISE = DynamicLinker.symbol("madvise");

  private HugePages() {}

  /** Asks for them for a block that begins on one. That the system has none is no failure. */
  static void ask(long address, long bytes) {
    if (MADVISE != MemoryUtil.NULL) {
      JNI.invokePPI(address, bytes / SIZE * SIZE, MADV_HUGEPAGE, MADVISE);
    }
  }
}
