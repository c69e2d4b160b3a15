package dev.sycamore.driver;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.ShortRendering;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.diagnostics.render.Finding;
import dev.sycamore.diagnostics.render.Finding.Level;
import dev.sycamore.diagnostics.render.SourceText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;

/**
 * What a compilation says, in javac's order. javac hands our own diagnostics back as text; here
 * they become what the processor reported.
 */
final class JavacFindings implements DiagnosticListener<JavaFileObject>, DiagnosticSink {

  /** {@code A.java:3: warning: [deprecation] ...}: only the printed form has the lint category. */
  private static final Pattern LINT = Pattern.compile("warning: (\\[[a-z-]+\\] )");

  private final SourceText.Lookup texts;
  private final List<Diagnostic> reported = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();

  JavacFindings(SourceText.Lookup texts) {
    this.texts = texts;
  }

  @Override
  public void report(Diagnostic diagnostic) {
    reported.add(diagnostic);
  }

  @Override
  public void report(javax.tools.Diagnostic<? extends JavaFileObject> said) {
    String message = said.getMessage(Locale.getDefault());
    Optional<Diagnostic> ours = ours(message);
    ours.ifPresent(reported::remove);
    findings.add(ours.map(Finding::of).orElseGet(() -> javacs(said, message)));
  }

  /** All so far. */
  List<Finding> all() {
    return List.copyOf(findings);
  }

  private Optional<Diagnostic> ours(String message) {
    if (!message.contains("[SYC")) {
      return Optional.empty();
    }
    String lines = unindented(message);
    return reported.stream()
        .filter(diagnostic -> lines.endsWith(unindented(ShortRendering.text(diagnostic))))
        .findFirst();
  }

  /** javac indents the lines behind the first as it likes. */
  private static String unindented(String text) {
    return text.lines().map(String::strip).collect(Collectors.joining("\n"));
  }

  private Finding javacs(javax.tools.Diagnostic<? extends JavaFileObject> said, String message) {
    Level level =
        switch (said.getKind()) {
          case ERROR -> Level.ERROR;
          case WARNING, MANDATORY_WARNING -> Level.WARNING;
          default -> Level.NOTE;
        };
    Matcher lint = LINT.matcher(said.toString().lines().findFirst().orElse(""));
    String category = level == Level.WARNING && lint.find() ? lint.group(1) : "";
    String code = said.getCode() == null ? "" : said.getCode();
    return Finding.ofHost(level, code, category + message, place(said));
  }

  /** From where javac's caret is to the end of the construct. */
  private Optional<SourceSpan> place(javax.tools.Diagnostic<? extends JavaFileObject> said) {
    if (said.getSource() == null || said.getPosition() == javax.tools.Diagnostic.NOPOS) {
      return Optional.empty();
    }
    String file = said.getSource().getName();
    int from = (int) said.getPosition();
    int to = (int) Math.max(said.getEndPosition(), said.getPosition() + 1);
    return texts.find(file).map(text -> text.span(file, from, to));
  }
}
