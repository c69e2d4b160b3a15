package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.target.ImageTarget;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.linux.DynamicLinkLoader;

/** A native image, loaded into this JVM as the runtime does it. */
final class TestNativeImage implements AutoCloseable {

  private static final int LOCAL_MEMORY = 1 << 16;

  private final long handle;

  TestNativeImage(byte[] image) {
    try {
      Path file = Files.createTempFile("image", ".so");
      Files.write(file, image);
      handle =
          DynamicLinkLoader.dlopen(
              file.toString(), DynamicLinkLoader.RTLD_NOW | DynamicLinkLoader.RTLD_LOCAL);
      assertThat(handle).as("dlopen: %s", DynamicLinkLoader.dlerror()).isNotZero();
      Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Compiles and loads an input of the tests. */
  static TestNativeImage of(String name, ImageTarget target) {
    return new TestNativeImage(TestModules.image(name, target));
  }

  /** Calls an entry point. */
  void run(String kernel, TestArgumentBlock arguments, TestLaunchRange range) {
    long function = DynamicLinkLoader.dlsym(handle, kernel);
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
    DynamicLinkLoader.dlclose(handle);
  }
}
