package dev.sycamore.runtime.natives;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.macosx.DynamicLinkLoader;

/** The dynamic linker of macOS. */
final class MacOsLoader implements LibraryLoader {

  @Override
  public long open(Path file) {
    ByteBuffer name = MemoryUtil.memUTF8(file.toString());
    try {
      long handle =
          DynamicLinkLoader.ndlopen(
              MemoryUtil.memAddress(name),
              DynamicLinkLoader.RTLD_NOW | DynamicLinkLoader.RTLD_LOCAL);
      String error = handle == MemoryUtil.NULL ? DynamicLinkLoader.dlerror() : "";
      return LibraryLoader.checked(handle, file, error);
    } finally {
      MemoryUtil.memFree(name);
    }
  }

  @Override
  public long symbol(long library, String symbol) {
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
