package dev.sycamore.outliner;

import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.Barrier;
import dev.sycamore.model.expression.Binary;
import dev.sycamore.model.expression.Call;
import dev.sycamore.model.expression.Collective;
import dev.sycamore.model.expression.CompoundAssign;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.Convert;
import dev.sycamore.model.expression.Expression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.GroupScratch;
import dev.sycamore.model.expression.Increment;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.Logical;
import dev.sycamore.model.expression.NewRecord;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadElement;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.StatementExpression;
import dev.sycamore.model.expression.SubGroupOperation;
import dev.sycamore.model.expression.SubView;
import dev.sycamore.model.expression.Unary;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.expression.WorkItemQuery;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceProgram;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.program.ValueSource;
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
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** A device program as text, for goldens: every conversion is seen, nothing else is in the way. */
public final class ModelText {
  private final StringBuilder text = new StringBuilder();
  private int depth;

  private ModelText() {}

  static String of(DeviceProgram program) {
    ModelText text = new ModelText();
    program.units().forEach(text::unit);
    return text.text.toString();
  }

  /** The statements of the body only. */
  static String bodyOf(Kernel kernel) {
    ModelText text = new ModelText();
    kernel.body().statements().forEach(text::statement);
    return text.text.toString();
  }

  private void unit(DeviceUnit unit) {
    line("unit " + unit.qualifiedName());
    for (RecordType record : unit.records()) {
      line(
          "record "
              + record.symbol()
              + record.components().stream()
                  .map(c -> type(c.type()) + " " + c.name())
                  .collect(Collectors.joining(", ", "(", ")")));
    }
    unit.constants().forEach(c -> line("constant " + c.symbol() + " " + c.values()));
    unit.functions().forEach(this::function);
    unit.kernels().forEach(this::kernel);
  }

  private void function(DeviceFunction f) {
    line(
        "function "
            + type(f.returnType())
            + " "
            + f.symbol()
            + f.parameters().stream().map(this::declared).collect(list()));
    statement(f.body());
  }

  private void kernel(Kernel k) {
    line(
        "kernel "
            + k.form().name().toLowerCase(Locale.ROOT)
            + k.dimensions()
            + " "
            + k.implementationSignature());
    for (KernelArgument a : k.arguments()) {
      line(
          "  argument "
              + declared(a.variable())
              + " "
              + a.kind().name().toLowerCase(Locale.ROOT)
              + " "
              + a.access().name().toLowerCase(Locale.ROOT)
              + " = "
              + source(a.source()));
    }
    statement(k.body());
  }

  private static String source(ValueSource source) {
    if (source instanceof ValueSource.Captured captured) {
      return "captured " + captured.index();
    } else if (source instanceof ValueSource.Field field) {
      return "field " + field.owner() + "." + field.field() + " of " + source(field.object());
    } else if (source instanceof ValueSource.Component component) {
      return "component "
          + component.owner()
          + "."
          + component.component()
          + " of "
          + source(component.value());
    }
    if (source instanceof ValueSource.Static constant) {
      return "static field " + constant.owner() + "." + constant.field();
    } else if (source instanceof ValueSource.Hidden hidden) {
      return "hidden field "
          + hidden.holder()
          + "."
          + hidden.field()
          + " of "
          + source(hidden.object());
    } else if (source instanceof ValueSource.Enclosing enclosing) {
      return "object around " + enclosing.holder() + " of " + source(enclosing.object());
    }
    return "ordinal of " + source(((ValueSource.Ordinal) source).value());
  }

  private void line(String s) {
    text.append("  ".repeat(depth)).append(s).append('\n');
  }

  private void nested(Statement s) {
    if (s instanceof Block block) {
      depth++;
      block.statements().forEach(this::statement);
      depth--;
    } else {
      depth++;
      statement(s);
      depth--;
    }
  }

  private void statement(Statement statement) {
    if (statement instanceof Block s) {
      line("{");
      nested(s);
      line("}");
    } else if (statement instanceof DeclareLocal s) {
      line(declared(s.variable()) + s.initializer().map(i -> " = " + expression(i)).orElse(""));
    } else if (statement instanceof DeclarePrivateArray s) {
      line(
          declared(s.variable())
              + " = new["
              + s.length()
              + "]"
              + (s.initialValues().isEmpty() ? "" : " " + all(s.initialValues())));
    } else if (statement instanceof Evaluate s) {
      line(expression(s.expression()));
    } else if (statement instanceof If s) {
      line("if " + expression(s.condition()));
      nested(s.thenBranch());
      s.elseBranch()
          .ifPresent(
              e -> {
                line("else");
                nested(e);
              });
    } else if (statement instanceof While s) {
      line("while " + expression(s.condition()));
      nested(s.body());
    } else if (statement instanceof DoWhile s) {
      line("do");
      nested(s.body());
      line("while " + expression(s.condition()));
    } else if (statement instanceof For s) {
      line("for");
      s.initializers().forEach(this::statement);
      line("; " + s.condition().map(this::expression).orElse("") + "; " + all(s.updates()));
      nested(s.body());
    } else {
      jump(statement);
    }
  }

  private void jump(Statement statement) {
    if (statement instanceof Labeled s) {
      line(s.label() + ":");
      statement(s.body());
    } else if (statement instanceof Switch s) {
      line("switch " + expression(s.selector()));
      depth++;
      for (Switch.Case c : s.cases()) {
        line("case " + c.labels() + (c.isDefault() ? " default" : ""));
        depth++;
        c.statements().forEach(this::statement);
        depth--;
      }
      depth--;
    } else if (statement instanceof Break s) {
      line("break" + label(s.label()));
    } else if (statement instanceof Continue s) {
      line("continue" + label(s.label()));
    } else if (statement instanceof Return s) {
      line("return" + s.value().map(v -> " " + expression(v)).orElse(""));
    } else if (statement instanceof Assert s) {
      line("assert " + expression(s.condition()) + s.message().map(m -> " : " + m).orElse(""));
    }
  }

  private static String label(Optional<String> label) {
    return label.map(l -> " " + l).orElse("");
  }

  private String expression(Expression expression) {
    if (expression instanceof Literal e) {
      return literal(e);
    } else if (expression instanceof ReadLocal e) {
      return name(e.variable());
    } else if (expression instanceof Unary e) {
      return e.operator().name().toLowerCase(Locale.ROOT) + "(" + expression(e.operand()) + ")";
    } else if (expression instanceof Binary e) {
      return "("
          + expression(e.left())
          + " "
          + e.operator().symbol()
          + " "
          + expression(e.right())
          + ")";
    } else if (expression instanceof Logical e) {
      return "("
          + expression(e.left())
          + (e.conjunction() ? " && " : " || ")
          + expression(e.right())
          + ")";
    } else if (expression instanceof Convert e) {
      return type(e.type()) + "(" + expression(e.operand()) + ")";
    } else if (expression instanceof Conditional e) {
      return "("
          + expression(e.condition())
          + " ? "
          + expression(e.whenTrue())
          + " : "
          + expression(e.whenFalse())
          + ")";
    } else if (expression instanceof Assign e) {
      return target(e.target()) + " = " + expression(e.value());
    } else if (expression instanceof CompoundAssign e) {
      return target(e.target())
          + " "
          + e.operator().symbol()
          + "="
          + type(e.operationType())
          + " "
          + expression(e.value());
    } else if (expression instanceof Increment e) {
      String sign = e.delta() > 0 ? "++" : "--";
      return e.prefix() ? sign + target(e.target()) : target(e.target()) + sign;
    }
    return memory(expression);
  }

  private String memory(Expression expression) {
    if (expression instanceof ReadElement e) {
      return expression(e.view()) + all(e.indices());
    } else if (expression instanceof Extent e) {
      return "extent" + e.dimension() + "(" + expression(e.view()) + ")";
    } else if (expression instanceof SubView e) {
      return expression(e.view())
          + "["
          + expression(e.offset())
          + " for "
          + expression(e.length())
          + "]";
    } else if (expression instanceof ConstantArrayRef e) {
      return e.array().symbol();
    } else if (expression instanceof Call e) {
      return e.function() + e.arguments().stream().map(this::expression).collect(list());
    } else if (expression instanceof IntrinsicCall e) {
      return e.intrinsic()
          + "."
          + type(e.type())
          + e.arguments().stream().map(this::expression).collect(list());
    } else if (expression instanceof WorkItemQuery e) {
      return e.query().name().toLowerCase(Locale.ROOT)
          + e.dimensions()
          + "("
          + expression(e.dimension())
          + ")";
    } else if (expression instanceof Barrier) {
      return "barrier";
    } else if (expression instanceof Collective e) {
      return e.scope().name().toLowerCase(Locale.ROOT) + " " + expression(e.operation());
    } else if (expression instanceof GroupScratch e) {
      return "scratch." + type(e.element());
    } else if (expression instanceof SubGroupOperation e) {
      return "sub_group_"
          + e.kind().name().toLowerCase(Locale.ROOT)
          + e.operands().stream().map(this::expression).collect(list());
    } else if (expression instanceof AtomicOperation e) {
      return "atomic_"
          + e.operator().name().toLowerCase(Locale.ROOT)
          + " "
          + expression(e.view())
          + all(e.indices())
          + all(e.operands());
    } else if (expression instanceof NewRecord e) {
      return "new "
          + e.type().symbol()
          + e.components().stream().map(this::expression).collect(list());
    } else if (expression instanceof ReadComponent e) {
      RecordType record = (RecordType) e.record().type();
      return expression(e.record()) + "." + record.components().get(e.index()).name();
    }
    StatementExpression e = (StatementExpression) expression;
    ModelText inner = new ModelText();
    Statement.of(e).forEach(inner::statement);
    return "<< "
        + inner.text.toString().strip().replace("\n", "; ").replaceAll(" +", " ")
        + " >> "
        + name(e.result());
  }

  private String target(AssignmentTarget target) {
    if (target instanceof AssignmentTarget.Element e) {
      return expression(e.view()) + all(e.indices());
    }
    return name(((AssignmentTarget.Local) target).variable());
  }

  private String all(List<Expression> expressions) {
    return expressions.stream().map(this::expression).collect(Collectors.joining(", ", "[", "]"));
  }

  private static java.util.stream.Collector<CharSequence, ?, String> list() {
    return Collectors.joining(", ", "(", ")");
  }

  private static String literal(Literal e) {
    return switch (e.type()) {
      case INT, BOOLEAN, DOUBLE -> e.value().toString();
      case LONG -> e.value() + "L";
      case FLOAT -> e.value() + "f";
      case CHAR -> "'\\u" + String.format("%04x", (int) (Character) e.value()) + "'";
      default -> e.type().javaName() + "(" + e.value() + ")";
    };
  }

  private static String name(Variable variable) {
    return variable.name() + "#" + variable.id();
  }

  private String declared(Variable variable) {
    return type(variable.type()) + " " + name(variable);
  }

  private static String type(DeviceType type) {
    if (type instanceof ScalarType scalar) {
      return scalar.javaName();
    } else if (type instanceof RecordType record) {
      return record.symbol();
    } else if (type instanceof ViewType view) {
      return view.space().name().toLowerCase(Locale.ROOT)
          + " "
          + type(view.element())
          + "[,,]".substring(0, view.dimensions())
          + "]";
    }
    return "void";
  }
}
