package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** With debug info images know the lines of the Java source, and do what they do without. */
@Tag("module")
class DebugInfoTest {

  private static final Source PROGRAM =
      new Source(
          "p/Lines.java",
          """
          package p;

          import static dev.sycamore.NdRange.ndRange;

          import dev.sycamore.*;

          public class Lines {
            static int twice(int x) {
              return x * 2; // in a callee
            }

            public static String run(DeviceQueue q) {
              int[] a = new int[64];
              int[] b = new int[64];
              for (int i = 0; i < 64; i++) {
                b[i] = i * 7 % 5;
              }
              q.submit(h -> {
                LocalInts tile = h.localInts(8);
                h.parallelFor(ndRange(64, 8), it -> {
                  tile.set(it.localId(), twice(b[it.globalId()]));
                  it.barrier();
                  int sum = 0;
                  for (int k = 0; k < 8; k++) {
                    sum += tile.get(k) / (k + 1);
                  }
                  a[it.globalId()] = sum; // the last one
                });
              }).await();
              return java.util.Arrays.toString(a);
            }
          }
          """);

  @TempDir Path folder;

  private Compiled compile(String name, String debugInfo) {
    Compiled compiled =
        TestCompiler.in(folder.resolve(name), TestedHostCompiler.JAVAC)
            .with(
                "-Asycamore.targets=x86_64,spir64,ptx64",
                // LLVM merges what code with checks and code without have in common, and its lines.
                "-Asycamore.checks=off",
                "-Asycamore.debugInfo=" + debugInfo)
            .compile(List.of(PROGRAM));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    return compiled;
  }

  private static int lineOf(String text) {
    return (int) PROGRAM.text().substring(0, PROGRAM.text().indexOf(text)).lines().count();
  }

  private static byte[] image(Compiled compiled, String suffix) throws IOException {
    try (Stream<Path> files = Files.walk(compiled.classes())) {
      Path image = files.filter(f -> f.toString().endsWith(suffix)).findFirst().orElseThrow();
      return Files.readAllBytes(image);
    }
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  @Test
  void imagesKnowTheLinesOfTheSource() throws IOException {
    Compiled with = compile("with", "on");
    Compiled without = compile("without", "off");

    String ptx = text(image(with, ".ptx"));
    Set<Integer> lines = new TreeSet<>();
    Matcher matcher = Pattern.compile("\\.loc\\s+\\d+ (\\d+) ").matcher(ptx);
    while (matcher.find()) {
      lines.add(Integer.parseInt(matcher.group(1)));
    }
    assertThat(ptx).contains("\"p/Lines.java\"");
    assertThat(lines)
        .contains(lineOf("x * 2"), lineOf("sum += "), lineOf("a[it.globalId()] = sum"))
        .allMatch(line -> line > 0 && line <= PROGRAM.text().lines().count());
    assertThat(text(image(without, ".ptx"))).doesNotContain(".loc");

    assertThat(text(image(with, ".so"))).contains(".debug_line", "p/Lines.java");
    assertThat(text(image(without, ".so"))).doesNotContain(".debug_line");
    // Nothing of it is in SPIR-V, and nothing of the code depends on it.
    assertThat(image(with, ".spv")).isEqualTo(image(without, ".spv"));
    assertThat(instructions(ptx)).isEqualTo(instructions(text(image(without, ".ptx"))));
  }

  private static List<String> instructions(String ptx) {
    return ptx.lines()
        .map(line -> line.replaceAll("//.*", "").strip())
        .filter(line -> line.matches("(@%p\\d+ )?[a-z][a-z0-9.]*\\s.*;"))
        .toList();
  }

  @Test
  void theProgramDoesWhatItDoes() throws Exception {
    Compiled compiled = compile("with", "on");
    String expected = run(TestDevices.HOST, compiled.classes());
    for (String device : TestDevices.underTest()) {
      assertThat(run(device, compiled.classes())).as(device).isEqualTo(expected);
    }
  }

  private static String run(String device, Path classes) throws Exception {
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()});
        DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      return (String)
          loader.loadClass("p.Lines").getMethod("run", DeviceQueue.class).invoke(null, queue);
    }
  }
}
