package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.SwitchExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchEntry;
import com.github.javaparser.ast.stmt.YieldStmt;
import dev.sycamore.outliner.attribution.Denotation;
import dev.sycamore.outliner.report.UnattributedCode;
import dev.sycamore.outliner.source.ParsedUnit;
import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.syntax.SyntaxNodes;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Tells which kernel an expression at a launch is. */
final class LaunchedKernels {
  private final ParsedUnit unit;
  private final KernelSites sites;
  private final UnattributedCode unattributed;

  LaunchedKernels(ParsedUnit unit, KernelSites sites, UnattributedCode unattributed) {
    this.unit = unit;
    this.sites = sites;
    this.unattributed = unattributed;
  }

  /** Notes the kernel that an argument is; false if it is not known to be one. */
  boolean launch(Expression argument, Optional<String> name) {
    if (sites.add(argument, name)) {
      return true;
    }
    if (argument instanceof EnclosedExpr enclosed) {
      return launch(enclosed.getInner(), name);
    }
    if (argument instanceof CastExpr cast) {
      return launch(cast.getExpression(), name);
    }
    if (argument instanceof ConditionalExpr choice) {
      return launchAll(List.of(choice.getThenExpr(), choice.getElseExpr()), name);
    }
    if (argument instanceof SwitchExpr choice) {
      return launchAll(resultsOf(choice), name);
    }
    Optional<JavaType> type = unit.attribution().typeOf(argument);
    if (type.filter(t -> t == JavaType.Special.ERRONEOUS).isPresent()) {
      unattributed.add(unit, argument);
      return true;
    }
    return type.filter(LaunchedKernels::isFunctionObject).isPresent() || variable(argument, name);
  }

  private boolean launchAll(List<Expression> choices, Optional<String> name) {
    return choices.stream().filter(choice -> launch(choice, name)).count() == choices.size();
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

  /** An object of a class that is a kernel itself, wherever it is declared. */
  private static boolean isFunctionObject(JavaType type) {
    return type instanceof JavaType.Declared declared
        && declared.symbol().kind() != ClassSymbol.Kind.INTERFACE
        && !declared.symbol().canonicalName().isEmpty()
        && KernelInterfaces.of(type).isPresent();
  }

  private boolean variable(Expression argument, Optional<String> name) {
    Optional<Denotation> denotation = unit.attribution().denotationOf(argument);
    if (denotation.isEmpty()) {
      return false;
    }
    if (denotation.get() instanceof Denotation.Field field) {
      return field.symbol().annotations().has(ApiTypes.KERNEL);
    }
    if (!(denotation.get() instanceof Denotation.Local local)) {
      return false;
    }
    if (local.declaration() instanceof Parameter parameter) {
      return parameter.getAnnotations().stream().anyMatch(LaunchedKernels::isKernel);
    }
    if (local.declaration().getParentNode().orElse(null) instanceof VariableDeclarationExpr marked
        && marked.getAnnotations().stream().anyMatch(LaunchedKernels::isKernel)) {
      // Whatever is assigned to it is a kernel.
      return true;
    }
    return local.declaration() instanceof VariableDeclarator declarator
        && isInSameMethod(declarator, argument)
        && !isAssigned(declarator)
        && declarator.getInitializer().filter(i -> sites.add(i, name)).isPresent();
  }

  static boolean isKernel(AnnotationExpr annotation) {
    return annotation.getName().getIdentifier().equals("Kernel");
  }

  /** Whether a variable gets another value later, so that its first may not be the kernel. */
  private boolean isAssigned(VariableDeclarator variable) {
    return methodAround(variable).findAll(AssignExpr.class).stream()
        .anyMatch(assignment -> isVariable(assignment.getTarget(), variable));
  }

  private boolean isVariable(Expression e, VariableDeclarator variable) {
    return e.isNameExpr()
        && unit.attribution()
            .denotationOf(e)
            .filter(
                d ->
                    d instanceof Denotation.Local local
                        && SyntaxNodes.same(local.declaration(), variable))
            .isPresent();
  }

  private static boolean isInSameMethod(Node declaration, Node use) {
    return SyntaxNodes.same(methodAround(declaration), methodAround(use));
  }

  /** The innermost method, or the whole file where there is none. */
  private static Node methodAround(Node node) {
    Node around = node;
    while (!(around instanceof CallableDeclaration) && around.getParentNode().isPresent()) {
      around = around.getParentNode().get();
    }
    return around;
  }
}
