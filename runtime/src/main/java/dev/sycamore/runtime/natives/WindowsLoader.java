package dev.sycamore.runtime.natives;

import java.nio.ByteBuffer;
import java.nio.file.Path;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.windows.WinBase;

/** The loader of Windows. It keeps the file of a loaded library from being deleted. */
final class WindowsLoader implements LibraryLoader {

  @Override
  public long open(Path file) {
    ByteBuffer name = MemoryUtil.memUTF16(file.toString());
    long error = MemoryUtil.nmemCallocChecked(1, Integer.BYTES);
    try {
      long handle = WinBase.nLoadLibrary(error, MemoryUtil.memAddress(name));
      return LibraryLoader.checked(
          handle, file, file + ": error " + MemoryUtil.memGetInt(error) + " of Windows");
    } finally {
      MemoryUtil.nmemFree(error);
      MemoryUtil.memFree(name);
    }
  }

  @Override
  public long symbol(long library, String symbol) {
    ByteBuffer name = MemoryUtil.memUTF8(symbol);
    try {
      return WinBase.nGetProcAddress(MemoryUtil.NULL, library, MemoryUtil.memAddress(name));
    } finally {
      MemoryUtil.memFree(name);
    }
  }

  @Override
  public void close(long library) {
    WinBase.nFreeLibrary(MemoryUtil.NULL, library);
  }
}
