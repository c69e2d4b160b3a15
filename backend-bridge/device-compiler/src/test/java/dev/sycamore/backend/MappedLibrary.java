package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.List;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.linux.DynamicLinkLoader;

/** Segments of a library of another system, in this process's memory at their distances. */
final class MappedLibrary implements AutoCloseable {

  /** What {@code mprotect} calls them; Mach-O has the same bits. */
  static final int READ = 1;

  static final int WRITE = 2;
  static final int EXECUTE = 4;

  private static final int PAGE = 1 << 16;

  /**
   * A part of a library.
   *
   * @param size in memory: after the content there are zeros
   * @param rights {@link #READ} and others
   */
  record Segment(String name, long address, long size, ByteBuffer content, int rights) {}

  private final long base;
  private final long size;
  private final long address;

  MappedLibrary(List<Segment> segments) {
    this.base = segments.get(0).address();
    Segment last = segments.get(segments.size() - 1);
    this.size = (last.address() + last.size() - base + PAGE - 1) / PAGE * PAGE;
    this.address = MemoryUtil.nmemAlignedAllocChecked(PAGE, size);
    MemoryUtil.memSet(address, 0, size);
    for (Segment segment : segments) {
      for (int i = 0; i < segment.content().capacity(); i++) {
        MemoryUtil.memPutByte(address(segment.address()) + i, segment.content().get(i));
      }
    }
    for (Segment segment : segments) {
      protect(address(segment.address()), segment.size(), segment.rights());
    }
  }

  /** Where something is that the library has at an address of its own. */
  long address(long ownAddress) {
    return address + ownAddress - base;
  }

  static void protect(long address, long size, int rights) {
    assertThat(JNI.invokePPI(address, size, rights, function("mprotect"))).isZero();
  }

  /** A function of the C library of this process. */
  static long function(String name) {
    ByteBuffer text = MemoryUtil.memUTF8(name);
    try {
      return DynamicLinkLoader.ndlsym(MemoryUtil.NULL, MemoryUtil.memAddress(text));
    } finally {
      MemoryUtil.memFree(text);
    }
  }

  @Override
  public void close() {
    protect(address, size, READ | WRITE);
    MemoryUtil.nmemAlignedFree(address);
  }
}
