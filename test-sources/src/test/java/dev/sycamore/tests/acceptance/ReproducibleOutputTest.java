package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import dev.sycamore.testsupport.sample.CommitSample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The same input gives the same bytes, wherever and by whomever it is compiled. */
@Tag("one-jdk")
@Tag("full")
class ReproducibleOutputTest {

  private static final Path PROGRAMS = Path.of("programs", "accepted");

  private static final List<String> NAMES =
      CommitSample.of(
          "reproduced programs",
          List.of(
              "Records",
              "WorkGroups",
              "ExternalFunctions",
              "MathFunctions",
              "SpecializationConstants",
              "GroupReductions"),
          34);

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void anotherFolderLocaleAndTimeZoneChangeNothing(TestedHostCompiler host) throws IOException {
    Map<String, String> first = compile(folder.resolve("a"), host);
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    Map<String, String> second;
    try {
      Locale.setDefault(new Locale("tr", "TR"));
      TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Chatham"));
      second = compile(folder.resolve("quite/another place"), host);
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }

    for (String name : NAMES) {
      assertThat(first.keySet())
          .contains("META-INF/sycamore/" + name + ".ll", "META-INF/sycamore/" + name + ".h");
    }
    assertThat(first.keySet()).anyMatch(name -> name.endsWith(".ptx"));
    assertThat(second.keySet()).isEqualTo(first.keySet());
    first.forEach((name, bytes) -> assertThat(second.get(name)).as(name).isEqualTo(bytes));
  }

  private static Map<String, String> compile(Path place, TestedHostCompiler host)
      throws IOException {
    List<Source> sources = new ArrayList<>();
    for (String name : NAMES) {
      sources.add(Source.read(PROGRAMS.resolve(name + ".java")));
    }
    Compiled compiled =
        TestCompiler.in(place, host)
            .with(
                "-Asycamore.targets=x86_64,spir64,ptx64",
                "-Asycamore.checks=on",
                "-Asycamore.integrationHeader=on")
            .compile(sources);
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(compiled.classes())) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        String name = compiled.classes().relativize(file).toString().replace('\\', '/');
        files.put(name, HexFormat.of().formatHex(Files.readAllBytes(file)));
      }
    }
    return files;
  }
}
