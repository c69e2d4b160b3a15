package dev.sycamore.runtime.natives;

import dev.sycamore.binding.targets.HostPlatform;
import java.nio.file.Path;
import org.lwjgl.system.MemoryUtil;

/**
 * Loads shared libraries by the system's own means. LWJGL's methods for strings make a {@code
 * MemoryStack} that stays with the calling thread, and with it the class loader of the runtime.
 */
public interface LibraryLoader {

  /** That of this machine; asked for where there is native code only. */
  LibraryLoader CURRENT = of(HostPlatform.current());

  private static LibraryLoader of(HostPlatform machine) {
    if (machine.isWindows()) {
      return new WindowsLoader();
    }
    return machine.isMacOs() ? new MacOsLoader() : new DynamicLinker();
  }

  /**
   * Loads a library whose symbols no other library finds.
   *
   * @return its handle
   * @throws UnsatisfiedLinkError if the system does not load it
   */
  long open(Path file);

  /** The address of a symbol; {@code NULL} if the library has none of that name. */
  long symbol(long library, String symbol);

  /** Unloads a library; nothing of it may run or be called later. */
  void close(long library);

  /** The handle of a library, if it was loaded. */
  static long checked(long handle, Path file, String error) {
    if (handle == MemoryUtil.NULL) {
      throw new UnsatisfiedLinkError(error == null ? "the system does not map " + file : error);
    }
    return handle;
  }
}
