package dev.sycamore.model.text;

import dev.sycamore.model.expression.Variable;
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
import dev.sycamore.model.statement.Return;
import dev.sycamore.model.statement.StatementVisitor;
import dev.sycamore.model.statement.Switch;
import dev.sycamore.model.statement.While;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Statements as text. A visit writes a statement without its span and without a final {@code ;}.
 */
final class StatementPrinter implements StatementVisitor<Void> {

  private final ModelOutput out;
  private final PrintedNames names;
  private final ExpressionPrinter expressions;

  /** Whether an {@code else} that follows would be read as part of an {@code if} without one. */
  private boolean beforeElse;

  StatementPrinter(ModelOutput out, PrintedNames names) {
    this.out = out;
    this.names = names;
    this.expressions = new ExpressionPrinter(out, names, this);
  }

  /** The statement on lines of its own. */
  void line(DeviceStatement statement) {
    out.beginLine();
    rest(statement);
  }

  /** The statement, whose line has begun, to the end of its last line. */
  private void rest(DeviceStatement statement) {
    write(statement);
    out.append(isCompound(statement) ? "" : ";").endLine();
  }

  private void write(DeviceStatement statement) {
    out.spanBefore(statement.span());
    statement.accept(this);
  }

  /** Whether a statement, or the last of its parts, is complete without a {@code ;}. */
  private static boolean isCompound(DeviceStatement statement) {
    return statement instanceof Block
        || statement instanceof If
        || statement instanceof While
        || statement instanceof For
        || statement instanceof Labeled
        || statement instanceof Switch;
  }

  /** Statements in braces, on lines of their own; the last line does not end. */
  void braces(List<? extends DeviceStatement> statements, Runnable last) {
    boolean before = beforeElse;
    beforeElse = false;
    out.append("{").endLine();
    out.indent();
    statements.forEach(this::line);
    last.run();
    out.unindent();
    out.beginLine().append("}");
    beforeElse = before;
  }

  /** A statement that is part of another one, whose line it continues if it is a block. */
  private void part(DeviceStatement part) {
    if (part instanceof Block) {
      out.append(" ");
      write(part);
    } else {
      out.endLine();
      out.indent();
      out.beginLine();
      write(part);
      out.append(isCompound(part) ? "" : ";");
      out.unindent();
    }
  }

  @Override
  public Void visitBlock(Block s) {
    braces(s.statements(), () -> {});
    return null;
  }

  private void declaration(Variable variable) {
    out.append(DeviceTypeText.of(variable.type())).append(" ").append(PrintedNames.name(variable));
    names.declare(variable);
  }

  @Override
  public Void visitDeclareLocal(DeclareLocal s) {
    declaration(s.variable());
    s.initializer().ifPresent(value -> expressions.whole(" = ", value, ""));
    return null;
  }

  @Override
  public Void visitDeclarePrivateArray(DeclarePrivateArray s) {
    declaration(s.variable());
    out.append(" = new[" + s.length() + "]");
    if (!s.initialValues().isEmpty()) {
      expressions.list(" {", s.initialValues(), "}");
    }
    return null;
  }

  @Override
  public Void visitEvaluate(Evaluate s) {
    expressions.whole("", s.expression(), "");
    return null;
  }

  @Override
  public Void visitIf(If s) {
    expressions.whole("if (", s.condition(), ")");
    boolean before = beforeElse;
    beforeElse = before || s.elseBranch().isPresent();
    part(s.thenBranch());
    beforeElse = before;
    s.elseBranch().ifPresent(branch -> otherwise(s.thenBranch(), branch));
    if (s.elseBranch().isEmpty() && before) {
      out.append(" endif");
    }
    return null;
  }

  private void otherwise(DeviceStatement then, DeviceStatement branch) {
    if (then instanceof Block) {
      out.append(" else");
    } else {
      out.endLine();
      out.beginLine().append("else");
    }
    if (branch instanceof If) {
      out.append(" ");
      write(branch);
    } else {
      part(branch);
    }
  }

  @Override
  public Void visitWhile(While s) {
    expressions.whole("while (", s.condition(), ")");
    part(s.body());
    return null;
  }

  @Override
  public Void visitDoWhile(DoWhile s) {
    out.append("do");
    boolean before = beforeElse;
    beforeElse = false;
    part(s.body());
    beforeElse = before;
    if (s.body() instanceof Block) {
      out.append(" ");
    } else {
      out.endLine();
      out.beginLine();
    }
    expressions.whole("while (", s.condition(), ")");
    return null;
  }

  @Override
  public Void visitFor(For s) {
    out.append("for (");
    String separator = "";
    for (DeviceStatement initializer : s.initializers()) {
      out.append(separator);
      write(initializer);
      separator = ", ";
    }
    out.append(";");
    s.condition().ifPresent(condition -> expressions.whole(" ", condition, ""));
    expressions.list(s.updates().isEmpty() ? ";" : "; ", s.updates(), ")");
    part(s.body());
    return null;
  }

  @Override
  public Void visitLabeled(Labeled s) {
    out.append(ModelWords.name(s.label()) + ":");
    part(s.body());
    return null;
  }

  @Override
  public Void visitSwitch(Switch s) {
    expressions.whole("switch (", s.selector(), ") ");
    braces(List.of(), () -> s.cases().forEach(this::switchCase));
    return null;
  }

  private void switchCase(Switch.Case c) {
    String labels = c.labels().stream().map(String::valueOf).collect(Collectors.joining(", "));
    String otherwise = c.isDefault() ? "default" : "";
    String separator = c.isDefault() && !c.labels().isEmpty() ? ", " : "";
    out.line(("case " + labels + separator + otherwise).strip() + ":");
    out.indent();
    c.statements().forEach(this::line);
    out.unindent();
  }

  @Override
  public Void visitBreak(Break s) {
    out.append("break" + label(s.label()));
    return null;
  }

  @Override
  public Void visitContinue(Continue s) {
    out.append("continue" + label(s.label()));
    return null;
  }

  private static String label(Optional<String> label) {
    return label.map(l -> " " + ModelWords.name(l)).orElse("");
  }

  @Override
  public Void visitReturn(Return s) {
    out.append("return");
    s.value().ifPresent(value -> expressions.whole(" ", value, ""));
    return null;
  }

  @Override
  public Void visitAssert(Assert s) {
    expressions.whole("assert " + ModelWords.word(s.kind()) + "(", s.condition(), "");
    s.message().ifPresent(message -> out.append(", " + ModelWords.string(message)));
    if (s.operands().isEmpty()) {
      out.append(")");
    } else {
      expressions.list("; ", s.operands(), ")");
    }
    return null;
  }
}
