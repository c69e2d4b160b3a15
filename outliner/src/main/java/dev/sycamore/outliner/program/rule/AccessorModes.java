package dev.sycamore.outliner.program.rule;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.frontend.attribution.Denotation;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.outliner.program.lowered.LoweredKernel;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The modes of a kernel's accessors, where the text beside the kernel has them as constants. */
final class AccessorModes {
  private static final Set<String> ACCESS = Set.of("access", "accessInts");
  private static final String MODE = "dev.sycamore.AccessMode";

  /**
   * A mode.
   *
   * @param name of the constant
   * @param accessor the variable that holds the accessor, or the record with it
   * @param at where it is written
   */
  record Mode(String name, String accessor, SourceSpan at) {}

  private AccessorModes() {}

  /** The modes of those accessors that are variables initialised by {@code access}. */
  static Map<Variable, Mode> of(LoweredKernel kernel) {
    Map<Variable, Mode> modes = new LinkedHashMap<>();
    List<KernelArgument> accessors =
        kernel.kernel().arguments().stream()
            .filter(a -> a.kind() == ArgumentKind.ACCESSOR)
            .toList();
    if (!accessors.isEmpty()) {
      for (VariableDeclarator declarator : kernel.unit().tree().findAll(VariableDeclarator.class)) {
        mode(kernel, declarator)
            .ifPresent(
                mode ->
                    accessors.stream()
                        .filter(a -> a.declaration().equals(kernel.unit().spanOf(declarator)))
                        .forEach(a -> modes.put(a.variable(), mode)));
      }
    }
    return modes;
  }

  private static Optional<Mode> mode(LoweredKernel kernel, VariableDeclarator declarator) {
    return declarator
        .getInitializer()
        .filter(MethodCallExpr.class::isInstance)
        .map(MethodCallExpr.class::cast)
        .filter(call -> ACCESS.contains(call.getNameAsString()) && call.getArguments().size() > 1)
        .map(call -> call.getArgument(1))
        .flatMap(mode -> constant(kernel, mode, declarator.getNameAsString()));
  }

  private static Optional<Mode> constant(LoweredKernel kernel, Expression mode, String accessor) {
    return kernel
        .unit()
        .attribution()
        .denotationOf(mode)
        .filter(Denotation.Field.class::isInstance)
        .map(field -> ((Denotation.Field) field).symbol())
        .filter(f -> f.isEnumConstant() && f.owner().binaryName().equals(MODE))
        .map(f -> new Mode(f.name(), accessor, kernel.unit().spanOf(mode)));
  }
}
