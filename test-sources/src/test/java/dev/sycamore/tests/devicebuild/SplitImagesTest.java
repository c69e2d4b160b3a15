package dev.sycamore.tests.devicebuild;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.backend.images.ImageResources;
import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which kernels share an image when the processor makes the images. */
@Tag("one-jdk")
@Tag("full")
class SplitImagesTest {

  private static final Source FIRST =
      new Source(
          "p/First.java",
          """
          package p;
          import dev.sycamore.*;
          public class First {
            public static String run(DeviceQueue q) {
              int[] a = new int[8];
              double[] d = new double[8];
              q.parallelFor("k1", Range.range(8), i -> a[i] = 3 * i).await();
              q.parallelFor("k2", Range.range(8), i -> d[i] = a[i] / 7.0).await();
              q.parallelFor("k5", Range.range(8), i -> a[i] += 1).await();
              return java.util.Arrays.toString(d) + Second.run(q, a);
            }
          }
          """);

  private static final Source SECOND =
      new Source(
          "p/Second.java",
          """
          package p;
          import dev.sycamore.*;
          import dev.sycamore.annotations.*;
          public class Second {
            record k4(int[] a) implements NdKernel1 {
              @Override
              @ReqdWorkGroupSize(4)
              public void run(NdItem1 it) { a[it.globalId(0)] += it.localId(0); }
            }
            static String run(DeviceQueue q, int[] a) {
              float[] f = new float[8];
              q.parallelFor("k3", Range.range(8), i -> f[i] = Half.of(a[i] / 3f).toFloat()).await();
              q.parallelFor(
                  NdRange.ndRange(Range.range(8), Range.range(4)),
                  new k4(a)).await();
              q.parallelFor("k6", Range.range(8), i -> a[i] *= 5).await();
              return java.util.Arrays.toString(f) + java.util.Arrays.toString(a);
            }
          }
          """);

  @TempDir Path folder;

  private Path compile(TestedHostCompiler host, List<Source> sources, String... options) {
    Compiled compiled = TestCompiler.in(folder, host).with(options).compile(sources);
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    return compiled.classes();
  }

  private static ImageDescriptor unit(Path classes, String name) throws Exception {
    return ImageResources.descriptor(classes.resolve("META-INF/sycamore/p/" + name + ".images"));
  }

  /** By target, the kernels of each image, as {@code k1 k5 | k2}. */
  private static Map<String, String> images(Path classes) throws Exception {
    List<ImageEntry> all = new ArrayList<>(unit(classes, "First").images());
    all.addAll(unit(classes, "Second").images());
    for (ImageEntry image : all) {
      assertThat(
              ImageResources.mismatch(image, Files.readAllBytes(classes.resolve(image.resource()))))
          .isEmpty();
    }
    Map<String, TreeSet<String>> byTarget =
        all.stream()
            .filter(image -> image.kind() != ImageKind.OPENCL_C)
            .collect(
                groupingBy(
                    ImageEntry::target,
                    TreeMap::new,
                    mapping(
                        image ->
                            image.kernels().stream()
                                .map(kernel -> kernel.replaceAll("p_[A-Za-z]+_", ""))
                                .sorted()
                                .collect(joining(" ")),
                        toCollection(TreeSet::new))));
    Map<String, String> texts = new TreeMap<>();
    byTarget.forEach((target, sets) -> texts.put(target, String.join(" | ", sets)));
    return texts;
  }

  private String run(Path classes, String device) throws Exception {
    URL[] urls = {classes.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, getClass().getClassLoader());
        DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      Method run = loader.loadClass("p.First").getMethod("run", DeviceQueue.class);
      return (String) run.invoke(null, queue);
    }
  }

  /** The rules of the design by hand: k2 uses fp64, k3 fp16, k4 demands a work-group size. */
  @ParameterizedTest
  @CsvSource({
    "JAVAC, auto, off, k1 k5 | k2 | k3 | k4 | k6",
    "ECJ, per_source, off, k1 k5 | k2 | k3 | k4 | k6",
    "JAVAC, per_source, on, k1 k5 | k2 | k3 | k4 | k6",
    "JAVAC, per_kernel, off, k1 | k2 | k3 | k4 | k5 | k6",
    "JAVAC, per_kernel, on, k1 | k2 | k3 | k4 | k5 | k6",
    "JAVAC, off, off, k1 k5 | k2 | k3 | k4 | k6",
    "JAVAC, off, on, k1 k5 k6 | k2 | k3 | k4",
    "ECJ, off, on, k1 k5 k6 | k2 | k3 | k4",
  })
  void kernelsShareAnImageAsTheSplitSays(
      TestedHostCompiler host, String split, String rdc, String expected) throws Exception {
    Path classes =
        compile(
            host,
            List.of(FIRST, SECOND),
            "-Asycamore.targets=x86_64,spir64",
            "-Asycamore.split=" + split,
            "-Asycamore.rdc=" + rdc);

    assertThat(images(classes)).isEqualTo(Map.of("x86_64", expected, "spir64", expected));
    assertThat(run(classes, "native-cpu")).isEqualTo(run(classes, TestDevices.HOST));
  }

  @ParameterizedTest
  @CsvSource({
    "auto, off, k1 k2 k5 | k3 k4 k6",
    "off, on, k1 k2 k3 k4 k5 k6",
    "per_kernel, on, k1 | k2 | k3 | k4 | k5 | k6",
  })
  void withFixedTargetsFeaturesDoNotSplitAndOtherTargetsGetNothing(
      String split, String rdc, String expected) throws Exception {
    Path classes =
        compile(
            TestedHostCompiler.JAVAC,
            List.of(FIRST, SECOND),
            "-Asycamore.fixedTargets=ptx64,x86_64_v3",
            "-Asycamore.targets=x86_64_v2,x86_64_v3,ptx64",
            "-Asycamore.split=" + split,
            "-Asycamore.rdc=" + rdc);

    assertThat(images(classes)).isEqualTo(Map.of("x86_64_v3", expected, "ptx64", expected));
  }

  /** As the filter of aspects does it between post-link and the code generators. */
  @Test
  void aTargetGetsNoImageOfWhatItCannotRun() throws Exception {
    Source needy =
        new Source(
            "p/First.java",
            FIRST
                .text()
                .replace("i -> a[i] += 1", "i -> add(a, i)")
                .replace(
                    "class First {",
                    """
                    class First {
                      @dev.sycamore.annotations.DeviceHas(dev.sycamore.annotations.Aspect.GPU)
                      static void add(int[] a, int i) { a[i]++; }
                    """));
    Path classes =
        compile(
            TestedHostCompiler.JAVAC, List.of(needy, SECOND), "-Asycamore.targets=x86_64_v3,ptx64");

    assertThat(images(classes))
        .isEqualTo(
            Map.of("x86_64_v3", "k1 | k2 | k3 | k4 | k6", "ptx64", "k1 | k2 | k3 | k4 | k5 | k6"));
  }

  @Test
  void modulesHaveNoImagesButOpenClC() throws Exception {
    Path classes =
        compile(TestedHostCompiler.JAVAC, List.of(FIRST, SECOND), "-Asycamore.deviceBuild=modules");

    assertThat(images(classes)).isEmpty();
    assertThat(unit(classes, "First").images())
        .singleElement()
        .satisfies(image -> assertThat(image.kernels()).hasSize(3));
    assertThat(classes.resolve("META-INF/sycamore/p/First.ll")).exists();
    assertThat(classes.resolve("p/First__Sycamore.class")).exists();
  }
}
