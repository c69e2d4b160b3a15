package dev.sycamore.codegen.opencl;

import dev.sycamore.codegen.error.CodegenException;
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
import dev.sycamore.codegen.opencl.model.CVariable;
import dev.sycamore.codegen.opencl.model.CWhile;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.Break;
import dev.sycamore.model.statement.Continue;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DoWhile;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.Labeled;
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.statement.Statement;
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
final class StatementTranslator {

  private static final CExpression FENCES = new CText("CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE");

  private final CTypes types;
  private final ExpressionTranslator expressions;
  private final AtomicTranslator atomics;
  private final Calls calls;
  private final Map<String, String> labels = new HashMap<>();
  private int labelCount;

  StatementTranslator(Program program, CTypes types) {
    this.types = types;
    this.expressions = new ExpressionTranslator(program, types);
    this.atomics = new AtomicTranslator(program, types, expressions);
    this.calls = new Calls(program, types, expressions);
  }

  List<CStatement> body(Statement statement) {
    List<CStatement> out = new ArrayList<>();
    if (statement instanceof Block block) {
      block.statements().forEach(s -> translate(s, out));
    } else {
      translate(statement, out);
    }
    return out;
  }

  private void translate(Statement statement, List<CStatement> out) {
    if (statement instanceof Block s) {
      out.add(new CBlock(body(s)));
    } else if (statement instanceof DeclareLocal s) {
      declare(s, out);
    } else if (statement instanceof DeclarePrivateArray s) {
      declare(s, out);
    } else if (statement instanceof Evaluate s) {
      out.add(evaluate(s));
    } else if (statement instanceof If s) {
      out.add(
          new CIf(
              expressions.value(s.condition()),
              body(s.thenBranch()),
              s.elseBranch().map(this::body).orElse(List.of())));
    } else if (statement instanceof While s) {
      out.add(new CWhile(expressions.value(s.condition()), body(s.body())));
    } else if (statement instanceof DoWhile s) {
      out.add(new CDoWhile(body(s.body()), expressions.value(s.condition())));
    } else if (statement instanceof Labeled s) {
      labeled(s, out);
    } else if (statement instanceof Switch s) {
      List<CCase> cases =
          s.cases().stream()
              .map(
                  c ->
                      new CCase(
                          c.labels().stream().map(l -> types.literal(ScalarType.INT, l)).toList(),
                          c.isDefault(),
                          body(new Block(c.statements(), s.span()))))
              .toList();
      out.add(new CSwitch(expressions.value(s.selector()), cases));
    } else if (statement instanceof Break s) {
      out.add(s.label().<CStatement>map(this::jump).orElseGet(CBreak::new));
    } else if (statement instanceof Continue) {
      out.add(new CContinue());
    } else if (statement instanceof Return s) {
      out.add(new CReturn(s.value().map(expressions::value)));
    } else {
      throw new CodegenException(
          "not in normal form: " + statement.getClass().getSimpleName(), statement.span());
    }
  }

  private void declare(DeclareLocal s, List<CStatement> out) {
    if (s.variable().type() instanceof ViewType) {
      List<CVariable> variables = CView.variables(s.variable(), types);
      List<CExpression> parts = expressions.view(s.initializer().orElseThrow()).parts();
      for (int i = 0; i < variables.size(); i++) {
        CVariable v = variables.get(i);
        out.add(new CDeclaration(v.type(), v.name(), Optional.of(parts.get(i))));
      }
      return;
    }
    out.add(
        new CDeclaration(
            types.name(s.variable().type()),
            CNames.variable(s.variable()),
            s.initializer().map(this::root)));
  }

  /** The array, and the code that zeroes it each time control comes here. */
  private void declare(DeclarePrivateArray s, List<CStatement> out) {
    DeviceType element = ((ViewType) s.variable().type()).element();
    String name = CNames.variable(s.variable());
    out.add(new CArrayDeclaration(types.name(element), name, Math.max(1, s.length())));
    out.add(
        new CDeclaration(
            "int",
            CView.extent(s.variable(), 0),
            Optional.of(new CText(Integer.toString(s.length())))));
    String index = name + "_index";
    CStatement store =
        new CAssignment(new CElement(new CText(name), new CText(index)), types.zero(element));
    out.add(new CCountingLoop(index, s.length(), List.of(store)));
  }

  private CStatement evaluate(Evaluate s) {
    Expression e = s.expression();
    if (e instanceof Barrier) {
      return new CEvaluation(new CCall("barrier", List.of(FENCES)));
    } else if (e instanceof Assign assign) {
      CExpression target =
          assign.target() instanceof AssignmentTarget.Element t
              ? expressions.element(t.view(), t.indices())
              : new CText(CNames.variable(((AssignmentTarget.Local) assign.target()).variable()));
      return new CAssignment(target, root(assign.value()));
    }
    return new CEvaluation(root(e));
  }

  private CExpression root(Expression e) {
    if (e instanceof Call call) {
      return calls.translate(call);
    } else if (e instanceof AtomicOperation atomic) {
      return atomics.translate(atomic);
    }
    return expressions.value(e);
  }

  private CGoto jump(String label) {
    return new CGoto(labels.computeIfAbsent(label, l -> CNames.label(l, labelCount++)));
  }

  private void labeled(Labeled s, List<CStatement> out) {
    String outer = labels.remove(s.label());
    out.add(new CBlock(body(s.body())));
    String used = labels.remove(s.label());
    if (used != null) {
      out.add(new CLabel(used));
    }
    if (outer != null) {
      labels.put(s.label(), outer);
    }
  }
}
