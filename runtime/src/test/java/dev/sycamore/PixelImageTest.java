package dev.sycamore;

import static dev.sycamore.AccessMode.READ;
import static dev.sycamore.AccessMode.READ_WRITE;
import static dev.sycamore.AccessMode.WRITE;
import static dev.sycamore.Range.range;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Images on the host: arrays, formats, ownership, and what is refused. */
class PixelImageTest {
  private static final ImageSampler NEAREST =
      new ImageSampler(
          AddressingMode.CLAMP_TO_EDGE,
          CoordinateNormalizationMode.UNNORMALIZED,
          FilteringMode.NEAREST);
  private static final ImageSampler LINEAR =
      new ImageSampler(
          AddressingMode.CLAMP_TO_EDGE,
          CoordinateNormalizationMode.UNNORMALIZED,
          FilteringMode.LINEAR);

  @Test
  void bytesAreChannelsInTheOrderOfMemory() {
    byte[] pixels = {0, 51, (byte) 102, (byte) 255, 1, 2, 3, 4};
    try (UnsampledImage1 image = UnsampledImage1.wrap(pixels, ImageFormat.B8G8R8A8_UNORM, 2);
        FloatImageAccessor1 access = image.hostAccess(READ_WRITE)) {
      assertThat(access.read(0)).isEqualTo(Float4.of(0.4f, 0.2f, 0f, 1f));
      access.write(1, Float4.of(1f, 0.2f, 0f, 2f));
    }
    assertThat(pixels).containsExactly(0, 51, 102, 255, 0, 51, 255, 255);
  }

  @Test
  void shortsAndFloatsAreWrittenBackToo() {
    short[] shorts = {1, -2, 3, 4};
    float[] floats = {1.5f, -2f, 3f};
    try (UnsampledImage2 image = UnsampledImage2.wrap(shorts, ImageFormat.R16G16_SINT, 1, 2);
        UnsampledImage1 red = UnsampledImage1.wrap(floats, ImageFormat.R32_SFLOAT, 3)) {
      try (IntImageAccessor2 access = image.hostAccessInts(READ_WRITE)) {
        assertThat(access.read(0, 0)).isEqualTo(Int4.of(1, -2, 0, 1));
        access.write(0, 1, Int4.of(-40_000, 77, 8, 9));
      }
      try (FloatImageAccessor1 access = red.hostAccess(READ_WRITE)) {
        assertThat(access.read(1)).isEqualTo(Float4.of(-2f, 0f, 0f, 1f));
        access.write(2, Float4.splat(0.1f));
      }
      assertThat(shorts).containsExactly(1, -2, 3, 4);
    }
    assertThat(shorts).containsExactly(1, -2, Short.MIN_VALUE, 77);
    assertThat(floats).containsExactly(1.5f, -2f, 0.1f);
  }

  @Test
  void aWrappedArrayIsLeftAloneAfterTheFirstClose() {
    byte[] pixels = new byte[4];
    UnsampledImage1 image = UnsampledImage1.wrap(pixels, ImageFormat.R8G8B8A8_UINT, 1);
    try (IntImageAccessor1 access = image.hostAccessInts(WRITE)) {
      access.write(0, Int4.splat(7));
    }
    image.close();
    Arrays.fill(pixels, (byte) 1);
    image.close();
    assertThat(pixels).containsOnly(1);
  }

  @Test
  void aSampledImageOfAnImageSharesItsPixels() {
    UnsampledImage2 image = UnsampledImage2.of(ImageFormat.R32G32B32A32_SFLOAT, 2, 1);
    try (SampledImage2 sampled = image.sampled(LINEAR)) {
      try (FloatImageAccessor2 access = image.hostAccess(WRITE)) {
        access.write(1, 0, Float4.splat(8));
      }
      try (FloatSampledImageAccessor2 access = sampled.hostAccess()) {
        assertThat(access.sample(1f, 0.5f)).isEqualTo(Float4.splat(4));
      }
    }
    try (FloatImageAccessor2 access = image.hostAccess(READ)) {
      assertThat(access.read(1, 0)).isEqualTo(Float4.splat(8));
    }
    image.close();
    assertThatThrownBy(() -> image.hostAccess(READ)).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aKernelOnTheHostUsesImages() {
    int[] pixels = new int[6];
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("host"));
        UnsampledImage2 image = UnsampledImage2.wrap(pixels, ImageFormat.R32_SINT, 3, 2)) {
      q.submit(
          h -> {
            IntImageAccessor2 access = image.accessInts(h, WRITE);
            h.parallelFor(range(2, 3), (y, x) -> access.write(x, y, Int4.splat(10 * y + x)));
          });
    }
    assertThat(pixels).containsExactly(0, 1, 2, 10, 11, 12);
  }

  @Test
  void handlersFillAndCopyTheMemoryOfImages() {
    byte[] pixels = new byte[8];
    int[] copy = new int[2];
    try (DeviceQueue q = DeviceQueue.open(ComputeDevice.select("host"));
        UnsampledImage1 image = UnsampledImage1.wrap(pixels, ImageFormat.R8G8B8A8_UINT, 2)) {
      q.submit(h -> h.fill(image.accessInts(h, WRITE).data(), 0x04030201));
      q.submit(h -> h.copy(image.accessInts(h, READ).data(), copy));
    }
    assertThat(pixels).containsExactly(1, 2, 3, 4, 1, 2, 3, 4);
    assertThat(copy).containsOnly(0x04030201);
  }

  /** With {@code -ea}, as tests run. */
  @Test
  void whatIsOutsideIsAnAssertionError() {
    try (UnsampledImage2 image = UnsampledImage2.of(ImageFormat.R32_SFLOAT, 3, 2);
        SampledImage2 sampled =
            image.sampled(
                new ImageSampler(
                    AddressingMode.NONE,
                    CoordinateNormalizationMode.UNNORMALIZED,
                    FilteringMode.NEAREST))) {
      try (FloatImageAccessor2 access = image.hostAccess(READ_WRITE)) {
        assertThatThrownBy(() -> access.read(3, 0))
            .isInstanceOf(AssertionError.class)
            .hasMessage("a pixel outside of the image is read");
        assertThatThrownBy(() -> access.write(0, -1, Float4.splat(1)))
            .isInstanceOf(AssertionError.class)
            .hasMessage("a pixel outside of the image is written");
      }
      assertThatThrownBy(() -> sampled.hostAccess().sample(1, 2))
          .isInstanceOf(AssertionError.class)
          .hasMessageContaining("the addressing mode is NONE");
    }
  }

  /** Called in a class loader without assertions. */
  @SuppressWarnings("unused")
  public static String outsideWithoutAssertions() {
    int[] pixels = new int[2];
    try (UnsampledImage1 image = UnsampledImage1.wrap(pixels, ImageFormat.R32_SINT, 2);
        IntImageAccessor1 access = image.hostAccessInts(READ_WRITE)) {
      access.write(-1, Int4.splat(1));
      access.write(2, Int4.splat(1));
      access.write(Integer.MAX_VALUE, Int4.splat(1));
      access.write(Integer.MIN_VALUE, Int4.splat(1));
      return Arrays.toString(pixels) + access.read(2);
    }
  }

  @Test
  void withoutAssertionsNothingIsWrittenAndTheBorderIsRead() throws Exception {
    try (URLClassLoader loader =
        new URLClassLoader(classPath(), ClassLoader.getPlatformClassLoader())) {
      loader.setDefaultAssertionStatus(false);
      Method method =
          loader.loadClass(PixelImageTest.class.getName()).getMethod("outsideWithoutAssertions");
      method.setAccessible(true);
      assertThat(method.invoke(null)).isEqualTo("[0, 0]" + Int4.of(0, 0, 0, 1));
    }
  }

  private static URL[] classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(entry -> url(new File(entry)))
        .toArray(URL[]::new);
  }

  private static URL url(File file) {
    try {
      return file.toURI().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @ParameterizedTest
  @EnumSource
  void namesOfFormatsListTheirChannels(ImageFormat format) {
    String bits = String.valueOf(format.type().bits());
    String kind = format.type().name().replaceFirst("\\d+$", "");
    StringBuilder name = new StringBuilder();
    format.order().name().chars().forEach(c -> name.append((char) c).append(bits));
    assertThat(format.name()).isEqualTo(name + "_" + kind);
    assertThat(format.intsPerPixel()).isIn(1, 2, 4);
    assertThat(format.type().integer()).isEqualTo(kind.endsWith("INT"));
  }

  @Test
  void arraysThatAreNotForTheFormatAreRefused() {
    assertThatThrownBy(() -> UnsampledImage1.wrap(new byte[8], ImageFormat.R16G16_UNORM, 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a byte array is for channels of 8 bits, not R16G16_UNORM");
    assertThatThrownBy(() -> UnsampledImage1.wrap(new short[8], ImageFormat.R32_SINT, 2))
        .hasMessage("a short array is for channels of 16 bits, not R32_SINT");
    assertThatThrownBy(() -> UnsampledImage1.wrap(new float[8], ImageFormat.R32_SINT, 2))
        .hasMessage("a float array is for channels of SFLOAT32, not R32_SINT");
    assertThatThrownBy(() -> UnsampledImage2.wrap(new byte[8], ImageFormat.R8G8B8A8_UNORM, 2, 2))
        .hasMessage("the array has 8 elements, and the image 16");
    assertThatThrownBy(() -> UnsampledImage2.of(ImageFormat.R32_SINT, 2, 0))
        .hasMessage("an image needs at least one pixel, not 2 x 0");
    assertThatThrownBy(() -> UnsampledImage3.of(ImageFormat.R32G32B32A32_SINT, 4096, 4096, 64))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("4096 x 4096 x 64 pixels of 4 ints has more than 2^31 - 1 ints");
  }

  @Test
  void anAccessorOfAnotherSizeIsRefused() {
    try (IntDeviceBuffer buffer = DeviceBuffer.ints(6);
        IntAccessor ints = buffer.hostAccess(READ)) {
      int layout = ImageFormat.R32_SINT.layout();
      assertThat(new IntImageAccessor2(ints, 3, 2, layout).read(2, 1))
          .isEqualTo(Int4.of(0, 0, 0, 1));
      assertThatThrownBy(() -> new IntImageAccessor2(ints, 3, 3, layout))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("the accessor has 6 ints, and the image 9");
      assertThatThrownBy(() -> new IntImageAccessor2(ints, 3, 2, layout + 2))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("no format has the layout " + (layout + 2));
    }
  }

  @Test
  void whatASamplerCannotDoIsRefused() {
    assertThatThrownBy(
            () ->
                new ImageSampler(
                    AddressingMode.REPEAT,
                    CoordinateNormalizationMode.UNNORMALIZED,
                    FilteringMode.NEAREST))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("REPEAT requires normalized coordinates");
    assertThatThrownBy(() -> SampledImage1.wrap(new int[1], ImageFormat.R32_SINT, LINEAR, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("R32_SINT requires FilteringMode.NEAREST");
  }

  @Test
  void theAccessorIsForTheKindOfPixels() {
    try (UnsampledImage1 ints = UnsampledImage1.of(ImageFormat.R32_SINT, 1);
        SampledImage1 floats =
            SampledImage1.wrap(new float[1], ImageFormat.R32_SFLOAT, NEAREST, 1)) {
      assertThatThrownBy(() -> ints.hostAccess(READ))
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("the pixels of R32_SINT are integers: use accessInts or hostAccessInts");
      assertThatThrownBy(floats::hostAccessInts)
          .isInstanceOf(IllegalStateException.class)
          .hasMessage("the pixels of R32_SFLOAT are not integers: use access or hostAccess");
      assertThatThrownBy(() -> ints.hostAccessInts(READ).write(0, Int4.splat(1)))
          .isInstanceOf(IllegalStateException.class);
    }
  }
}
