package dev.sycamore.tests.constructs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.HostDiagnostic;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each construct that is not in the language gives one diagnostic, which says what to write
 * instead. All are one compilation, so that it also shows that none hides another's.
 */
@Tag("one-jdk")
@Tag("full")
class RefusedConstructsTest {

  @TempDir static Path folder;

  private static final List<Construct> CONSTRUCTS = Construct.all(false);
  private static final Map<TestedHostCompiler, Compiled> COMPILED =
      new EnumMap<>(TestedHostCompiler.class);

  @BeforeAll
  static void compile() {
    for (TestedHostCompiler host : TestedHostCompiler.values()) {
      TestCompiler compiler =
          TestCompiler.in(folder.resolve(host.name()), host).with("-Asycamore.deviceBuild=off");
      if (host == TestedHostCompiler.JAVAC) {
        compiler.with("-Xmaxerrs", "1000");
      }
      COMPILED.put(
          host,
          compiler.compile(
              CONSTRUCTS.stream().map(c -> Construct.source(c.className(), List.of(c))).toList()));
    }
  }

  static Stream<Arguments> constructs() {
    return CONSTRUCTS.stream()
        .flatMap(c -> Stream.of(TestedHostCompiler.values()).map(host -> Arguments.of(c, host)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("constructs")
  void givesOneDiagnosticWithHelp(Construct construct, TestedHostCompiler host) {
    String file = construct.className() + ".java";
    List<HostDiagnostic> found =
        COMPILED.get(host).findings().stream()
            .filter(HostDiagnostic::isError)
            .filter(f -> f.file().equals(file))
            .toList();

    assertThat(found)
        .extracting(f -> f.id().orElse(f.message()))
        .containsExactly(construct.expected());
    assertThat(found.get(0).message()).containsPattern("\n +help: \\S+");
  }
}
