package dev.sycamore.runtime.natives;

import dev.sycamore.binding.targets.HostPlatform;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.linux.DynamicLinkLoader;

/** The dynamic linker of Linux. */
public final class DynamicLinker implements LibraryLoader {
  DynamicLinker() {}

  /**
   * Loads a library.
   *
   * @param flags of {@code dlopen}
   * @return its handle; {@code NULL} if it cannot be loaded
   */
  static long open(String library, int flags) {
    ByteBuffer name = MemoryUtil.memUTF8(library);
    try {
      return DynamicLinkLoader.dlopen(name, flags);
    } finally {
      MemoryUtil.memFree(name);
    }
  }

  @Override
  public long open(Path file) {
    long handle = open(file.toString(), DynamicLinkLoader.RTLD_NOW | DynamicLinkLoader.RTLD_LOCAL);
    String error = handle == MemoryUtil.NULL ? DynamicLinkLoader.dlerror() : "";
    return LibraryLoader.checked(handle, file, error);
  }

  /**
   * The address of a function of all that the process has loaded; {@code NULL} if there is none, or
   * this is not Linux, whose numbers callers pass.
   */
  public static long symbol(String symbol) {
    return HostPlatform.current().isLinux() ? find(MemoryUtil.NULL, symbol) : MemoryUtil.NULL;
  }

  @Override
  public long symbol(long library, String symbol) {
    return find(library, symbol);
  }

  private static long find(long library, String symbol) {
    ByteBuffer name = MemoryUtil.memUTF8(symbol);
    try {
      return DynamicLinkLoader.ndlsym(library, MemoryUtil.memAddress(name));
    } finally {
      MemoryUtil.memFree(name);
    }
  }

  @Override
  public void close(long library) {
    DynamicLinkLoader.dlclose(library);
  }
}
