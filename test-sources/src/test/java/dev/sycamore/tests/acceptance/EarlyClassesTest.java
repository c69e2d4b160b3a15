package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code processor/early-classes.txt}, the classes that a thread of the processor loads ahead, is
 * what a compilation of a file with a kernel loads. {@code -Dtest.jvm.args=-Dupdate.goldens=true}
 * writes it anew, once the processor is packaged.
 */
@Tag("module")
class EarlyClassesTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Path LIST = ROOT.resolve("processor/early-classes.txt");
  private static final Pattern LOADED =
      Pattern.compile("\\] (dev\\.sycamore\\.[^\\s/]+) source: .*/sycamore-processor-[^/]*\\.jar$");

  /** The host compilers differ in a few, and so do threads. */
  private static final int TOLERATED = 60;

  private static final String PROGRAM =
      """
      import static dev.sycamore.Range.range;

      import dev.sycamore.DeviceQueue;

      class Early {
        static float weight(float x, int k) {
          return x < 0.5f ? x * k : (float) Math.sqrt(x + k);
        }

        static void run(DeviceQueue q, float[] x, float[] y, float a, int n) {
          q.parallelFor(range(n), i -> {
            float sum = 0;
            for (int j = 0; j < 8; j++) {
              sum += weight(x[(i + j) % n], j) * a;
            }
            y[i] = sum > 0 ? sum : y[i] - sum;
          }).await();
        }
      }
      """;

  @TempDir Path folder;

  private static Path only(Path target, String pattern) throws Exception {
    try (var files = Files.newDirectoryStream(target, pattern)) {
      return files.iterator().next();
    }
  }

  /** The classes of the bundle that javac loads, in their order. */
  private Set<String> loaded(String... options) throws Exception {
    Path source = Files.writeString(folder.resolve("Early.java"), PROGRAM);
    Path log = folder.resolve("loaded");
    Path processor = ROOT.resolve("processor/target");
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin/javac").toString(),
                "-J-Dsycamore.early-classes.off=true",
                "-J-Dsycamore.incremental=false",
                "-J-Xlog:class+load:file=" + log,
                "-cp",
                System.getProperty("java.class.path"),
                "--processor-path",
                only(processor, "sycamore-processor-*-SNAPSHOT.jar")
                    + ":"
                    + Files.readString(processor.resolve("class-path")),
                "-d",
                folder.resolve("classes").toString()));
    command.addAll(List.of(options));
    command.add(source.toString());
    Process javac = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(javac.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(javac.waitFor()).as(output).isZero();
    Set<String> loaded = new LinkedHashSet<>();
    for (String line : Files.readAllLines(log)) {
      Matcher matcher = LOADED.matcher(line);
      if (matcher.find()) {
        loaded.add(matcher.group(1));
      }
    }
    return loaded;
  }

  @Test
  void theListHasWhatACompilationLoads() throws Exception {
    Set<String> frontEnd = loaded("-Asycamore.deviceBuild=off");
    Set<String> more = loaded();
    more.removeAll(frontEnd);
    if (Boolean.getBoolean("update.goldens")) {
      Files.writeString(
          LIST, String.join("\n", frontEnd) + "\n\n" + String.join("\n", more) + "\n");
    }
    List<String> listed = Files.readAllLines(LIST);
    int end = listed.indexOf("");

    assertSame(frontEnd, listed.subList(0, end));
    assertSame(more, listed.subList(end + 1, listed.size()));
  }

  private static void assertSame(Set<String> loaded, List<String> listed) {
    assertThat(loaded).hasSizeGreaterThan(200);
    List<String> missing = new ArrayList<>(loaded);
    missing.removeAll(listed);
    assertThat(missing).as("loaded, and not listed").hasSizeLessThan(TOLERATED);
    List<String> unused = new ArrayList<>(listed);
    unused.removeAll(loaded);
    assertThat(unused).as("listed, and not loaded").hasSizeLessThan(TOLERATED);
  }
}
