package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceException;
import dev.sycamore.DeviceQueue;
import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.backend.images.ImageResources;
import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.properties.DeviceRequirements;
import dev.sycamore.binding.properties.PropertyFile;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;

/** The descriptor that a compilation leaves, and a runtime that finds another. */
@Tag("one-jdk")
@Tag("module")
class ImageDescriptorsTest {

  private static final String PROGRAM =
      """
      package p;
      import dev.sycamore.*;
      import dev.sycamore.annotations.*;
      public class Two {
        record Second(double[] d) implements NdKernel2 {
          @Override
          @ReqdWorkGroupSize({4, 2})
          public void run(NdItem2 it) { d[it.globalId(0)] = 1.5; }
        }
        public static int run(DeviceQueue q) {
          int[] a = new int[8];
          q.parallelFor("first", Range.range(8), i -> a[i] = 3 * i + /*TEST*/0).await();
          q.parallelFor(NdRange.ndRange(Range.range(4, 2), Range.range(4, 2)), new Second(new double[4]));
          return a[7];
        }
      }
      """;

  @TempDir Path folder;

  private Path classes;
  private Path descriptor;

  /** Each test has an image of its own: what was loaded once is not read again. */
  @BeforeEach
  void compile(TestInfo test) {
    String constant = Integer.toString(test.getDisplayName().hashCode());
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .with("-Asycamore.targets=spir64,x86_64")
            .compile(List.of(new Source("p/Two.java", PROGRAM.replace("/*TEST*/0", constant))));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    classes = compiled.classes();
    descriptor = classes.resolve("META-INF/sycamore/p/Two.images");
  }

  private int run() throws Exception {
    URL[] urls = {classes.toUri().toURL()};
    try (URLClassLoader loader =
            new URLClassLoader(urls, ImageDescriptorsTest.class.getClassLoader());
        DeviceQueue queue = DeviceQueue.open(ComputeDevice.select("native-cpu"))) {
      Method run = loader.loadClass("p.Two").getMethod("run", DeviceQueue.class);
      return (int) run.invoke(null, queue);
    }
  }

  private AbstractThrowableAssert<?, ?> assertThrown(Class<? extends Throwable> type) {
    return assertThatThrownBy(this::run)
        .isInstanceOf(InvocationTargetException.class)
        .cause()
        .isInstanceOf(type);
  }

  @Test
  void everyImageIsDescribed() throws Exception {
    ImageDescriptor images = ImageResources.descriptor(descriptor);

    assertThat(images.unit()).isEqualTo("p.Two");
    assertThat(images.images())
        .extracting(ImageEntry::kind)
        .containsExactly(
            ImageKind.NATIVE_CPU,
            ImageKind.NATIVE_CPU,
            ImageKind.SPIRV,
            ImageKind.SPIRV,
            ImageKind.OPENCL_C,
            ImageKind.OPENCL_C);
    // One text, whose kernels require different things.
    assertThat(images.images().subList(4, 6))
        .extracting(ImageEntry::resource)
        .hasSize(2)
        .containsOnly("META-INF/sycamore/p/Two.opencl.cl");
    assertThat(images.kernels()).hasSize(2);
    for (ImageEntry image : images.images()) {
      assertThat(
              ImageResources.mismatch(image, Files.readAllBytes(classes.resolve(image.resource()))))
          .isEmpty();
      assertThat(image.kernels()).singleElement().asString().startsWith("p_Two_");
      boolean first = image.kernels().get(0).equals("p_Two_first");
      var file = PropertyFile.parse("f", image.properties().orElseThrow().bytes());
      var requirements = file.requirements().orElse(DeviceRequirements.none());
      assertThat(requirements.aspects()).isEqualTo(first ? Set.of() : Set.of(6));
      assertThat(requirements.workGroupSizes()).hasSize(first ? 0 : 1);
      if (!first) {
        assertThat(requirements.workGroupSizes().get(0).given()).containsExactly(4L, 2L);
      }
    }
    assertThat(run()).isEqualTo(21 + "everyImageIsDescribed()".hashCode());
  }

  @Test
  void withoutADescriptorTheErrorSaysWhereItWas() throws Exception {
    Files.delete(descriptor);
    assertThrown(KernelNotSupportedException.class)
        .hasMessageContaining("the descriptor of images META-INF/sycamore/p/Two.images is missing")
        .hasMessageContaining("it must be on the class path too");
  }

  @Test
  void anImageOfAnotherBuildIsRefused() throws Exception {
    String resource =
        ImageResources.descriptor(descriptor).images().stream()
            .filter(image -> image.kind() == ImageKind.NATIVE_CPU)
            .filter(image -> image.kernels().contains("p_Two_first"))
            .findFirst()
            .orElseThrow()
            .resource();
    assertThat(resource).matches("META-INF/sycamore/images/[0-9a-f]{16}\\.x86_64\\.so");
    Path image = classes.resolve(resource);
    byte[] bytes = Files.readAllBytes(image);
    bytes[bytes.length / 2] ^= 4;
    Files.write(image, bytes);
    assertThrown(DeviceException.class)
        .hasMessageContaining("the image " + resource + " is not the one")
        .hasMessageContaining("the digest is another");
    Files.delete(image);
    assertThrown(KernelNotSupportedException.class)
        .hasMessageContaining("the image " + resource + " of the kernel 'first' (Two");
  }

  @Test
  void aDamagedDescriptorIsRefused() throws Exception {
    String text = Files.readString(descriptor, StandardCharsets.UTF_8);
    List<UnaryOperator<String>> damages =
        List.of(
            t -> t.substring(0, t.length() / 2),
            t -> t.replace("x86_64.so", "x86_65.so"),
            t -> "",
            t -> t + "\n");
    for (UnaryOperator<String> damage : damages) {
      Files.writeString(descriptor, damage.apply(text));
      assertThrown(DeviceException.class)
          .hasMessageContaining("the descriptor of images META-INF/sycamore/p/Two.images is");
    }
    Files.writeString(descriptor, text.replace("sycamore-images 1", "sycamore-images 7"));
    assertThrown(KernelNotSupportedException.class)
        .hasMessageContaining("has version 7, this runtime reads version 1");
  }

  @Test
  void anImageWithoutTheKernelDoesNotCount() throws Exception {
    ImageDescriptor images = ImageResources.descriptor(descriptor);
    List<ImageEntry> fewer =
        images.images().stream()
            .map(
                i ->
                    i.kind() == ImageKind.NATIVE_CPU
                        ? new ImageEntry(
                            i.kind(),
                            i.target(),
                            i.size(),
                            i.sha256(),
                            i.resource(),
                            List.of("other"),
                            i.properties())
                        : i)
            .toList();
    Files.write(descriptor, new ImageDescriptor("p.Two", fewer).bytes());
    assertThrown(KernelNotSupportedException.class)
        .hasMessageContaining("it has images for: spir64, opencl");
  }
}
