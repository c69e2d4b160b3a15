package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchEntry;
import com.github.javaparser.ast.stmt.YieldStmt;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.source.SourceUnits;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.tree.SyntaxNodes;
import dev.sycamore.outliner.report.UnattributedCode;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Notes the kernels that expressions at launches may be; what is not known is reported. */
final class LaunchedKernels {
  private final ParsedUnit unit;
  private final SourceUnits units;
  private final KernelSites sites;
  private final DiagnosticSink sink;
  private final UnattributedCode unattributed;

  LaunchedKernels(
      ParsedUnit unit,
      SourceUnits units,
      KernelSites sites,
      DiagnosticSink sink,
      UnattributedCode unattributed) {
    this.unit = unit;
    this.units = units;
    this.sites = sites;
    this.sink = sink;
    this.unattributed = unattributed;
  }

  /**
   * Notes the kernels that an expression may be, or that are in it where it is an array or
   * collection.
   *
   * @param name of the kernel in the launch
   */
  void launch(Expression launched, Optional<String> name) {
    Optional<JavaType> type = unit.attribution().typeOf(launched);
    if (type.filter(t -> t == JavaType.Special.ERRONEOUS).isPresent()) {
      unattributed.add(unit, launched);
      return;
    }
    KernelOrigins origins = new KernelOrigins(units, sites, name);
    boolean elements =
        type.filter(KernelTypes::mayBeKernels)
            .filter(t -> KernelInterfaces.of(t).isEmpty())
            .isPresent();
    Optional<KernelOrigins.Unknown> unknown =
        elements ? origins.ofElements(unit, launched) : origins.of(unit, launched);
    unknown.ifPresent(part -> sink.report(LaunchedExpression.fault(unit, launched, part)));
    if (name.isPresent() && origins.ofOtherFile()) {
      String fault = "`" + name.get() + "` is given to a kernel of another file: name it there";
      sink.report(Diagnostic.of(DiagnosticId.SYC1019, unit.spanOf(launched), List.of(), fault));
    }
  }

  /** What the arms of a switch give. */
  static List<Expression> resultsOf(SwitchExpr choice) {
    List<Expression> results = new ArrayList<>();
    for (SwitchEntry entry : choice.getEntries()) {
      for (Statement statement : entry.getStatements()) {
        if (entry.getType() == SwitchEntry.Type.EXPRESSION
            && statement instanceof ExpressionStmt result) {
          results.add(result.getExpression());
        } else {
          statement.findAll(YieldStmt.class).stream()
              .filter(y -> isOf(choice, y))
              .map(YieldStmt::getExpression)
              .forEach(results::add);
        }
      }
    }
    return results;
  }

  /** Whether the innermost switch expression around a statement is this one. */
  private static boolean isOf(SwitchExpr choice, Node statement) {
    Node around = statement;
    while (!(around instanceof SwitchExpr)) {
      around = around.getParentNode().orElseThrow();
    }
    return SyntaxNodes.same(around, choice);
  }

  /** Whether one of the annotations is the API's: others may have its simple name. */
  static boolean isMarked(ParsedUnit unit, NodeList<AnnotationExpr> annotations) {
    return annotations.stream()
        .filter(annotation -> annotation.getName().getIdentifier().equals("Kernel"))
        .anyMatch(annotation -> LaunchAnnotations.single(unit, annotation).has(ApiTypes.KERNEL));
  }

  /** The innermost method, or the whole file where there is none. */
  static Node methodAround(Node node) {
    Node around = node;
    while (!(around instanceof CallableDeclaration) && around.getParentNode().isPresent()) {
      around = around.getParentNode().get();
    }
    return around;
  }
}
