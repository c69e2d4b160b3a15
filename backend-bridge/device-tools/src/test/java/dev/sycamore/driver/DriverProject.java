package dev.sycamore.driver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.images.ImageResources;
import dev.sycamore.binding.images.ImageEntry;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Two files with kernels, and the driver to compile them. */
abstract class DriverProject {

  static final String FIRST =
      """
      package p;
      import dev.sycamore.*;
      class First {
        static int twice(int x) { return 2 * x; }
        static void run(DeviceQueue q, int[] a, double[] d) {
          q.parallelFor("k1", Range.range(8), i -> a[i] = twice(i));
          q.parallelFor("k2", Range.range(8), i -> d[i] = a[i] / 7.0);
        }
      }
      """;

  static final String SECOND =
      """
      package p;
      import dev.sycamore.*;
      class Second {
        static void run(DeviceQueue q, int[] a) {
          q.parallelFor("k3", Range.range(8), i -> a[i] = i - 4);
        }
      }
      """;

  static final String META = "META-INF/sycamore/";

  @TempDir Path folder;

  record Ended(int status, String out, String err) {

    /** The commands that it printed. */
    List<String> commands() {
      return err.lines().filter(l -> l.startsWith("javac ") || l.startsWith("sycamore ")).toList();
    }
  }

  @BeforeEach
  void write() throws IOException {
    source("First", FIRST);
    source("Second", SECOND);
  }

  final void source(String name, String text) throws IOException {
    Path file = folder.resolve("src/p/" + name + ".java");
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  final Path file(String name) {
    return folder.resolve(name);
  }

  final Ended run(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status =
        SycamorecMain.run(
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            Map.of("CLASSPATH", System.getProperty("java.class.path"))::get,
            arguments);
    return new Ended(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  final Ended compile(String output, String... options) {
    List<String> words = new ArrayList<>(List.of(options));
    words.addAll(List.of("-d", file(output).toString()));
    words.add(file("src/p/First.java").toString());
    words.add(file("src/p/Second.java").toString());
    return run(words.toArray(String[]::new));
  }

  static void assertGood(Ended ended) {
    assertThat(ended.status()).as(ended.err()).isZero();
  }

  /** All files below a folder, but for the generated sources, which javac leaves beside classes. */
  final Map<String, byte[]> tree(String name) throws IOException {
    Map<String, byte[]> tree = new TreeMap<>();
    try (Stream<Path> files = Files.walk(file(name))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        tree.put(file(name).relativize(file).toString(), Files.readAllBytes(file));
      }
    }
    return tree;
  }

  final void assertSameTrees(String one, String other) throws IOException {
    assertSameTrees(tree(one), tree(other));
  }

  static void assertSameTrees(Map<String, byte[]> expected, Map<String, byte[]> actual) {
    assertThat(actual.keySet()).isEqualTo(expected.keySet());
    expected.forEach((name, bytes) -> assertThat(actual.get(name)).as(name).isEqualTo(bytes));
  }

  /** The kernels of the images for a target, as {@code k1 k3 | k2}. */
  final String images(String output, String target) throws Exception {
    List<String> images = new ArrayList<>();
    for (String unit : List.of("First", "Second")) {
      Path descriptor = file(output).resolve(META + "p/" + unit + ".images");
      if (!Files.exists(descriptor)) {
        continue;
      }
      for (ImageEntry image : ImageResources.descriptor(descriptor).images()) {
        Path resource = file(output).resolve(image.resource());
        assertThat(ImageResources.mismatch(image, Files.readAllBytes(resource))).isEmpty();
        if (image.target().equals(target)) {
          images.add(String.join(" ", image.kernels()).replaceAll("p_[A-Za-z]+_", ""));
        }
      }
    }
    return String.join(" | ", images.stream().distinct().sorted().toList());
  }
}
