package dev.sycamore.runtime.natives;

import java.nio.ByteBuffer;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.linux.DynamicLinkLoader;

/**
 * The dynamic linker of Linux. LWJGL's own methods for strings make a {@code MemoryStack} that
 * stays with the calling thread, and with it the class loader of the runtime.
 */
public final class DynamicLinker {
  private DynamicLinker() {}

  /**
   * Loads a library.
   *
   * @param flags of {@code dlopen}
   * @return its handle; {@code NULL} if it cannot be loaded
   */
  public static long open(String library, int flags) {
    ByteBuffer name = MemoryUtil.memUTF8(library);
    try {
      return DynamicLinkLoader.dlopen(name, flags);
    } finally {
      MemoryUtil.memFree(name);
    }
  }

  /**
   * The address of a function of all that the process has loaded; {@code NULL} if there is none.
   */
  public static long symbol(String symbol) {
    return symbol(MemoryUtil.NULL, symbol);
  }

  /** The address of a symbol; {@code NULL} if the library has none of that name. */
  public static long symbol(long library, String symbol) {
    ByteBuffer name = MemoryUtil.memUTF8(symbol);
    try {
      return DynamicLinkLoader.ndlsym(library, MemoryUtil.memAddress(name));
    } finally {
      MemoryUtil.memFree(name);
    }
  }
}
