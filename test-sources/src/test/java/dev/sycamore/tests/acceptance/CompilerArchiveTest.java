package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The JVM of {@code bin/sycamorec}: it maps an archive of the classes of a compilation, and does
 * without the optimising compiler, which takes more time than it saves.
 */
@Tag("full")
class CompilerArchiveTest {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  private static final Pattern MAPPED =
      Pattern.compile("\\] dev\\.sycamore\\.driver\\.\\S+ source: shared objects file");

  @TempDir Path temporary;
  private Path source;

  @BeforeEach
  void write() throws IOException {
    source = temporary.resolve("First.java");
    Files.writeString(
        source,
        """
        import dev.sycamore.*;
        class First {
          static void run(DeviceQueue q, int[] a) {
            q.parallelFor(Range.range(a.length), i -> a[i]++).await();
          }
        }
        """);
  }

  private String compile(String archives, String... options) throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of(ROOT.resolve("bin/sycamorec").toString(), "-c", source.toString(), "-d"));
    command.add(temporary.resolve("out").toString());
    command.addAll(List.of(options));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("XDG_CACHE_HOME", temporary.resolve("a cache").toString());
    builder.environment().put("SYCAMORE_CLASS_ARCHIVE", archives);
    builder.environment().remove("CLASSPATH");
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    return output;
  }

  private Path archives() {
    return temporary.resolve("a cache/sycamore/classes");
  }

  private Optional<Path> archive() throws IOException {
    if (!Files.isDirectory(archives())) {
      return Optional.empty();
    }
    try (Stream<Path> files = Files.list(archives())) {
      return files.filter(file -> file.toString().endsWith(".jsa")).findFirst();
    }
  }

  @Test
  void theSecondCompilationMapsAnArchiveThatTheFirstOneLeft() throws Exception {
    assertThat(compile("on")).isEmpty();
    for (int n = 0; n < 1200 && archive().isEmpty(); n++) {
      Thread.sleep(100);
    }
    assertThat(archive()).isPresent();
    assertThat(Files.size(archive().get())).isPositive();
    assertThat(Files.getPosixFilePermissions(archives()))
        .noneMatch(p -> p.name().startsWith("OTHERS"));

    Path log = temporary.resolve("log");
    assertThat(compile("on", "-J-Xlog:class+load:file=" + log)).isEmpty();

    assertThat(Files.readAllLines(log).stream().filter(line -> MAPPED.matcher(line).find()).count())
        .isGreaterThan(10);
  }

  @Test
  void whoWantsNoneGetsNoneAndOptionsOfTheUserCount() throws Exception {
    Path log = temporary.resolve("log");
    String flags = "-J-XX:+PrintFlagsFinal";
    Pattern level = Pattern.compile("intx TieredStopAtLevel +(?::=|=) +1 ");

    assertThat(compile("off", flags, "-J-Xlog:class+load:file=" + log)).containsPattern(level);
    assertThat(Files.readAllLines(log)).noneMatch(line -> MAPPED.matcher(line).find());
    assertThat(archives()).doesNotExist();

    assertThat(compile("off", flags, "-J-XX:TieredStopAtLevel=4")).doesNotContainPattern(level);
  }
}
