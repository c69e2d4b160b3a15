package dev.sycamore.tests.images;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** PTX has the size of work-groups where each launch of a kernel has the same one. */
@Tag("one-jdk")
@Tag("full")
class LaunchedGroupsTest {

  private static final String SOURCE =
      """
      import static dev.sycamore.NdRange.ndRange;
      import static dev.sycamore.Range.range;
      import dev.sycamore.*;
      class Launched {
        static final int SIDE = 16;

        static class Other {
          static NdRange1 ndRange(int a, int b) { return NdRange.ndRange(a * b, a); }
          static Range2 range(int a, int b) { return Range.range(b, a); }
        }

        static void run(DeviceQueue q, int n, int[] a) {
          q.parallelFor("written", ndRange(range(n, n), range(SIDE, SIDE * 2)), it -> a[it.globalId(0)] = it.localId(1));
          q.parallelFor("short", ndRange(n, 32), it -> a[it.globalId()] = it.localId());
          q.submit(h -> h.parallelFor("handled", ndRange(n, SIDE * 4), it -> a[it.globalId()] = it.localId()));
          NdRange1 stored = ndRange(n, 128);
          q.parallelFor("stored", stored, it -> a[it.globalId()] = it.localId());
          q.parallelFor("variable", ndRange(n, n), it -> a[it.globalId()] = it.localId());
          q.parallelFor("half", ndRange(range(n, n), range(n, 2)), it -> a[it.globalId(0)] = it.localId(1));
          q.parallelFor("large", ndRange(n, 2048), it -> a[it.globalId()] = it.localId());
          q.parallelFor("own", Other.ndRange(n, 32), it -> a[it.globalId()] = it.localId());
          q.parallelFor("turned", ndRange(range(n, n), Other.range(4, 8)), it -> a[it.globalId(0)] = it.localId(1));
          NdKernel1 passed = it -> a[it.globalId()] = it.localId();
          q.parallelFor("passed", ndRange(n, 32), passed);
          q.parallelFor(ndRange(n, 64), passed);
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void launchesInWhichALambdaIsWrittenHaveTheirSizes() throws IOException {
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .with("-Asycamore.targets=ptx64")
            .compile(List.of(new Source("Launched.java", SOURCE)));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();

    Map<String, String> sizes = new TreeMap<>();
    for (String ptx : images(compiled.classes())) {
      Pattern.compile(
              "\\.entry \\w*?Launched_(\\w+)\\([^{]*?\\)\\s*(?:\\.reqntid ([\\d, ]+))?\\s*\\{")
          .matcher(ptx)
          .results()
          .forEach(entry -> sizes.put(entry.group(1), "" + entry.group(2)));
    }
    assertThat(sizes)
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                "written", "32, 16, 1",
                "short", "32, 1, 1",
                "handled", "64, 1, 1",
                "stored", "128, 1, 1",
                "variable", "null",
                "half", "null",
                "large", "null",
                "own", "null",
                "turned", "null",
                "passed", "null"));
  }

  private static List<String> images(Path classes) throws IOException {
    try (Stream<Path> files = Files.walk(classes)) {
      List<String> texts = new ArrayList<>();
      for (Path image : files.filter(file -> file.toString().endsWith(".ptx")).toList()) {
        texts.add(Files.readString(image));
      }
      return texts;
    }
  }
}
