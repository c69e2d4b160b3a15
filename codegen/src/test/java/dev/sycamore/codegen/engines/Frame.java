package dev.sycamore.codegen.engines;

import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.statement.Assert;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.Continue;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.For;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.Loop;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.statement.SimpleStatementVisitor;
import dev.sycamore.model.statement.StatementVisitor;
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
final class Frame implements StatementVisitor<Frame.Completion> {

  /** How a statement ended. */
  enum Kind {
    NORMAL,
    BREAK,
    CONTINUE,
    RETURN
  }

  record Completion(Kind kind, String label, Object value) {
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
  void runInside(List<DeviceStatement> statements) {
    Completion completion = all(statements);
    if (completion.kind() != Kind.NORMAL) {
      throw new IllegalStateException("jump out of an expression");
    }
  }

  private Completion all(List<DeviceStatement> statements) {
    for (DeviceStatement statement : statements) {
      Completion completion = execute(statement);
      if (completion.kind() != Kind.NORMAL) {
        return completion;
      }
    }
    return Completion.NORMAL;
  }

  private Completion execute(DeviceStatement statement) {
    return statement.accept(this);
  }

  @Override
  public Completion visitBlock(Block s) {
    return all(s.statements());
  }

  @Override
  public Completion visitDeclareLocal(DeclareLocal s) {
    s.initializer().ifPresent(v -> bind(s.variable(), evaluator.evaluate(v)));
    return Completion.NORMAL;
  }

  @Override
  public Completion visitDeclarePrivateArray(DeclarePrivateArray s) {
    ScalarType element = (ScalarType) ((ViewType) s.variable().type()).element();
    MemoryView view = MemoryView.of(Array.newInstance(JvmTypes.of(element), s.length()));
    List<Object> values = s.initialValues().stream().map(evaluator::evaluate).toList();
    for (int i = 0; i < values.size(); i++) {
      view.set(i, values.get(i));
    }
    bind(s.variable(), view);
    return Completion.NORMAL;
  }

  @Override
  public Completion visitEvaluate(Evaluate s) {
    evaluator.evaluate(s.expression());
    return Completion.NORMAL;
  }

  @Override
  public Completion visitIf(If s) {
    if (test(s.condition())) {
      return execute(s.thenBranch());
    }
    return s.elseBranch().map(this::execute).orElse(Completion.NORMAL);
  }

  @Override
  public Completion visitWhile(While s) {
    return s.accept(new LabeledCode());
  }

  @Override
  public Completion visitDoWhile(DoWhile s) {
    return s.accept(new LabeledCode());
  }

  @Override
  public Completion visitFor(For s) {
    return s.accept(new LabeledCode());
  }

  @Override
  public Completion visitLabeled(Labeled s) {
    LabeledCode code = new LabeledCode();
    Completion completion = s.accept(code);
    boolean left = completion.kind() == Kind.BREAK && code.labels.contains(completion.label());
    return left ? Completion.NORMAL : completion;
  }

  @Override
  public Completion visitSwitch(Switch s) {
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

  @Override
  public Completion visitBreak(Break s) {
    return new Completion(Kind.BREAK, s.label().orElse(null), null);
  }

  @Override
  public Completion visitContinue(Continue s) {
    return new Completion(Kind.CONTINUE, s.label().orElse(null), null);
  }

  @Override
  public Completion visitReturn(Return s) {
    return new Completion(Kind.RETURN, null, s.value().map(evaluator::evaluate).orElse(null));
  }

  @Override
  public Completion visitAssert(Assert s) {
    return Completion.NORMAL;
  }

  private boolean test(DeviceExpression condition) {
    return (Boolean) evaluator.evaluate(condition);
  }

  /** Runs loops, and knows the labels right in front of one. */
  private final class LabeledCode implements SimpleStatementVisitor<Completion> {
    private final Set<String> labels = new HashSet<>();

    @Override
    public Completion visitLabeled(Labeled s) {
      labels.add(s.label());
      return s.body().accept(this);
    }

    @Override
    public Completion visitWhile(While s) {
      return test(s.condition()) ? loop(s, s.condition(), List.of()) : Completion.NORMAL;
    }

    @Override
    public Completion visitDoWhile(DoWhile s) {
      return loop(s, s.condition(), List.of());
    }

    @Override
    public Completion visitFor(For s) {
      all(s.initializers());
      DeviceExpression condition = s.condition().orElseThrow();
      return test(condition) ? loop(s, condition, s.updates()) : Completion.NORMAL;
    }

    @Override
    public Completion defaultAction(DeviceStatement s) {
      return execute(s);
    }

    /** Runs the body once, and again while the condition holds. */
    private Completion loop(Loop loop, DeviceExpression condition, List<DeviceExpression> updates) {
      do {
        Completion completion = execute(loop.body());
        String label = completion.label();
        if (completion.kind() == Kind.BREAK && label == null) {
          break;
        }
        boolean goesOn =
            completion.kind() == Kind.NORMAL
                || (completion.kind() == Kind.CONTINUE
                    && (label == null || labels.contains(label)));
        if (!goesOn) {
          return completion;
        }
        updates.forEach(evaluator::evaluate);
      } while (test(condition));
      return Completion.NORMAL;
    }
  }
}
