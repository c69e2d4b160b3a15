package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.target.ImageTarget;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryUtil;

/** A native image, loaded into this JVM. */
final class TestNativeImage implements AutoCloseable {

  private static final int LOCAL_MEMORY = 1 << 16;

  private final LoadedLibrary library;

  TestNativeImage(byte[] image) {
    library = LoadedLibrary.of(image);
  }

  /** Compiles and loads an input of the tests. */
  static TestNativeImage of(String name, ImageTarget target) {
    return new TestNativeImage(TestModules.image(name, target));
  }

  /** Calls an entry point. */
  void run(String kernel, TestArgumentBlock arguments, TestLaunchRange range) {
    long function = library.symbol(kernel);
    assertThat(function).as(kernel).isNotZero();
    ByteBuffer local = MemoryUtil.memAlignedAlloc(64, LOCAL_MEMORY);
    MemoryUtil.memSet(local, 0);
    ByteBuffer block = arguments.toBuffer();
    ByteBuffer launch = range.toBuffer(MemoryUtil.memAddress(local));
    try {
      JNI.invokePPV(MemoryUtil.memAddress(block), MemoryUtil.memAddress(launch), function);
    } finally {
      Reference.reachabilityFence(arguments);
      MemoryUtil.memFree(block);
      MemoryUtil.memFree(launch);
      MemoryUtil.memAlignedFree(local);
    }
  }

  @Override
  public void close() {
    library.close();
  }
}
