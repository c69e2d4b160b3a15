package dev.sycamore.codegen.opencl;

import dev.sycamore.codegen.normal.NormalStatementVisitor;
import dev.sycamore.codegen.opencl.model.CArrayDeclaration;
import dev.sycamore.codegen.opencl.model.CAssignment;
import dev.sycamore.codegen.opencl.model.CBlock;
import dev.sycamore.codegen.opencl.model.CBreak;
import dev.sycamore.codegen.opencl.model.CCall;
import dev.sycamore.codegen.opencl.model.CCase;
import dev.sycamore.codegen.opencl.model.CContinue;
import dev.sycamore.codegen.opencl.model.CCountingLoop;
import dev.sycamore.codegen.opencl.model.CDeclaration;
import dev.sycamore.codegen.opencl.model.CDoWhile;
import dev.sycamore.codegen.opencl.model.CElement;
import dev.sycamore.codegen.opencl.model.CEvaluation;
import dev.sycamore.codegen.opencl.model.CExpression;
import dev.sycamore.codegen.opencl.model.CGoto;
import dev.sycamore.codegen.opencl.model.CIf;
import dev.sycamore.codegen.opencl.model.CLabel;
import dev.sycamore.codegen.opencl.model.CReturn;
import dev.sycamore.codegen.opencl.model.CStatement;
import dev.sycamore.codegen.opencl.model.CSwitch;
import dev.sycamore.codegen.opencl.model.CText;
import dev.sycamore.codegen.opencl.model.CWhile;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AsyncCopyOperation;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.Continue;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The statements of one function or kernel. */
final class StatementTranslator implements NormalStatementVisitor<List<CStatement>> {

  private static final CExpression FENCES = new CText("CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE");

  private final OpenClPrelude program;
  private final CTypes types;
  private final FloatCounterLoops counters;
  private final FoldedIndices folded;
  private final EscapingArrays escaping;
  private final ExpressionTranslator expressions;
  private final AtomicTranslator atomics;
  private final AsyncCopyTranslator copies;
  private final CallTranslator calls;
  private final ViewVariableTranslator views;
  private final Map<String, String> labels = new HashMap<>();
  private int labelCount;
  private final RootTranslator roots = new RootTranslator();
  private final EffectTranslator effects = new EffectTranslator();

  StatementTranslator(OpenClPrelude program, CTypes types, DeviceStatement function) {
    this.program = program;
    this.types = types;
    this.counters = new FloatCounterLoops(function);
    this.folded = new FoldedIndices(function);
    this.escaping = new EscapingArrays(function);
    this.expressions = new ExpressionTranslator(program, types);
    this.atomics = new AtomicTranslator(program, types, expressions);
    this.copies = new AsyncCopyTranslator(program, expressions);
    this.calls = new CallTranslator(program, types, expressions);
    this.views = new ViewVariableTranslator(types, expressions);
  }

  private List<CStatement> all(List<DeviceStatement> statements) {
    List<CStatement> all = new ArrayList<>();
    for (DeviceStatement statement : statements) {
      all.addAll(statement.accept(this));
    }
    return all;
  }

  List<CStatement> body(DeviceStatement statement) {
    return statement instanceof Block block ? all(block.statements()) : statement.accept(this);
  }

  @Override
  public List<CStatement> visitBlock(Block s) {
    return List.of(new CBlock(all(s.statements())));
  }

  @Override
  public List<CStatement> visitEvaluate(Evaluate s) {
    return List.of(s.expression().accept(effects));
  }

  @Override
  public List<CStatement> visitIf(If s) {
    return List.of(
        new CIf(
            expressions.value(s.condition()),
            body(s.thenBranch()),
            s.elseBranch().map(this::body).orElse(List.of())));
  }

  @Override
  public List<CStatement> visitWhile(While s) {
    return List.of(new CWhile(expressions.value(s.condition()), body(s.body()), folded.areIn(s)));
  }

  @Override
  public List<CStatement> visitDoWhile(DoWhile s) {
    return List.of(new CDoWhile(body(s.body()), expressions.value(s.condition()), folded.areIn(s)));
  }

  @Override
  public List<CStatement> visitSwitch(Switch s) {
    List<CCase> cases =
        s.cases().stream()
            .map(
                c ->
                    new CCase(
                        c.labels().stream().map(l -> types.literal(ScalarType.INT, l)).toList(),
                        c.isDefault(),
                        all(c.statements())))
            .toList();
    return List.of(new CSwitch(expressions.value(s.selector()), cases));
  }

  @Override
  public List<CStatement> visitBreak(Break s) {
    return List.of(s.label().<CStatement>map(this::jump).orElseGet(CBreak::new));
  }

  @Override
  public List<CStatement> visitContinue(Continue s) {
    return List.of(new CContinue());
  }

  @Override
  public List<CStatement> visitReturn(Return s) {
    return List.of(new CReturn(s.value().map(expressions::value)));
  }

  @Override
  public List<CStatement> visitDeclareLocal(DeclareLocal s) {
    if (s.variable().type() instanceof ViewType) {
      return views.declare(s.variable(), s.initializer());
    }
    return List.of(
        new CDeclaration(
            types.name(s.variable().type()),
            CNames.variable(s.variable()),
            s.initializer().map(e -> started(s.variable(), e, e.accept(roots)))));
  }

  /** A value that a variable gets; where a loop starts to count in it, one that is not seen. */
  private CExpression started(Variable variable, DeviceExpression value, CExpression translated) {
    return counters.startsAt(variable, value) ? hidden(translated) : translated;
  }

  private CExpression hidden(CExpression value) {
    return new CCall(program.use(HelperFunction.HIDDEN_FLOAT), List.of(value));
  }

  /** Hides the arguments of a function in which its loops count. */
  List<CStatement> starts(List<Variable> parameters) {
    List<CStatement> starts = new ArrayList<>();
    for (Variable parameter : parameters) {
      if (counters.has(parameter)) {
        CExpression name = new CText(CNames.variable(parameter));
        starts.add(new CAssignment(name, hidden(name)));
      }
    }
    return starts;
  }

  /** The private arrays that belong to the function, though a block declares them. */
  List<CStatement> arrays() {
    return escaping.all().stream().map(this::array).toList();
  }

  private CStatement array(DeclarePrivateArray s) {
    DeviceType element = ((ViewType) s.variable().type()).element();
    String name = CNames.variable(s.variable());
    return new CArrayDeclaration(types.name(element), name, Math.max(1, s.length()));
  }

  /** The array, and the code that zeroes it each time control comes here. */
  @Override
  public List<CStatement> visitDeclarePrivateArray(DeclarePrivateArray s) {
    DeviceType element = ((ViewType) s.variable().type()).element();
    String name = CNames.variable(s.variable());
    String index = name + "_index";
    CStatement store =
        new CAssignment(new CElement(new CText(name), new CText(index)), types.zero(element));
    List<CStatement> out = new ArrayList<>();
    if (!escaping.has(s)) {
      out.add(array(s));
    }
    out.add(
        new CDeclaration(
            "int",
            CView.extent(s.variable(), 0),
            Optional.of(new CText(Integer.toString(s.length())))));
    out.add(new CCountingLoop(index, s.length(), List.of(store)));
    return out;
  }

  private CGoto jump(String label) {
    return new CGoto(labels.computeIfAbsent(label, l -> CNames.label(l, labelCount++)));
  }

  @Override
  public List<CStatement> visitLabeled(Labeled s) {
    List<CStatement> out = new ArrayList<>();
    String outer = labels.remove(s.label());
    out.add(new CBlock(body(s.body())));
    String used = labels.remove(s.label());
    if (used != null) {
      out.add(new CLabel(used));
    }
    if (outer != null) {
      labels.put(s.label(), outer);
    }
    return out;
  }

  /** What an {@code Evaluate}, a declaration or an assignment has as its root. */
  private final class RootTranslator implements SimpleExpressionVisitor<CExpression> {
    @Override
    public CExpression defaultAction(DeviceExpression e) {
      return expressions.value(e);
    }

    @Override
    public CExpression visitCall(Call e) {
      return calls.translate(e);
    }

    @Override
    public CExpression visitAsyncCopyOperation(AsyncCopyOperation e) {
      return copies.translate(e);
    }

    @Override
    public CExpression visitAtomicOperation(AtomicOperation e) {
      return atomics.translate(e);
    }
  }

  /** Expressions whose values nobody wants. */
  private final class EffectTranslator implements SimpleExpressionVisitor<CStatement> {
    @Override
    public CStatement defaultAction(DeviceExpression e) {
      return new CEvaluation(e.accept(roots));
    }

    @Override
    public CStatement visitBarrier(Barrier e) {
      return new CEvaluation(new CCall("barrier", List.of(FENCES)));
    }

    @Override
    public CStatement visitAssign(Assign e) {
      if (e.target() instanceof AssignmentTarget.Local view && view.type() instanceof ViewType) {
        return views.assign(view.variable(), e.value());
      }
      CExpression value = e.value().accept(roots);
      return new CAssignment(
          target(e.target()),
          e.target() instanceof AssignmentTarget.Local local
              ? started(local.variable(), e.value(), value)
              : value);
    }

    private CExpression target(AssignmentTarget target) {
      return target instanceof AssignmentTarget.Element element
          ? expressions.element(element.view(), element.indices())
          : new CText(CNames.variable(((AssignmentTarget.Local) target).variable()));
    }
  }
}
