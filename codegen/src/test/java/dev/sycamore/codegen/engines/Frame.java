package dev.sycamore.codegen.engines;

import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.Assert;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.Continue;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.For;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.statement.Statement;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.lang.reflect.Array;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** One activation of a function or kernel: its variables, and the statements that run in it. */
final class Frame {

  /** How a statement ended. */
  private enum Kind {
    NORMAL,
    BREAK,
    CONTINUE,
    RETURN
  }

  private record Completion(Kind kind, String label, Object value) {
    static final Completion NORMAL = new Completion(Kind.NORMAL, null, null);
  }

  private final Map<Variable, Object> variables = new HashMap<>();
  private final Evaluator evaluator;

  Frame(Map<String, DeviceFunction> functions, int workItem) {
    this.evaluator = new Evaluator(this, functions, workItem);
  }

  void bind(Variable variable, Object value) {
    variables.put(variable, value);
  }

  Object get(Variable variable) {
    Object value = variables.get(variable);
    if (value == null) {
      throw new IllegalStateException(variable + " has no value");
    }
    return value;
  }

  /** The value that the body returns; null if none. */
  Object run(Block body) {
    return execute(body).value();
  }

  /** Statements inside an expression: they end normally. */
  void runInside(List<Statement> statements) {
    Completion completion = all(statements);
    if (completion.kind() != Kind.NORMAL) {
      throw new IllegalStateException("jump out of an expression");
    }
  }

  private Completion all(List<Statement> statements) {
    for (Statement statement : statements) {
      Completion completion = execute(statement);
      if (completion.kind() != Kind.NORMAL) {
        return completion;
      }
    }
    return Completion.NORMAL;
  }

  private Completion execute(Statement statement) {
    if (statement instanceof Block s) {
      return all(s.statements());
    } else if (statement instanceof DeclareLocal s) {
      s.initializer().ifPresent(v -> bind(s.variable(), evaluator.evaluate(v)));
    } else if (statement instanceof DeclarePrivateArray s) {
      declare(s);
    } else if (statement instanceof Evaluate s) {
      evaluator.evaluate(s.expression());
    } else if (statement instanceof If s) {
      if (test(s.condition())) {
        return execute(s.thenBranch());
      }
      return s.elseBranch().map(this::execute).orElse(Completion.NORMAL);
    } else if (statement instanceof Labeled s) {
      return labeled(s);
    } else if (statement instanceof While || statement instanceof DoWhile) {
      return loop(statement, Set.of());
    } else if (statement instanceof For) {
      return loop(statement, Set.of());
    } else if (statement instanceof Switch s) {
      return choose(s);
    } else if (statement instanceof Break s) {
      return new Completion(Kind.BREAK, s.label().orElse(null), null);
    } else if (statement instanceof Continue s) {
      return new Completion(Kind.CONTINUE, s.label().orElse(null), null);
    } else if (statement instanceof Return s) {
      return new Completion(Kind.RETURN, null, s.value().map(evaluator::evaluate).orElse(null));
    } else if (!(statement instanceof Assert)) {
      throw new IllegalArgumentException(statement.toString());
    }
    return Completion.NORMAL;
  }

  private boolean test(Expression condition) {
    return (Boolean) evaluator.evaluate(condition);
  }

  private void declare(DeclarePrivateArray s) {
    ScalarType element = (ScalarType) ((ViewType) s.variable().type()).element();
    MemoryView view = MemoryView.of(Array.newInstance(JvmTypes.of(element), s.length()));
    List<Object> values = s.initialValues().stream().map(evaluator::evaluate).toList();
    for (int i = 0; i < values.size(); i++) {
      view.set(i, values.get(i));
    }
    bind(s.variable(), view);
  }

  private Completion labeled(Labeled s) {
    Set<String> labels = new HashSet<>();
    Statement body = s;
    while (body instanceof Labeled inner) {
      labels.add(inner.label());
      body = inner.body();
    }
    Completion completion =
        body instanceof While || body instanceof DoWhile || body instanceof For
            ? loop(body, labels)
            : execute(body);
    boolean left = completion.kind() == Kind.BREAK && labels.contains(completion.label());
    return left ? Completion.NORMAL : completion;
  }

  private Completion loop(Statement loop, Set<String> labels) {
    if (loop instanceof For s) {
      all(s.initializers());
    }
    boolean first = true;
    while ((first && loop instanceof DoWhile) || test(condition(loop))) {
      first = false;
      Completion completion = execute(body(loop));
      String label = completion.label();
      if (completion.kind() == Kind.BREAK && label == null) {
        break;
      }
      boolean goesOn =
          completion.kind() == Kind.NORMAL
              || (completion.kind() == Kind.CONTINUE && (label == null || labels.contains(label)));
      if (!goesOn) {
        return completion;
      }
      if (loop instanceof For s) {
        s.updates().forEach(evaluator::evaluate);
      }
    }
    return Completion.NORMAL;
  }

  private static Expression condition(Statement loop) {
    return loop instanceof While s
        ? s.condition()
        : loop instanceof DoWhile d ? d.condition() : ((For) loop).condition().orElseThrow();
  }

  private static Statement body(Statement loop) {
    return loop instanceof While s
        ? s.body()
        : loop instanceof DoWhile d ? d.body() : ((For) loop).body();
  }

  private Completion choose(Switch s) {
    int selector = (Integer) evaluator.evaluate(s.selector());
    int start = -1;
    for (int i = 0; i < s.cases().size(); i++) {
      if (s.cases().get(i).labels().contains(selector)) {
        start = i;
      }
    }
    for (int i = 0; i < s.cases().size() && start < 0; i++) {
      if (s.cases().get(i).isDefault()) {
        start = i;
      }
    }
    for (int i = start; i >= 0 && i < s.cases().size(); i++) {
      Completion completion = all(s.cases().get(i).statements());
      if (completion.kind() == Kind.BREAK && completion.label() == null) {
        break;
      } else if (completion.kind() != Kind.NORMAL) {
        return completion;
      }
    }
    return Completion.NORMAL;
  }
}
