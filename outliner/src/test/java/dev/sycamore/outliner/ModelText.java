package dev.sycamore.outliner;

import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceProgram;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
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
import dev.sycamore.model.statement.StatementVisitor;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.statement.While;
import dev.sycamore.model.type.RecordType;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** A device program as text, for goldens: every conversion is seen, nothing else is in the way. */
final class ModelText implements StatementVisitor<Void> {
  private final StringBuilder text = new StringBuilder();
  private int depth;

  private ModelText() {}

  static String of(DeviceProgram program) {
    ModelText text = new ModelText();
    program.units().forEach(text::unit);
    return text.text.toString();
  }

  static String of(List<Statement> statements) {
    ModelText text = new ModelText();
    statements.forEach(text::statement);
    return text.text.toString();
  }

  private void unit(DeviceUnit unit) {
    line("unit " + unit.qualifiedName());
    for (RecordType record : unit.records()) {
      line(
          "record "
              + record.symbol()
              + record.components().stream()
                  .map(c -> ExpressionText.type(c.type()) + " " + c.name())
                  .collect(Collectors.joining(", ", "(", ")")));
    }
    unit.constants().forEach(c -> line("constant " + c.symbol() + " " + c.values()));
    unit.functions().forEach(this::function);
    unit.kernels().forEach(this::kernel);
  }

  private void function(DeviceFunction f) {
    line(
        "function "
            + ExpressionText.type(f.returnType())
            + " "
            + f.symbol()
            + f.parameters().stream().map(ExpressionText::declared).collect(ExpressionText.list()));
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
              + ExpressionText.declared(a.variable())
              + " "
              + a.kind().name().toLowerCase(Locale.ROOT)
              + " "
              + a.access().name().toLowerCase(Locale.ROOT)
              + " = "
              + a.source().accept(new ValueSourceText()));
    }
    statement(k.body());
  }

  private void line(String s) {
    text.append("  ".repeat(depth)).append(s).append('\n');
  }

  private void statement(Statement statement) {
    statement.accept(this);
  }

  /** The statements of a block without its braces, or the one statement. */
  private void nested(Statement s) {
    nested(s instanceof Block block ? block.statements() : List.of(s));
  }

  private void nested(List<Statement> statements) {
    depth++;
    statements.forEach(this::statement);
    depth--;
  }

  @Override
  public Void visitBlock(Block s) {
    line("{");
    nested(s.statements());
    line("}");
    return null;
  }

  @Override
  public Void visitDeclareLocal(DeclareLocal s) {
    line(
        ExpressionText.declared(s.variable())
            + s.initializer().map(i -> " = " + ExpressionText.of(i)).orElse(""));
    return null;
  }

  @Override
  public Void visitDeclarePrivateArray(DeclarePrivateArray s) {
    line(
        ExpressionText.declared(s.variable())
            + " = new["
            + s.length()
            + "]"
            + (s.initialValues().isEmpty() ? "" : " " + ExpressionText.all(s.initialValues())));
    return null;
  }

  @Override
  public Void visitEvaluate(Evaluate s) {
    line(ExpressionText.of(s.expression()));
    return null;
  }

  @Override
  public Void visitIf(If s) {
    line("if " + ExpressionText.of(s.condition()));
    nested(s.thenBranch());
    s.elseBranch()
        .ifPresent(
            e -> {
              line("else");
              nested(e);
            });
    return null;
  }

  @Override
  public Void visitWhile(While s) {
    line("while " + ExpressionText.of(s.condition()));
    nested(s.body());
    return null;
  }

  @Override
  public Void visitDoWhile(DoWhile s) {
    line("do");
    nested(s.body());
    line("while " + ExpressionText.of(s.condition()));
    return null;
  }

  @Override
  public Void visitFor(For s) {
    line("for");
    s.initializers().forEach(this::statement);
    line(
        "; "
            + s.condition().map(ExpressionText::of).orElse("")
            + "; "
            + ExpressionText.all(s.updates()));
    nested(s.body());
    return null;
  }

  @Override
  public Void visitLabeled(Labeled s) {
    line(s.label() + ":");
    statement(s.body());
    return null;
  }

  @Override
  public Void visitSwitch(Switch s) {
    line("switch " + ExpressionText.of(s.selector()));
    depth++;
    for (Switch.Case c : s.cases()) {
      line("case " + c.labels() + (c.isDefault() ? " default" : ""));
      nested(c.statements());
    }
    depth--;
    return null;
  }

  @Override
  public Void visitBreak(Break s) {
    line("break" + label(s.label()));
    return null;
  }

  @Override
  public Void visitContinue(Continue s) {
    line("continue" + label(s.label()));
    return null;
  }

  @Override
  public Void visitReturn(Return s) {
    line("return" + s.value().map(v -> " " + ExpressionText.of(v)).orElse(""));
    return null;
  }

  @Override
  public Void visitAssert(Assert s) {
    line(
        "assert "
            + ExpressionText.of(s.condition())
            + s.message().map(m -> " : " + m).orElse("")
            + s.operands().stream()
                .map(o -> ", " + ExpressionText.of(o))
                .collect(java.util.stream.Collectors.joining()));
    return null;
  }

  private static String label(Optional<String> label) {
    return label.map(l -> " " + l).orElse("");
  }
}
