package dev.sycamore.analysis.access;

import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.statement.ViewAliases;
import dev.sycamore.model.type.ViewType;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** What a body, and what it calls, does with the elements of its views. */
final class AccessAnalysis {
  private final Map<String, DeviceFunction> functions;
  private final ArgumentAccess ofImported;
  private final Predicate<Variable> everywhere;
  private final Map<String, Map<Variable, ArgumentAccess>> known = new HashMap<>();

  /**
   * @param functions by symbol, without recursion
   * @param ofImported what functions that are not among them do with their views
   * @param everywhere tells variables that all functions may read without being passed them
   */
  AccessAnalysis(
      Map<String, DeviceFunction> functions,
      ArgumentAccess ofImported,
      Predicate<Variable> everywhere) {
    this.functions = functions;
    this.ofImported = ofImported;
    this.everywhere = everywhere;
  }

  /** The access to each variable of a body that is a view; what is absent is not accessed. */
  Map<Variable, ArgumentAccess> of(DeviceStatement body) {
    Scanner scanner = new Scanner(ViewAliases.in(body));
    scanner.scan(body);
    return scanner.found;
  }

  private ArgumentAccess ofParameter(String symbol, int parameter) {
    DeviceFunction function = functions.get(symbol);
    return function == null
        ? ofImported
        : of(function).getOrDefault(function.parameters().get(parameter), ArgumentAccess.NONE);
  }

  private Map<Variable, ArgumentAccess> of(DeviceFunction function) {
    Map<Variable, ArgumentAccess> access = known.get(function.symbol());
    if (access == null) {
      access = of(function.body());
      known.put(function.symbol(), access);
    }
    return access;
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
    private final ViewAliases aliases;

    Scanner(ViewAliases aliases) {
      this.aliases = aliases;
    }

    @Override
    public Void visitReadElement(ReadElement e) {
      super.visitReadElement(e);
      note(e.view(), ArgumentAccess.READ);
      return null;
    }

    @Override
    public Void visitAssign(Assign e) {
      super.visitAssign(e);
      noteTarget(e.target(), ArgumentAccess.WRITE);
      return null;
    }

    @Override
    public Void visitCompoundAssign(CompoundAssign e) {
      super.visitCompoundAssign(e);
      noteTarget(e.target(), ArgumentAccess.READ_WRITE);
      return null;
    }

    @Override
    public Void visitIncrement(Increment e) {
      super.visitIncrement(e);
      noteTarget(e.target(), ArgumentAccess.READ_WRITE);
      return null;
    }

    @Override
    public Void visitAsyncCopyOperation(AsyncCopyOperation e) {
      super.visitAsyncCopyOperation(e);
      if (e.kind() == AsyncCopyOperation.Kind.START) {
        note(e.views().get(0), ArgumentAccess.WRITE);
        note(e.views().get(1), ArgumentAccess.READ);
      }
      return null;
    }

    @Override
    public Void visitAtomicOperation(AtomicOperation e) {
      super.visitAtomicOperation(e);
      note(e.view(), accessOf(e.operator()));
      return null;
    }

    @Override
    public Void visitCall(Call e) {
      super.visitCall(e);
      arguments(e);
      DeviceFunction function = functions.get(e.function());
      if (function != null) {
        of(function)
            .forEach(
                (variable, access) -> {
                  if (everywhere.test(variable)) {
                    found.merge(variable, access, AccessAnalysis::both);
                  }
                });
      }
      return null;
    }

    private void arguments(Call call) {
      List<DeviceExpression> arguments = call.arguments();
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

    /** A view that may be one of several counts as all of them. */
    private void note(DeviceExpression view, ArgumentAccess access) {
      for (Variable memory : aliases.of(view)) {
        found.merge(memory, access, AccessAnalysis::both);
      }
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
