package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.NullLiteralExpr;
import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.diagnostics.DiagnosticId;
import dev.sycamore.diagnostics.DiagnosticSink;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.frontend.source.ParsedUnit;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.FieldSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Gives kernels the names of their launches: those that are written in the launch, and those in the
 * local variable or the field of the file that is launched.
 */
final class LaunchNames {
  private static final String ELSEWHERE =
      "write the kernel in the launch, or launch a local variable or a field of this file that it is"
          + " assigned to; or leave the name out";

  private final KernelSites sites;
  private final DiagnosticSink sink;
  private final String name;
  private final Set<Node> seen = Collections.newSetFromMap(new IdentityHashMap<>());

  LaunchNames(KernelSites sites, DiagnosticSink sink, String name) {
    this.sites = sites;
    this.sink = sink;
    this.name = name;
  }

  /** Names the kernels among which a launch chooses. */
  void give(Expression launched) {
    ResultExpressions.choices(launched).forEach(this::giveTo);
  }

  private void giveTo(Expression value) {
    if (sites.add(value, Optional.of(name)) || sites.isHostOnly(value)) {
      return;
    }
    List<Expression> assigned = assignedTo(value);
    if (!assigned.isEmpty()) {
      assigned.stream().filter(seen::add).forEach(this::give);
    } else if (isElsewhere(value)) {
      String fault = "`" + name + "` names no kernel: what is launched is not written here";
      sink.report(
          Diagnostic.of(DiagnosticId.KERNEL_NAME, unit().spanOf(value), List.of(), fault)
              .withHelp(ELSEWHERE));
    }
  }

  private ParsedUnit unit() {
    return sites.unit();
  }

  /** What the file assigns to a local variable or field of it. */
  private List<Expression> assignedTo(Expression value) {
    Denotation denotation = denotation(value).orElse(null);
    if (denotation instanceof Denotation.Local local
        && local.declaration() instanceof VariableDeclarator variable) {
      return new AssignedValues(unit(), methodAround(variable)).of(variable);
    }
    return denotation instanceof Denotation.Field field ? assignedTo(field.symbol()) : List.of();
  }

  private List<Expression> assignedTo(FieldSymbol field) {
    return unit().attribution().declarationOf(field.owner()).stream()
        .flatMap(type -> type.getFields().stream())
        .flatMap(fields -> fields.getVariables().stream())
        .filter(variable -> variable.getNameAsString().equals(field.name()))
        .flatMap(
            variable ->
                new AssignedValues(unit(), variable.getParentNode().get().getParentNode().get())
                    .of(variable).stream())
        .toList();
  }

  private Optional<Denotation> denotation(Expression e) {
    return e.isNameExpr() || e.isFieldAccessExpr()
        ? unit().attribution().denotationOf(e)
        : Optional.empty();
  }

  /**
   * Whether a value is a kernel that is not found here, under another name. An object of a class
   * has the name of the class; what is declared {@code @Kernel} is named by who passes it.
   */
  private boolean isElsewhere(Expression value) {
    return !(value instanceof NullLiteralExpr)
        && !isMarked(denotation(value))
        && unit()
            .attribution()
            .typeOf(value)
            .filter(
                type ->
                    !(type instanceof JavaType.Declared declared)
                        || declared.symbol().kind() == ClassSymbol.Kind.INTERFACE)
            .filter(KernelTypes::isKernel)
            .isPresent();
  }

  private boolean isMarked(Optional<Denotation> denotation) {
    if (denotation.orElse(null) instanceof Denotation.Field field) {
      return field.symbol().annotations().has(ApiTypes.KERNEL);
    }
    return denotation.orElse(null) instanceof Denotation.Local local
        && local.declaration() instanceof Parameter parameter
        && AnnotatedKernelMethods.isMarked(unit(), parameter.getAnnotations());
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
