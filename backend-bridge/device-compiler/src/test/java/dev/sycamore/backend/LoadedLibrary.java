package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.linux.DynamicLinkLoader;

/** A library with native code in this process, of whatever system it is for. */
interface LoadedLibrary extends AutoCloseable {

  /** Where memory for the barriers of large groups is from, in libraries for other systems. */
  String ALLOCATOR = "__sycamore_allocator";

  static LoadedLibrary of(byte[] bytes) {
    if (PeFile.is(bytes)) {
      return new Pe(new PeFile(bytes));
    }
    return MachOFile.is(bytes) ? new MachO(new MachOFile(bytes)) : Elf.load(bytes);
  }

  /** Calls may pass pointers to it; 0 if there is no such symbol. */
  long symbol(String name);

  @Override
  void close();

  /** As the runtime loads it. */
  record Elf(long handle) implements LoadedLibrary {
    static Elf load(byte[] bytes) {
      try {
        Path file = Files.createTempFile("image", ".so");
        Files.write(file, bytes);
        long handle =
            DynamicLinkLoader.dlopen(
                file.toString(), DynamicLinkLoader.RTLD_NOW | DynamicLinkLoader.RTLD_LOCAL);
        assertThat(handle).as("dlopen: %s", DynamicLinkLoader.dlerror()).isNotZero();
        Files.delete(file);
        return new Elf(handle);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public long symbol(String name) {
      return DynamicLinkLoader.dlsym(handle, name);
    }

    @Override
    public void close() {
      DynamicLinkLoader.dlclose(handle);
    }
  }

  /** The calling convention on macOS is that of Linux for pointers and numbers. */
  record MachO(MappedLibrary library, Map<String, Long> exports) implements LoadedLibrary {
    MachO(MachOFile file) {
      this(new MappedLibrary(file.segments()), file.exports());
      long allocator = symbol(ALLOCATOR);
      if (allocator != MemoryUtil.NULL) {
        MemoryUtil.memPutAddress(allocator, MappedLibrary.function("calloc"));
        MemoryUtil.memPutAddress(allocator + Long.BYTES, MappedLibrary.function("free"));
      }
    }

    @Override
    public long symbol(String name) {
      Long address = exports.get(name);
      return address == null ? MemoryUtil.NULL : library.address(address);
    }

    @Override
    public void close() {
      library.close();
    }
  }

  /** Called by code that passes arguments as Windows does. */
  record Pe(MappedLibrary library, Map<String, Long> exports, WindowsCalls calls)
      implements LoadedLibrary {
    Pe(PeFile file) {
      this(new MappedLibrary(file.segments()), file.exports(), new WindowsCalls());
      Long allocator = exports.get(ALLOCATOR);
      if (allocator != null) {
        long at = library.address(allocator);
        MemoryUtil.memPutAddress(at, calls.fromWindows(MappedLibrary.function("calloc")));
        MemoryUtil.memPutAddress(
            at + Long.BYTES, calls.fromWindows(MappedLibrary.function("free")));
      }
    }

    @Override
    public long symbol(String name) {
      Long address = exports.get(name);
      return address == null ? MemoryUtil.NULL : calls.fromLinux(library.address(address));
    }

    @Override
    public void close() {
      library.close();
      calls.close();
    }
  }
}
