package dev.sycamore.tests.devicebuild;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.backend.cli.Sycamore;
import dev.sycamore.backend.images.ImageResources;
import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program whose images are made once more, step by step, with the command. */
@Tag("one-jdk")
@Tag("full")
class WrappedImagesTest {

  private static final Source LIBRARY =
      new Source(
          "p/lib/Curve.java",
          """
          package p.lib;
          import dev.sycamore.annotations.Device;
          public class Curve {
            @Device(external = true)
            public static int at(int x) { return x * x - 7; }
          }
          """);

  private static final Source ONE =
      new Source(
          "p/One.java",
          """
          package p;
          import dev.sycamore.*;
          public class One {
            public static void run(DeviceQueue q, int[] a) {
              q.parallelFor(Range.range(a.length), i -> a[i] = p.lib.Curve.at(i)).await();
              q.parallelFor(Range.range(a.length), i -> a[i] += i / 3).await();
            }
          }
          """);

  private static final Source TWO =
      new Source(
          "p/Two.java",
          """
          package p;
          import dev.sycamore.*;
          public class Two {
            public static String run(DeviceQueue q) {
              int[] a = new int[40];
              One.run(q, a);
              q.parallelFor(Range.range(a.length), i -> a[i] = p.lib.Curve.at(a[i]) % 1001).await();
              return java.util.Arrays.toString(a);
            }
          }
          """);

  @TempDir Path folder;

  private Path library;
  private Path classes;

  @BeforeEach
  void compile() {
    Compiled lib =
        TestCompiler.in(folder.resolve("lib"), TestedHostCompiler.JAVAC).compile(List.of(LIBRARY));
    assertThat(lib.success()).as(lib.transcript()).isTrue();
    library = lib.classes();
    Compiled app =
        TestCompiler.in(folder.resolve("app"), TestedHostCompiler.JAVAC)
            .withClasses(library)
            .with("-Asycamore.targets=spir64")
            .compile(List.of(ONE, TWO));
    assertThat(app.success()).as(app.transcript()).isTrue();
    classes = app.classes();
  }

  private String run(String device) throws Exception {
    URL[] urls = {classes.toUri().toURL(), library.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, getClass().getClassLoader());
        DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      Method run = loader.loadClass("p.Two").getMethod("run", DeviceQueue.class);
      return (String) run.invoke(null, queue);
    }
  }

  private ImageDescriptor images(String unit) throws Exception {
    return ImageResources.descriptor(classes.resolve("META-INF/sycamore/p/" + unit + ".images"));
  }

  private static void sycamore(Object... arguments) {
    String[] words = List.of(arguments).stream().map(Object::toString).toArray(String[]::new);
    Sycamore.Run run = Sycamore.run(words);
    assertThat(run.status()).as(run.errors()).isZero();
    assertThat(run.errors()).isEmpty();
  }

  private Path file(String name) {
    return folder.resolve(name);
  }

  /** The table of an image that has all kernels. */
  private Path table(String name, String image, Set<String> kernels) throws IOException {
    Files.write(file("all.sym"), kernels);
    return Files.write(file(name), List.of("[Code|Symbols]", image + "|all.sym"));
  }

  @Test
  void aProgramRunsWithImagesThatWereLinkedAndWrappedByHand() throws Exception {
    assertThatThrownBy(() -> run("native-cpu"))
        .rootCause()
        .hasMessageContaining("has no image for the device native-cpu")
        .hasMessageContaining("(it has images for: spir64, opencl)");
    Set<String> kernels = new TreeSet<>();
    for (String unit : List.of("One", "Two")) {
      kernels.addAll(images(unit).images().get(0).kernels());
    }
    assertThat(kernels).hasSize(3);

    sycamore("link", classes, "-cp", library, "-S", "-o", file("all.ll"));
    sycamore("aot", "--target=x86_64", file("all.ll"), "-o", file("all.so"));
    sycamore("aot", "--target=spir64", file("all.ll"), "-o", file("all.spv"));
    sycamore(
        "wrap",
        "--output=" + classes,
        "-cp",
        library,
        "--target=x86_64",
        table("cpu.table", "all.so", kernels),
        "--target=spir64",
        table("spv.table", "all.spv", kernels));

    String expected = run(TestDevices.HOST);
    for (String device : TestDevices.withoutPtx()) {
      assertThat(run(device)).as(device).isEqualTo(expected);
    }
    ImageEntry one = images("One").images().get(0);
    assertThat(one).isEqualTo(images("Two").images().get(0));
    assertThat(one.kernels()).containsExactlyElementsOf(kernels);
    assertThat(images("One").images())
        .extracting(ImageEntry::target)
        .containsExactly("x86_64", "spir64", "opencl");
    Path image = classes.resolve(one.resource());
    assertThat(image).hasSameBinaryContentAs(file("all.so"));
  }

  @Test
  void anImageWithoutTheKernelThatItListsIsToldByTheKernelsName() throws Exception {
    Path module = classes.resolve("META-INF/sycamore/p/One.ll");
    sycamore("link", module, "-cp", library, "-o", file("one.bc"));
    sycamore("aot", "--target=x86_64", file("one.bc"), "-o", file("one.so"));
    Set<String> kernels = new TreeSet<>(images("One").images().get(0).kernels());
    kernels.addAll(images("Two").images().get(0).kernels());
    Path table = table("cpu.table", "one.so", kernels);
    sycamore("wrap", "--output=" + classes, "-cp", library, "--target=x86_64", table);

    assertThatThrownBy(() -> run("native-cpu"))
        .rootCause()
        .hasMessageMatching(
            "native-cpu: the image META-INF/sycamore/images/\\w+\\.x86_64\\.so of the kernel"
                + " 'Two\\.run\\.k\\w+' \\(Two\\.java:7:42\\) has no symbol p_Two_run_k\\w+");
  }

  @Test
  void aLibraryThatIsNotOnTheClassPathIsAnError() throws Exception {
    Path table = Files.write(file("none.table"), List.of("[Code|Symbols]"));
    Sycamore.Run wrap =
        Sycamore.run("wrap", "--output=" + classes, "--target=x86_64", table.toString());
    assertThat(wrap.status()).isEqualTo(1);
    assertThat(wrap.errors())
        .matches(
            "p\\.One: error: its OpenCL C cannot be linked: function 'Curve\\.at\\(int\\)' of"
                + " module p\\.lib\\.Curve is not in any input; reached by kernel"
                + " 'One\\.run\\.k\\w+' \\(One\\.java:5:42\\); `-cp` names its library\n");
  }

  @Test
  void kernelsThatNoImageHasAndFunctionsThatAreMissingAreToldByName() throws Exception {
    Path table = Files.write(file("none.table"), List.of("[Code|Symbols]"));
    String[] words = {
      "wrap", "--output=" + classes, "-cp", library.toString(), "--target=x86_64", table.toString()
    };
    Sycamore.Run wrap = Sycamore.run(words);
    assertThat(wrap.status()).as(wrap.errors()).isZero();
    assertThat(wrap.errors()).containsPattern("'Two\\.run\\.k\\w+' \\(Two\\.java:7:42\\);");
    Sycamore.Run link = Sycamore.run("link", classes.toString(), "-o", file("all.bc").toString());
    assertThat(link.status()).isEqualTo(1);
    assertThat(link.errors())
        .matches(
            "One\\.java:5:54: error: function 'Curve\\.at\\(int\\)' of module p\\.lib\\.Curve is"
                + " not in any input; reached by kernels 'One\\.run\\.k\\w+' \\(One\\.java:5:42\\),"
                + " 'Two\\.run\\.k\\w+' \\(Two\\.java:7:42\\)\n");
  }
}
