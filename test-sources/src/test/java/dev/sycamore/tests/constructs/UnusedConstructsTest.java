package dev.sycamore.tests.constructs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.HostDiagnostic;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import dev.sycamore.testsupport.sample.CommitSample;
import java.nio.file.Path;
import java.util.ArrayList;
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
 * A construct is refused, or accepted, whether or not anything uses its value: what nothing uses is
 * device code all the same.
 */
@Tag("one-jdk")
@Tag("full")
class UnusedConstructsTest {

  @TempDir static Path folder;

  private static final String LEGAL = "ok";

  /** A rule about what kernels call. */
  private static final String RECURSION = "SYC1001";

  private static final List<Construct> CONSTRUCTS =
      CommitSample.of("unused constructs", constructs(), 30);
  private static final Map<TestedHostCompiler, Compiled> COMPILED =
      new EnumMap<>(TestedHostCompiler.class);

  private static List<Construct> constructs() {
    List<Construct> constructs = new ArrayList<>();
    for (boolean legal : List.of(true, false)) {
      for (Construct construct : Construct.all(legal)) {
        for (UnusedForm form : UnusedForm.values()) {
          form.of(construct.statements())
              .filter(s -> form != UnusedForm.LAMBDA || !construct.expected().equals(RECURSION))
              .ifPresent(s -> constructs.add(construct.with(constructs.size() + 1, s)));
        }
      }
    }
    return constructs;
  }

  @BeforeAll
  static void compile() {
    for (TestedHostCompiler host : TestedHostCompiler.values()) {
      TestCompiler compiler =
          TestCompiler.in(folder.resolve(host.name()), host).with("-Asycamore.deviceBuild=off");
      if (host == TestedHostCompiler.JAVAC) {
        compiler.with("-Xmaxerrs", "2000");
      }
      COMPILED.put(
          host,
          compiler.compile(
              CONSTRUCTS.stream().map(c -> Construct.source(c.className(), List.of(c))).toList()));
    }
  }

  static Stream<Arguments> constructsOnHosts() {
    return CONSTRUCTS.stream()
        .flatMap(c -> Stream.of(TestedHostCompiler.values()).map(host -> Arguments.of(c, host)));
  }

  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("constructsOnHosts")
  void isJudgedAsWhereItIsUsed(Construct construct, TestedHostCompiler host) {
    String file = construct.className() + ".java";
    List<String> found =
        COMPILED.get(host).findings().stream()
            .filter(HostDiagnostic::isError)
            .filter(f -> f.file().equals(file))
            .map(f -> f.id().orElse(f.message()))
            .toList();

    assertThat(found)
        .isEqualTo(construct.expected().equals(LEGAL) ? List.of() : List.of(construct.expected()));
  }
}
