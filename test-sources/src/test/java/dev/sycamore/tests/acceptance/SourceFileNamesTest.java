package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Compilers take files of any name, if no class in them is public: so do their kernels. */
@EnabledOnOs(OS.LINUX)
@Tag("full")
class SourceFileNamesTest {

  private static final List<String> NAMES =
      List.of(
          "",
          ".",
          "My-Class",
          "my class",
          "quo\"te's",
          "na\u00efve\u4e2d\ud83d\ude00",
          "#x",
          "a;b",
          "a.b",
          "1st",
          "%41",
          "new\nline",
          "[x]",
          "x?y*z",
          "class",
          "back\\slash",
          "\\",
          "back\\");

  private static final String PROGRAM =
      """
      import dev.sycamore.*;

      class Named%1$d {
        static int[] run(DeviceQueue q) {
          int[] a = new int[8];
          q.parallelFor(Range.range(8), i -> a[i] = i * 2 + %1$d).await();
          return a;
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void kernelsOfFilesOfAnyNameRun() throws Exception {
    run(TestedHostCompiler.JAVAC, NAMES);
  }

  /** For ecj a backslash is a separator, in class files too: {@code x\.java} is {@code .java}. */
  @Test
  void kernelsOfFilesOfAnyNameRunWithEcj() throws Exception {
    run(TestedHostCompiler.ECJ, NAMES.stream().filter(name -> !name.endsWith("\\")).toList());
  }

  private void run(TestedHostCompiler compiler, List<String> names) throws Exception {
    List<Source> sources = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      sources.add(new Source(names.get(i) + ".java", PROGRAM.formatted(i)));
    }
    // Its binding class is not the one of a.b.java.
    sources.add(
        new Source(
            "a/b.java",
            "package a;\n"
                + PROGRAM
                    .formatted(99)
                    .replace("class", "public class")
                    .replace("Named99", "b")
                    .replace("static int[]", "public static int[]")));
    Compiled compiled = TestCompiler.in(folder, compiler).ofLevel(17).compile(sources);
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();

    try (DeviceQueue queue = DeviceQueue.open(ComputeDevice.select("native-cpu"))) {
      for (int i = 0; i < names.size(); i++) {
        assertThat(run(compiled, "Named" + i, queue)).as(names.get(i)).startsWith(i, i + 2);
      }
      assertThat(run(compiled, "a.b", queue)).startsWith(99, 101);
    }
  }

  private static int[] run(Compiled compiled, String name, DeviceQueue queue) throws Exception {
    URL[] classes = {compiled.classes().toUri().toURL()};
    try (URLClassLoader loader =
        new URLClassLoader(classes, SourceFileNamesTest.class.getClassLoader())) {
      Method run = loader.loadClass(name).getDeclaredMethod("run", DeviceQueue.class);
      run.setAccessible(true);
      return (int[]) run.invoke(null, queue);
    }
  }
}
