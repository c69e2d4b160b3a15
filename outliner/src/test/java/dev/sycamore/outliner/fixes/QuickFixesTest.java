package dev.sycamore.outliner.fixes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.testsupport.Goldens;
import dev.sycamore.testsupport.sample.CommitSample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Fixes are applied, and what comes out is compiled: the diagnostic is gone and none is new. */
@Tag("one-jdk")
@Tag("full")
class QuickFixesTest {
  private static final Path PAGES = Path.of("../docs/diagnostics");
  private static final Path CASES = Path.of("src/test/resources/fixes");
  private static final Pattern EXAMPLE =
      Pattern.compile("<!-- (?:fails|warns): ([^\\n]*) -->\\n```java\\n(.*?)```", Pattern.DOTALL);

  /** Examples on pages that no fix is known for. */
  private static final Set<String> WITHOUT = Set.of("SYC1004", "SYC1022", "SYC1107");

  private static final Pattern INDENTATION = Pattern.compile("(?m)\\G  |(?<=\\n)  ");

  /** Translated, it has fewer characters and more lines. */
  private static final String ESCAPES = "/* \\u0041 \\uuu000a \ud83d\ude00 */\n";

  /** Where files of a case begin. */
  private static final String SEPARATOR = "(?m)^// next file\\n";

  /**
   * Sources with a fault.
   *
   * @param code the id of the fault
   */
  record Case(String name, String code, List<String> sources) {
    @Override
    public String toString() {
      return name;
    }
  }

  static List<Case> cases() throws IOException {
    List<Case> cases = new ArrayList<>();
    for (DiagnosticId id : QuickFixes.ids()) {
      Matcher example = EXAMPLE.matcher(Files.readString(PAGES.resolve(id.code() + ".md")));
      if (!WITHOUT.contains(id.code()) && example.find()) {
        cases.add(new Case("page " + id.code(), id.code(), List.of(example.group(2))));
      }
    }
    try (Stream<Path> files = Files.list(CASES)) {
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString().replace(".java", "");
        List<String> sources = List.of(Files.readString(file).split(SEPARATOR, -1));
        cases.add(new Case(name, name.substring(0, "SYCnnnn".length()), sources));
      }
    }
    return cases;
  }

  static List<Case> someCases() throws IOException {
    return CommitSample.of("fixes in other forms", cases(), 40);
  }

  private static Fix fixOf(FixedSource source, Case tried) {
    Diagnostic fault = source.first(tried.code());
    assertThat(fault.fixes()).as("%s", fault).hasSize(1);
    return fault.fixes().get(0);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void afterTheFixTheDiagnosticIsGoneAndNoneIsNew(Case tried) {
    FixedSource before = FixedSource.of(tried.sources());
    Fix fix = fixOf(before, tried);
    List<String> sources = before.after(fix);
    FixedSource after = FixedSource.of(sources);

    assertThat(FixedSource.errorsOfJavac(sources)).as("%s", sources).isEmpty();
    String[] unasked =
        Arrays.stream(DiagnosticId.values())
            .filter(id -> id.isOffByDefault() && !id.code().equals(tried.code()))
            .map(DiagnosticId::code)
            .toArray(String[]::new);
    List<String> expected = new ArrayList<>(before.codesWithout(unasked));
    List<String> left = after.codesWithout(unasked);
    assertThat(left).as("%s%n%s", after.found(), sources).hasSizeLessThan(expected.size());
    left.forEach(code -> assertThat(expected.remove(code)).as(code).isTrue());
    assertThat(after.found()).noneMatch(d -> d.equals(before.first(tried.code())));
  }

  @Test
  void whatTheFixesAre() throws IOException {
    StringBuilder text = new StringBuilder();
    for (Case tried : cases()) {
      Fix fix = fixOf(FixedSource.of(tried.sources()), tried);
      text.append(tried.name()).append(": ").append(fix.title()).append('\n');
      fix.edits()
          .forEach(
              edit ->
                  text.append("  ")
                      .append(edit.at().file())
                      .append(':')
                      .append(edit.at().line())
                      .append(':')
                      .append(edit.at().column())
                      .append(" +")
                      .append(edit.at().length())
                      .append(": ")
                      .append(edit.text().replace("\n", "\\n"))
                      .append('\n'));
    }
    Goldens.check(Path.of("src/test/resources/golden/fixes.txt"), text.toString());
  }

  @Test
  void everyRuleIsTried() throws IOException {
    Set<String> tried = new TreeSet<>();
    cases().forEach(c -> tried.add(c.code()));

    assertThat(QuickFixes.ids()).extracting(DiagnosticId::code).containsExactlyElementsOf(tried);
    assertThat(tried).hasSizeGreaterThanOrEqualTo(20);
  }

  /** Where a change would not compile, or would not be enough, there is none. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          SYC1002 | int f(int i) { throw new Error(); } | q.parallelFor(range(8), i -> a[i] = f(i));
          SYC1002 | ~~ | q.parallelFor(range(8), i -> { a[i] = switch (i) { case 0 -> throw new Error(); default -> 1; }; });
          SYC1002 | ~~ | q.parallelFor(range(8), i -> { switch (i) { case 0 -> throw new Error(); default -> {} } });
          SYC1006 | int n; static int f() { return n; } | q.parallelFor(range(8), i -> a[i] = f());
          SYC1006 | int n; | while (n < 3) q.parallelFor(range(8), i -> a[i] = n);
          SYC1006 | int n; static int[] b; @Kernel static RangeKernel1 k = i -> b[i] = n; | q.parallelFor(range(8), k);
          SYC1018 | Integer f(int i) { return i > 0 ? i : null; } | q.parallelFor(range(8), i -> a[i] = f(i));
          SYC1018 | ~~ | q.parallelFor(range(8), i -> { Integer k = i; k = null; });
          SYC1022 | final java.util.List<Integer> L = java.util.List.of(1); | q.parallelFor(range(8), i -> { Object l = L; });
          SYC1035 | @SpecConstant final Integer TILE = 1; | q.parallelFor(range(8), i -> a[i] = 1);
          SYC1043 | @Kernel private int f(int i) { return i; } | q.parallelFor(range(8), i -> a[i] = 1);
          SYC1043 | private class P { @Kernel private static void f(int i) {} } | q.parallelFor(range(8), i -> a[i] = 1);
          SYC1043 | int s; class P { int t; @Kernel void f(int i) { t = i; } } | q.parallelFor(range(8), i -> a[i] = 1);
          SYC1043 | class P<T> { @Kernel void f(int i, T t) {} } | q.parallelFor(range(8), i -> a[i] = 1);
          SYC1101 | ~~ | q.parallelFor(range(8), i -> a[0] = i);
          SYC1101 | ~~ | q.parallelFor(range(8), i -> a[0] += 1.5 * i);
          SYC1101 | ~~ | q.parallelFor(range(8), i -> a[0] *= i);
          SYC1110 | ~~ | { DeviceQueue own = q; own.parallelFor(range(8), i -> a[i] = i); } a[0]++;
          SYC1110 | ~~ | for (int k = 0; k < 3; k++) { a[0]++; q.parallelFor(range(8), i -> a[i] = i); }
          SYC1107 | ~~ | q.parallelFor(range(8), i -> { double d = x[i]; x[i] = (float) Math.sqrt(d); });
          """)
  void someFaultsHaveNoFix(String code, String members, String statements) {
    String source =
        """
        import static dev.sycamore.Range.range;
        import dev.sycamore.*;
        import dev.sycamore.annotations.*;
        class Example {
          static %s
          static void run(DeviceQueue q, int[] a, float[] x) {
            %s
          }
        }
        """
            .formatted(members.isEmpty() ? "int none;" : members, statements);

    assertThat(FixedSource.of(List.of(source)).first(code).fixes()).as(source).isEmpty();
  }

  @Test
  void theDocumentationListsTheIdsThatHaveFixes() throws IOException {
    String formats = Files.readString(Path.of("../docs/FORMATS.md"));
    String table =
        formats.substring(
            formats.indexOf("<!-- fixes -->"), formats.indexOf("<!-- end of fixes -->"));

    assertThat(Pattern.compile("SYC\\d{4}").matcher(table).results().map(MatchResult::group))
        .doesNotHaveDuplicates()
        .containsExactlyInAnyOrderElementsOf(
            QuickFixes.ids().stream().map(DiagnosticId::code).toList());
  }

  @ParameterizedTest
  @MethodSource("someCases")
  void linesEndTabsAndEscapesStayAsTheyAre(Case tried) {
    FixedSource plain = FixedSource.of(tried.sources());
    List<String> fixed = plain.after(fixOf(plain, tried));
    FixedSource other = FixedSource.of(layout(tried.sources()));

    assertThat(other.after(fixOf(other, tried))).isEqualTo(layout(fixed));
  }

  private static List<String> layout(List<String> sources) {
    return sources.stream()
        .map(text -> ESCAPES + INDENTATION.matcher(text).replaceAll("\t"))
        .map(text -> text.replace("\n", "\r\n"))
        .toList();
  }

  /** Names become unknown, and types others: fixes are made of what is left, or none is. */
  @Test
  void brokenSourcesGetFixesThatCanBeAppliedOrNone() throws IOException {
    Random random = new Random(1);
    Pattern word = Pattern.compile("\\b(?!class\\b|static\\b|void\\b)[A-Za-z_]\\w*\\b");
    int applied = 0;
    for (Case tried : cases()) {
      for (int i = 0; i < 2; i++) {
        String source = tried.sources().get(0);
        List<MatchResult> words = word.matcher(source).results().toList();
        MatchResult chosen = words.get(random.nextInt(words.size()));
        String other =
            random.nextBoolean() ? "unknown" : words.get(random.nextInt(words.size())).group();
        List<String> sources = new ArrayList<>(tried.sources());
        sources.set(
            0, source.substring(0, chosen.start()) + other + source.substring(chosen.end()));
        applied += applyAll(sources);
      }
    }
    assertThat(applied).isPositive();
  }

  private static int applyAll(List<String> sources) {
    FixedSource source;
    try {
      source = FixedSource.of(sources);
    } catch (AssertionError e) {
      // javac cannot parse it, and no processor sees it.
      if (e.getMessage() != null && e.getMessage().startsWith("not compiled")) {
        return 0;
      }
      throw e;
    }
    int applied = 0;
    for (Diagnostic diagnostic : source.found()) {
      for (Fix fix : diagnostic.fixes()) {
        assertThat(source.after(fix)).isNotEqualTo(sources);
        applied++;
      }
    }
    return applied;
  }

  @Test
  void everyRefusedExampleGetsFixesThatCompile() throws IOException {
    Set<String> seen = new HashSet<>();
    List<DiagnosticId> some =
        CommitSample.of("pages with fixes", List.of(DiagnosticId.values()), 50);
    for (DiagnosticId id : some) {
      Matcher example = EXAMPLE.matcher(Files.readString(PAGES.resolve(id.code() + ".md")));
      while (example.find()) {
        if (example.group(1).contains("-A") || id == DiagnosticId.SYNTAX) {
          continue;
        }
        FixedSource source = FixedSource.of(List.of(example.group(2)));
        for (Diagnostic diagnostic : source.found()) {
          for (Fix fix : diagnostic.fixes()) {
            seen.add(diagnostic.id().code());
            assertThat(FixedSource.errorsOfJavac(source.after(fix))).as("%s", fix).isEmpty();
          }
        }
      }
    }
    assertThat(seen).hasSizeGreaterThan(CommitSample.isEverything() ? 15 : 5);
  }
}
