package dev.sycamore.outliner.program.access;

import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.model.type.ViewType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a body, and what it calls, does with the elements of its views. */
final class AccessAnalysis {
  private final Map<String, DeviceFunction> functions;
  private final ArgumentAccess ofImported;
  private final Map<String, Map<Variable, ArgumentAccess>> known = new HashMap<>();

  /**
   * @param functions by symbol, without recursion
   * @param ofImported what functions that are not among them do with their views
   */
  AccessAnalysis(Map<String, DeviceFunction> functions, ArgumentAccess ofImported) {
    this.functions = functions;
    this.ofImported = ofImported;
  }

  /** The access to each variable of a body that is a view; what is absent is not accessed. */
  Map<Variable, ArgumentAccess> of(Statement body) {
    Scanner scanner = new Scanner();
    scanner.visit(body);
    return scanner.found;
  }

  private ArgumentAccess ofParameter(String symbol, int parameter) {
    DeviceFunction function = functions.get(symbol);
    if (function == null) {
      return ofImported;
    }
    Map<Variable, ArgumentAccess> access = known.get(symbol);
    if (access == null) {
      access = of(function.body());
      known.put(symbol, access);
    }
    return access.getOrDefault(function.parameters().get(parameter), ArgumentAccess.NONE);
  }

  /** Both of two accesses. */
  static ArgumentAccess both(ArgumentAccess a, ArgumentAccess b) {
    boolean reads = a.reads() || b.reads();
    boolean writes = a.writes() || b.writes();
    if (reads) {
      return writes ? ArgumentAccess.READ_WRITE : ArgumentAccess.READ;
    }
    return writes ? ArgumentAccess.WRITE : ArgumentAccess.NONE;
  }

  private final class Scanner extends ModelScanner {
    private final Map<Variable, ArgumentAccess> found = new HashMap<>();
    private final Map<Variable, Variable> aliases = new HashMap<>();

    @Override
    protected void visit(Statement statement) {
      if (statement instanceof DeclareLocal s
          && s.variable().type() instanceof ViewType
          && s.initializer().isPresent()) {
        root(s.initializer().get()).ifPresent(view -> aliases.put(s.variable(), view));
      }
      super.visit(statement);
    }

    @Override
    protected void visit(Expression expression) {
      if (expression instanceof ReadElement e) {
        note(e.view(), ArgumentAccess.READ);
      } else if (expression instanceof CompoundAssign e) {
        noteTarget(e.target(), ArgumentAccess.READ_WRITE);
      } else if (expression instanceof Increment e) {
        noteTarget(e.target(), ArgumentAccess.READ_WRITE);
      } else if (expression instanceof dev.sycamore.model.expression.Assign e) {
        noteTarget(e.target(), ArgumentAccess.WRITE);
      } else if (expression instanceof AtomicOperation e) {
        note(e.view(), accessOf(e.operator()));
      } else if (expression instanceof Call e) {
        arguments(e);
      }
      super.visit(expression);
    }

    private void arguments(Call call) {
      List<Expression> arguments = call.arguments();
      for (int i = 0; i < arguments.size(); i++) {
        if (arguments.get(i).type() instanceof ViewType) {
          note(arguments.get(i), ofParameter(call.function(), i));
        }
      }
    }

    private void noteTarget(AssignmentTarget target, ArgumentAccess access) {
      if (target instanceof AssignmentTarget.Element element) {
        note(element.view(), access);
      }
    }

    private void note(Expression view, ArgumentAccess access) {
      root(view).ifPresent(variable -> found.merge(variable, access, AccessAnalysis::both));
    }

    private Optional<Variable> root(Expression view) {
      if (view instanceof ReadLocal local) {
        return Optional.of(aliases.getOrDefault(local.variable(), local.variable()));
      }
      if (view instanceof SubView part) {
        return root(part.view());
      }
      if (view instanceof StatementExpression e) {
        return Optional.of(aliases.getOrDefault(e.result(), e.result()));
      }
      return Optional.empty();
    }
  }

  private static ArgumentAccess accessOf(AtomicOperation.Operator operator) {
    return switch (operator) {
      case LOAD -> ArgumentAccess.READ;
      case STORE -> ArgumentAccess.WRITE;
      default -> ArgumentAccess.READ_WRITE;
    };
  }
}
