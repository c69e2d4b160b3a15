package dev.sycamore.outliner.fixes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.Fix;
import dev.sycamore.diagnostics.TextEdit;
import dev.sycamore.outliner.OutlineRun;
import dev.sycamore.testsupport.compile.TestCompilation;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Sources and what is wrong with them.
 *
 * @param sources each is the file of the first class in it
 * @param found in them
 */
record FixedSource(List<String> sources, List<Diagnostic> found) {
  private static final Map<List<String>, FixedSource> KNOWN = new ConcurrentHashMap<>();

  private static final Pattern TYPE =
      Pattern.compile("(?m)^(?:public |final |abstract )*(?:class|interface|record|enum) (\\w+)");
  private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");

  /** Once for the same sources. */
  static FixedSource of(List<String> sources) {
    return KNOWN.computeIfAbsent(
        sources, s -> new FixedSource(s, OutlineRun.of(s.toArray(String[]::new)).diagnostics()));
  }

  /** The first diagnostic with an id. */
  Diagnostic first(String code) {
    return found.stream()
        .filter(diagnostic -> diagnostic.id().code().equals(code))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + code + " in " + found));
  }

  /** The sources after a fix, whose edits are checked. */
  List<String> after(Fix fix) {
    List<String> changed = new ArrayList<>(sources);
    List<TextEdit> backwards = new ArrayList<>(fix.edits());
    Collections.reverse(backwards);
    for (TextEdit edit : backwards) {
      int index = paths().indexOf(edit.at().file());
      assertThat(index).as("file of %s", edit).isNotNegative();
      String text = sources.get(index);
      assertThat(edit.at().offset()).isBetween(0, text.length());
      assertThat(edit.end()).isBetween(edit.at().offset(), text.length());
      assertThat(edit.at().offset()).isEqualTo(offsetOf(edit, text));
      changed.set(
          index,
          changed.get(index).substring(0, edit.at().offset())
              + edit.text()
              + changed.get(index).substring(edit.end()));
    }
    return changed;
  }

  /** The offset that the line and column of an edit stand for. */
  private static int offsetOf(TextEdit edit, String text) {
    Matcher lines = Pattern.compile("\r\n|\r|\n").matcher(text);
    int start = 0;
    for (int line = 1; line < edit.at().line(); line++) {
      assertThat(lines.find()).isTrue();
      start = lines.end();
    }
    return start + edit.at().column() - 1;
  }

  /** The paths of the files. */
  private List<String> paths() {
    return sources.stream().map(FixedSource::pathOf).toList();
  }

  private static String pathOf(String source) {
    Matcher type = TYPE.matcher(source);
    if (!type.find()) {
      throw new AssertionError(source);
    }
    Matcher around = PACKAGE.matcher(source);
    return (around.find() ? around.group(1).replace('.', '/') + "/" : "") + type.group(1) + ".java";
  }

  /** What javac has against sources. */
  static List<?> errorsOfJavac(List<String> sources) {
    TestCompilation compilation =
        TestCompilation.with(TestedHostCompiler.JAVAC).options("-proc:none", "--release", "17");
    sources.forEach(source -> compilation.source(pathOf(source), source));
    return compilation.run().errors();
  }

  /** The ids of the diagnostics without those of a few, in order. */
  List<String> codesWithout(String... codes) {
    return found.stream()
        .map(diagnostic -> diagnostic.id().code())
        .filter(code -> !Arrays.asList(codes).contains(code))
        .sorted()
        .toList();
  }
}
