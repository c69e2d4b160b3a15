package dev.sycamore.compiled;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.DeviceException;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.LaunchAttributes;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.runtime.images.ImageCatalog;
import dev.sycamore.testing.TestDescriptors;
import dev.sycamore.testing.TestDescriptors.Image;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An image that is far longer than its descriptor says. */
class LargeImageTest {
  private static final String RESOURCE = "META-INF/sycamore/dev/sycamore/compiled/large.cl";

  /** A unit with one image. */
  public static final class Unit implements UnitBinding {
    @Override
    public int formatVersion() {
      return FORMAT_VERSION;
    }

    @Override
    public List<KernelBinding> kernels() {
      return List.of(
          new KernelBinding(
              "k",
              "k",
              KernelForm.RANGE,
              1,
              "K.java",
              1,
              1,
              1,
              "()V",
              List.of(),
              List.of(),
              LaunchAttributes.NONE));
    }

    @Override
    public Object argument(int kernel, int argument, Object[] captured) {
      throw new IllegalStateException();
    }
  }

  @Test
  void noMoreIsReadThanTheDescriptorSays() throws IOException {
    Path file = TestDescriptors.classes(LargeImageTest.class).resolve(RESOURCE);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "as small as this");
    TestDescriptors.write(new Unit(), new Image("OPENCL_C", "opencl", RESOURCE));
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      // 8 GiB with nothing in it: more than an array can have.
      channel.write(ByteBuffer.wrap(new byte[1]), 8L << 30);
    }
    try {
      ImageCatalog images = ImageCatalog.of(new Unit());
      List<ImageEntry> all = images.holding("k");
      assertThat(all).hasSize(1);
      assertThatThrownBy(() -> images.read(all.get(0)))
          .isInstanceOf(DeviceException.class)
          .hasMessageContaining("has more bytes, but its descriptor has the size 16");
    } finally {
      Files.delete(file);
    }
  }
}
