package dev.sycamore.codegen.reports;

import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.ModelScanner;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which views are accessors or memory in the source and not arrays: on the JVM their index errors
 * are of another type. The model has forgotten it, but every view comes from an argument of a
 * kernel.
 */
final class AccessorViews {

  private static final Set<ArgumentKind> INDEXED_BY_METHODS =
      Set.of(ArgumentKind.ACCESSOR, ArgumentKind.MEMORY, ArgumentKind.LOCAL_ACCESSOR);

  private final Map<String, Set<Integer>> parameters = new HashMap<>();
  private final Map<String, Set<Variable>> bodies = new HashMap<>();

  static AccessorViews of(DeviceUnit unit) {
    AccessorViews views = new AccessorViews();
    for (Kernel kernel : unit.kernels()) {
      Set<Variable> accessors = new HashSet<>();
      for (KernelArgument argument : kernel.arguments()) {
        if (INDEXED_BY_METHODS.contains(argument.kind())) {
          accessors.add(argument.variable());
        }
      }
      views.scan(kernel.entryPoint(), kernel.body(), accessors);
    }
    // Callers come after callees.
    for (int i = unit.functions().size() - 1; i >= 0; i--) {
      DeviceFunction function = unit.functions().get(i);
      Set<Variable> accessors = new HashSet<>();
      for (int index : views.parameters.getOrDefault(function.symbol(), Set.of())) {
        accessors.add(function.parameters().get(index));
      }
      views.scan(function.symbol(), function.body(), accessors);
    }
    return views;
  }

  /**
   * The variables of a body that hold accessors.
   *
   * @param symbol of a function, or the entry point of a kernel
   */
  Set<Variable> in(String symbol) {
    return bodies.getOrDefault(symbol, Set.of());
  }

  private void scan(String symbol, Block body, Set<Variable> accessors) {
    new Scanner(accessors).scan(body);
    bodies.put(symbol, accessors);
  }

  static boolean isAccessor(DeviceExpression view, Set<Variable> accessors) {
    return view.accept(new Origin(accessors));
  }

  /** Whether an expression is a view of an accessor; what is no view is none. */
  private record Origin(Set<Variable> accessors) implements SimpleExpressionVisitor<Boolean> {
    @Override
    public Boolean defaultAction(DeviceExpression e) {
      return false;
    }

    @Override
    public Boolean visitReadLocal(ReadLocal e) {
      return accessors.contains(e.variable());
    }

    @Override
    public Boolean visitSubView(SubView e) {
      return e.view().accept(this);
    }

    @Override
    public Boolean visitConditional(Conditional e) {
      return e.whenTrue().accept(this);
    }

    @Override
    public Boolean visitStatementExpression(StatementExpression e) {
      return accessors.contains(e.result());
    }
  }

  private final class Scanner extends ModelScanner {
    private final Set<Variable> accessors;

    Scanner(Set<Variable> accessors) {
      this.accessors = accessors;
    }

    @Override
    public Void visitDeclareLocal(DeclareLocal s) {
      super.visitDeclareLocal(s);
      if (s.initializer().filter(view -> isAccessor(view, accessors)).isPresent()) {
        accessors.add(s.variable());
      }
      return null;
    }

    @Override
    public Void visitAssign(Assign e) {
      super.visitAssign(e);
      if (e.target() instanceof AssignmentTarget.Local local && isAccessor(e.value(), accessors)) {
        accessors.add(local.variable());
      }
      return null;
    }

    @Override
    public Void visitCall(Call call) {
      super.visitCall(call);
      List<DeviceExpression> arguments = call.arguments();
      for (int i = 0; i < arguments.size(); i++) {
        if (isAccessor(arguments.get(i), accessors)) {
          parameters.computeIfAbsent(call.function(), f -> new HashSet<>()).add(i);
        }
      }
      return null;
    }
  }
}
