package dev.sycamore.fuzz.program;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * An expression. {@link #type()} is its Java type; only for a conditional with a constant operand
 * may javac find a narrower one (JLS 15.25), of the same value.
 */
public sealed interface Expr extends Node
    permits LValue,
        Expr.Literal,
        Expr.Length,
        Expr.Unary,
        Expr.Cast,
        Expr.Binary,
        Expr.Division,
        Expr.Conditional,
        Expr.Assign,
        Expr.Step,
        Expr.NonZero,
        Expr.Limited,
        Expr.Call,
        Expr.Lambda,
        Expr.Component,
        Expr.Read,
        Expr.Constant,
        Expr.Choice,
        GroupValue {

  Prim type();

  /** How tightly the text binds; the constants of {@link Precedence}. */
  int precedence();

  /** Java source. */
  String text();

  /** The text, in parentheses unless it binds at least as tightly as {@code precedence}. */
  default String text(int precedence) {
    return precedence() >= precedence ? text() : "(" + text() + ")";
  }

  /** The text where an assignment conversion follows: constants narrow by themselves there. */
  default String initialiserText() {
    return text(Precedence.ASSIGNMENT);
  }

  /**
   * A constant.
   *
   * @param bare the text where the context converts constants (JLS 5.2)
   * @param zero whether it is an integer zero
   */
  record Literal(Prim type, String text, String bare, int precedence, boolean zero)
      implements Expr {
    @Override
    public List<Node> children() {
      return List.of();
    }

    @Override
    public Expr with(List<Node> children) {
      return this;
    }

    @Override
    public String initialiserText() {
      return bare;
    }
  }

  /** A use of a scalar. */
  record Name(FuzzVariable variable) implements LValue {
    @Override
    public Prim type() {
      return variable.type();
    }

    @Override
    public int precedence() {
      return Precedence.PRIMARY;
    }

    @Override
    public List<Node> children() {
      return List.of();
    }

    @Override
    public Expr with(List<Node> children) {
      return this;
    }

    @Override
    public String text() {
      return variable.name();
    }
  }

  /** An array element; the index is any integral expression, masked into range. */
  record Element(ArrayVariable array, Expr index) implements LValue {
    @Override
    public Prim type() {
      return array.type();
    }

    @Override
    public int precedence() {
      return Precedence.PRIMARY;
    }

    @Override
    public List<Node> children() {
      return List.of(index);
    }

    @Override
    public Expr with(List<Node> children) {
      return new Element(array, (Expr) children.get(0));
    }

    @Override
    public String text() {
      if (array.mask() == 0) {
        return array.name() + "[" + array.base() + "]";
      }
      String masked = masked(index, array.mask());
      if (index.type() != Prim.LONG && !array.base().isEmpty()) {
        masked = "(" + masked + ")";
      }
      String base = array.base().isEmpty() ? "" : array.base() + " + ";
      return array.name() + "[" + base + masked + "]";
    }

    /** The text of an {@code int} from 0 to {@code mask}. */
    static String masked(Expr index, int mask) {
      String masked = index.text(Precedence.AND) + " & " + mask;
      return index.type() == Prim.LONG ? "(int) (" + masked + ")" : masked;
    }
  }

  /** {@code array.length}. */
  record Length(ArrayVariable array) implements Expr {
    @Override
    public Prim type() {
      return Prim.INT;
    }

    @Override
    public int precedence() {
      return Precedence.PRIMARY;
    }

    @Override
    public List<Node> children() {
      return List.of();
    }

    @Override
    public Expr with(List<Node> children) {
      return this;
    }

    @Override
    public String text() {
      return array.name() + ".length";
    }
  }

  /** {@code -e}, {@code +e}, {@code ~e}, {@code !e}. */
  record Unary(String operator, Expr operand) implements Expr {
    @Override
    public Prim type() {
      return operand.type().promoted();
    }

    @Override
    public int precedence() {
      return Precedence.UNARY;
    }

    @Override
    public List<Node> children() {
      return List.of(operand);
    }

    @Override
    public Expr with(List<Node> children) {
      return new Unary(operator, (Expr) children.get(0));
    }

    @Override
    public String text() {
      return operator + operand.text(Precedence.POSTFIX);
    }
  }

  /** A cast between numeric types, or of a boolean to boolean. */
  record Cast(Prim type, Expr operand) implements Expr {
    @Override
    public int precedence() {
      return Precedence.UNARY;
    }

    @Override
    public List<Node> children() {
      return List.of(operand);
    }

    @Override
    public Expr with(List<Node> children) {
      return new Cast(type, (Expr) children.get(0));
    }

    @Override
    public String text() {
      return "(" + type.keyword() + ") " + operand.text(Precedence.UNARY);
    }
  }

  /** Every binary operator but integer division; {@code type} follows from the operands. */
  record Binary(Operator operator, Expr left, Expr right) implements Expr {
    @Override
    public Prim type() {
      return operator.type(left.type(), right.type());
    }

    @Override
    public int precedence() {
      return operator.precedence();
    }

    @Override
    public List<Node> children() {
      return List.of(left, right);
    }

    @Override
    public Expr with(List<Node> children) {
      return new Binary(operator, (Expr) children.get(0), (Expr) children.get(1));
    }

    @Override
    public String text() {
      return left.text(precedence()) + " " + operator.symbol() + " " + right.text(precedence() + 1);
    }
  }

  /** Integer {@code /} or {@code %} by a divisor that is made odd, or by a constant. */
  record Division(Operator operator, Expr left, Expr right) implements Expr {
    @Override
    public Prim type() {
      return Prim.promoted(left.type(), right.type());
    }

    @Override
    public int precedence() {
      return operator.precedence();
    }

    @Override
    public List<Node> children() {
      return List.of(left, right);
    }

    @Override
    public Expr with(List<Node> children) {
      return new Division(operator, (Expr) children.get(0), (Expr) children.get(1));
    }

    @Override
    public String text() {
      return left.text(precedence()) + " " + operator.symbol() + " " + divisor(right);
    }

    /** The text of a divisor that is never zero. */
    static String divisor(Expr raw) {
      if (raw instanceof Literal literal && !literal.zero()) {
        return literal.text(Precedence.UNARY);
      }
      return "(" + raw.text(Precedence.OR) + " | 1)";
    }
  }

  /** {@code condition ? yes : no}. */
  record Conditional(Expr condition, Expr yes, Expr no) implements Expr {
    @Override
    public Prim type() {
      Prim a = yes.type();
      Prim b = no.type();
      if (a == b) {
        return a;
      }
      boolean byteAndShort =
          (a == Prim.BYTE && b == Prim.SHORT) || (a == Prim.SHORT && b == Prim.BYTE);
      return byteAndShort ? Prim.SHORT : Prim.promoted(a, b);
    }

    @Override
    public int precedence() {
      return Precedence.CONDITIONAL;
    }

    @Override
    public List<Node> children() {
      return List.of(condition, yes, no);
    }

    @Override
    public Expr with(List<Node> children) {
      return new Conditional(
          (Expr) children.get(0), (Expr) children.get(1), (Expr) children.get(2));
    }

    @Override
    public String text() {
      return condition.text(Precedence.CONDITIONAL + 1)
          + " ? "
          + yes.text(Precedence.CONDITIONAL)
          + " : "
          + no.text(Precedence.CONDITIONAL);
    }
  }

  /**
   * {@code target operator= value}.
   *
   * @param operator null for a plain assignment
   */
  record Assign(LValue target, Operator operator, Expr value) implements Expr {
    @Override
    public Prim type() {
      return target.type();
    }

    @Override
    public int precedence() {
      return Precedence.ASSIGNMENT;
    }

    @Override
    public List<Node> children() {
      return List.of(target, value);
    }

    @Override
    public Expr with(List<Node> children) {
      return new Assign((LValue) children.get(0), operator, (Expr) children.get(1));
    }

    @Override
    public String text() {
      if (operator == null) {
        return target.text() + " = " + value.initialiserText();
      }
      boolean guarded =
          operator.divides() && target.type().isIntegral() && value.type().isIntegral();
      String right = guarded ? Division.divisor(value) : value.text(Precedence.ASSIGNMENT);
      return target.text() + " " + operator.symbol() + "= " + right;
    }
  }

  /** {@code ++x}, {@code x++}, {@code --x}, {@code x--}. */
  record Step(LValue target, boolean up, boolean prefix) implements Expr {
    @Override
    public Prim type() {
      return target.type();
    }

    @Override
    public int precedence() {
      return prefix ? Precedence.UNARY : Precedence.POSTFIX;
    }

    @Override
    public List<Node> children() {
      return List.of(target);
    }

    @Override
    public Expr with(List<Node> children) {
      return new Step((LValue) children.get(0), up, prefix);
    }

    @Override
    public String text() {
      String operator = up ? "++" : "--";
      return prefix ? operator + target.text() : target.text() + operator;
    }
  }

  /** {@code e | 1}: never zero. No reduction takes that away. */
  record NonZero(Expr operand) implements Expr {
    @Override
    public Prim type() {
      return operand.type().promoted();
    }

    @Override
    public int precedence() {
      return Precedence.OR;
    }

    @Override
    public List<Node> children() {
      return List.of(operand);
    }

    @Override
    public Expr with(List<Node> children) {
      return new NonZero((Expr) children.get(0));
    }

    @Override
    public String text() {
      return operand.text(Precedence.OR) + " | 1";
    }
  }

  /**
   * An argument in a range for which a method does not throw. No reduction takes the limit away.
   *
   * @param limit an operator and its right operand, such as {@code >> 16}
   */
  record Limited(Expr operand, String limit) implements Expr {
    @Override
    public Prim type() {
      return operand.type().promoted();
    }

    @Override
    public int precedence() {
      return Precedence.OR;
    }

    @Override
    public List<Node> children() {
      return List.of(operand);
    }

    @Override
    public Expr with(List<Node> children) {
      return new Limited((Expr) children.get(0), limit);
    }

    @Override
    public String text() {
      return operand.text(Precedence.PRIMARY) + " " + limit;
    }
  }

  /**
   * A call of a helper method or of a library method, or a component of a new record.
   *
   * @param method what stands before the arguments
   * @param leading arguments that no reduction touches (arrays and their bases, records), with a
   *     comma after each
   * @param component what stands after the arguments: an accessor's call, or empty
   */
  record Call(String method, Prim type, String leading, List<Expr> arguments, String component)
      implements Expr {
    @Override
    public int precedence() {
      return Precedence.PRIMARY;
    }

    @Override
    public List<Node> children() {
      return List.copyOf(arguments);
    }

    @Override
    public Expr with(List<Node> children) {
      List<Expr> changed = children.stream().map(child -> (Expr) child).toList();
      return new Call(method, type, leading, changed, component);
    }

    @Override
    public String text() {
      return method + Result.arguments(leading, arguments) + component;
    }
  }

  /**
   * A lambda as an argument.
   *
   * @param parameters with their parentheses
   * @param body what it does before it returns the value; empty for a lambda without a block
   */
  record Lambda(Prim type, String parameters, Stmt.Block body, Expr value) implements Expr {
    @Override
    public int precedence() {
      return Precedence.ASSIGNMENT;
    }

    @Override
    public List<Node> children() {
      return List.of(body, value);
    }

    @Override
    public Expr with(List<Node> children) {
      return new Lambda(type, parameters, (Stmt.Block) children.get(0), (Expr) children.get(1));
    }

    @Override
    public String text() {
      String returned = value.initialiserText();
      if (body.statements().isEmpty()) {
        return parameters + " -> " + returned;
      }
      FuzzSource lines = new FuzzSource();
      body.printStatements(lines);
      String block = lines.toString().lines().map(String::strip).collect(Collectors.joining(" "));
      return parameters + " -> { " + block + " return " + returned + "; }";
    }
  }

  /**
   * A component of an element of an array of records; the index is any integral expression, masked
   * into range.
   */
  record Component(String array, int mask, Expr index, FuzzVariable component) implements Expr {
    @Override
    public Prim type() {
      return component.type();
    }

    @Override
    public int precedence() {
      return Precedence.PRIMARY;
    }

    @Override
    public List<Node> children() {
      return List.of(index);
    }

    @Override
    public Expr with(List<Node> children) {
      return new Component(array, mask, (Expr) children.get(0), component);
    }

    @Override
    public String text() {
      return array + "[" + Element.masked(index, mask) + "]." + component.name() + "()";
    }
  }

  /** An element of an accessor or of memory; the index is any integral expression. */
  record Read(StorageVariable storage, Expr index) implements Expr {
    @Override
    public Prim type() {
      return storage.type();
    }

    @Override
    public int precedence() {
      return Precedence.PRIMARY;
    }

    @Override
    public List<Node> children() {
      return List.of(index);
    }

    @Override
    public Expr with(List<Node> children) {
      return new Read(storage, (Expr) children.get(0));
    }

    @Override
    public String text() {
      return storage.name() + ".get(" + storage.place(index) + ")";
    }
  }

  /** An enum constant where a switch is on it; its number elsewhere. */
  record Constant(String name, EnumClass enumClass) implements Expr {
    @Override
    public Prim type() {
      return Prim.INT;
    }

    @Override
    public int precedence() {
      return Precedence.PRIMARY;
    }

    @Override
    public List<Node> children() {
      return List.of();
    }

    @Override
    public Expr with(List<Node> children) {
      return this;
    }

    @Override
    public String text() {
      return name + ".ordinal()";
    }
  }

  /**
   * A switch expression on the low bits of {@code selector}, or on an enum constant; every result
   * has type {@code type}.
   *
   * @param form how a case is written, see {@link #FORMS}
   * @param results one for each of 0, 1, ... or each constant, and the last for {@code default}; no
   *     default where there is one for each constant
   */
  record Choice(Prim type, Expr selector, int form, List<Expr> results) implements Expr {
    /** With an arrow; with a block and {@code yield}; with a colon and {@code yield}. */
    public static final List<String> FORMS =
        List.of("%s -> %s; ", "%s -> { yield %s; } ", "%s: yield %s; ");

    @Override
    public int precedence() {
      return Precedence.ASSIGNMENT;
    }

    @Override
    public List<Node> children() {
      List<Node> children = new ArrayList<>(results);
      children.add(0, selector);
      return children;
    }

    @Override
    public Expr with(List<Node> children) {
      List<Expr> parts = children.stream().map(child -> (Expr) child).toList();
      return new Choice(type, parts.get(0), form, parts.subList(1, parts.size()));
    }

    @Override
    public String text() {
      StringBuilder text = new StringBuilder("switch (");
      text.append(Labels.selector(selector)).append(") { ");
      boolean exhaustive =
          selector instanceof Constant c && c.enumClass().constants().size() == results.size();
      for (int k = 0; k < results.size(); k++) {
        boolean last = k == results.size() - 1 && !exhaustive;
        String label = last ? "default" : Labels.of(selector, k);
        text.append(FORMS.get(form).formatted(label, results.get(k).text()));
      }
      return text.append("}").toString();
    }
  }
}
