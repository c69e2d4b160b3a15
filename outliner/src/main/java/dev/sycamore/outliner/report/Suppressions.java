package dev.sycamore.outliner.report;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.NormalAnnotationExpr;
import com.github.javaparser.ast.expr.SingleMemberAnnotationExpr;
import dev.sycamore.diagnostics.CallFrame;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.diagnostics.Severity;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.source.ParsedUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where {@code @SuppressWarnings("sycamore:SYCnnnn")} stands. It takes the warnings of that id away
 * that are at a place inside of the annotated declaration.
 */
public final class Suppressions {
  private static final String SUPPRESS_WARNINGS = "java.lang.SuppressWarnings";

  /** Aspects are warned about for the declaration that begins the chain, wherever the use is. */
  private static final String OF_THE_FIRST_FRAME = "SYC2";

  private final List<Suppression> suppressions = new ArrayList<>();

  private record Suppression(DiagnosticId id, SourceSpan declaration) {
    boolean covers(SourceSpan at) {
      int end = declaration.offset() + declaration.length();
      return at.file().equals(declaration.file())
          && at.offset() >= declaration.offset()
          && at.offset() < end;
    }
  }

  /**
   * Adds those of a file.
   *
   * @param misuse takes a warning for each that names no warning
   */
  public void add(ParsedUnit unit, DiagnosticSink misuse) {
    if (!unit.file().text().contains("SuppressWarnings")) {
      return;
    }
    for (AnnotationExpr annotation : unit.annotations()) {
      if (annotation.getName().getIdentifier().equals("SuppressWarnings")) {
        add(unit, annotation, misuse);
      }
    }
  }

  private void add(ParsedUnit unit, AnnotationExpr annotation, DiagnosticSink misuse) {
    SourceSpan declaration = unit.spanOf(annotation.getParentNode().orElse(annotation));
    for (Expression written : values(annotation)) {
      SuppressedName name = new SuppressedName(valueOf(unit, annotation, written));
      if (name.isOurs()) {
        name.id()
            .filter(id -> id.severity() == Severity.WARNING)
            .ifPresentOrElse(
                id -> suppressions.add(new Suppression(id, declaration)),
                () -> misuse.report(name.misuseAt(unit.spanOf(written))));
      }
    }
  }

  private static List<Expression> values(AnnotationExpr annotation) {
    Optional<Expression> value = Optional.empty();
    if (annotation instanceof SingleMemberAnnotationExpr single) {
      value = Optional.of(single.getMemberValue());
    } else if (annotation instanceof NormalAnnotationExpr normal) {
      value = normal.getPairs().stream().map(pair -> pair.getValue()).findFirst();
    }
    return value.stream()
        .flatMap(
            written ->
                written.isArrayInitializerExpr()
                    ? written.asArrayInitializerExpr().getValues().stream()
                    : java.util.stream.Stream.of(written))
        .toList();
  }

  /** The text of one value, which may be any constant; empty for what is none. */
  private static String valueOf(ParsedUnit unit, AnnotationExpr annotation, Expression written) {
    AnnotationExpr alone =
        new SingleMemberAnnotationExpr(annotation.getName().clone(), written.clone());
    return unit.attribution()
        .annotations(NodeList.nodeList(alone), annotation)
        .value(SUPPRESS_WARNINGS, "value")
        .map(Object::toString)
        .orElse("");
  }

  /** The diagnostics without the warnings that are suppressed. */
  public List<Diagnostic> filter(List<Diagnostic> diagnostics) {
    return diagnostics.stream().filter(diagnostic -> !covers(diagnostic)).toList();
  }

  private boolean covers(Diagnostic diagnostic) {
    return suppressions.stream()
        .filter(suppression -> suppression.id() == diagnostic.id())
        .anyMatch(suppression -> places(diagnostic).stream().anyMatch(suppression::covers));
  }

  private static List<SourceSpan> places(Diagnostic diagnostic) {
    List<CallFrame> chain = diagnostic.chain();
    return diagnostic.id().code().startsWith(OF_THE_FIRST_FRAME) && !chain.isEmpty()
        ? List.of(diagnostic.at(), chain.get(0).at())
        : List.of(diagnostic.at());
  }
}
