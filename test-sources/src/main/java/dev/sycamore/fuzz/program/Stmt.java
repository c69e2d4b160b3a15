package dev.sycamore.fuzz.program;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A statement. */
public sealed interface Stmt extends Node
    permits Stmt.Block,
        Stmt.Declare,
        Stmt.DeclareLater,
        Stmt.DeclareArray,
        Stmt.DeclareFunction,
        Stmt.DeclareChoice,
        Stmt.Evaluate,
        Stmt.Store,
        Stmt.Print,
        Stmt.Mix,
        Stmt.If,
        Stmt.Loop,
        Stmt.ForEach,
        Stmt.ForEachRecord,
        Stmt.Switch,
        Stmt.Jump,
        Stmt.Return,
        Stmt.Keep,
        Stmt.KeepOne,
        Stmt.Exchange,
        Stmt.Place,
        Stmt.Assert,
        CountedLoop {

  @Override
  Stmt with(List<Node> children);

  void print(FuzzSource out);

  /** Statements in braces. */
  record Block(List<Stmt> statements) implements Stmt {
    @Override
    public List<Node> children() {
      return List.copyOf(statements);
    }

    @Override
    public Block with(List<Node> children) {
      return new Block(children.stream().map(child -> (Stmt) child).toList());
    }

    @Override
    public void print(FuzzSource out) {
      out.open("");
      printStatements(out);
      out.close("");
    }

    /** Without the braces. */
    void printStatements(FuzzSource out) {
      statements.forEach(statement -> statement.print(out));
    }
  }

  /**
   * A local with its initial value.
   *
   * @param keyword what stands before the name: the type, {@code final} and the type, or {@code
   *     var}
   */
  record Declare(FuzzVariable variable, String keyword, Expr value) implements Stmt {
    @Override
    public List<Node> children() {
      return List.of(value);
    }

    @Override
    public Declare with(List<Node> children) {
      return new Declare(variable, keyword, (Expr) children.get(0));
    }

    @Override
    public void print(FuzzSource out) {
      boolean inferred = keyword.equals("var");
      String text = inferred ? value.text(Precedence.ASSIGNMENT) : value.initialiserText();
      out.line(keyword + " " + variable.name() + " = " + text + ";");
    }
  }

  /** A local that both branches of an {@code if} assign. */
  record DeclareLater(FuzzVariable variable, Expr condition, Expr yes, Expr no) implements Stmt {
    @Override
    public List<Node> children() {
      return List.of(condition, yes, no);
    }

    @Override
    public Stmt with(List<Node> children) {
      return new DeclareLater(
          variable, (Expr) children.get(0), (Expr) children.get(1), (Expr) children.get(2));
    }

    @Override
    public void print(FuzzSource out) {
      out.line(variable.type().keyword() + " " + variable.name() + ";");
      out.line("if (" + condition.text() + ") " + variable.name() + " = " + yes.text() + ";");
      out.line("else " + variable.name() + " = " + no.text() + ";");
    }
  }

  /**
   * A private array, or another name of an array.
   *
   * @param declared all before the value
   * @param value {@code new T[n]}, another array, or empty for the values of {@code elements}
   */
  record DeclareArray(String declared, String value, List<Expr> elements) implements Stmt {
    @Override
    public List<Node> children() {
      return List.copyOf(elements);
    }

    @Override
    public Stmt with(List<Node> children) {
      return new DeclareArray(
          declared, value, children.stream().map(child -> (Expr) child).toList());
    }

    @Override
    public void print(FuzzSource out) {
      String values =
          elements.stream().map(Expr::initialiserText).collect(Collectors.joining(", ", "{", "}"));
      out.line(declared + " = " + (elements.isEmpty() ? value : values) + ";");
    }
  }

  /**
   * A lambda that is kept in a local.
   *
   * @param body what it does before it returns the value; empty for a lambda without a block
   */
  record DeclareFunction(String declared, String parameters, Block body, Expr value)
      implements Stmt {
    @Override
    public List<Node> children() {
      return List.of(body, value);
    }

    @Override
    public Stmt with(List<Node> children) {
      return new DeclareFunction(
          declared, parameters, (Block) children.get(0), (Expr) children.get(1));
    }

    @Override
    public void print(FuzzSource out) {
      String header = declared + " = " + parameters + " ->";
      if (body.statements().isEmpty()) {
        out.line(header + " " + value.initialiserText() + ";");
        return;
      }
      out.open(header);
      body.printStatements(out);
      out.line("return " + value.initialiserText() + ";");
      out.close(";");
    }
  }

  /** A variable that holds one of several functions. */
  record DeclareChoice(String declared, Expr value) implements Stmt {
    @Override
    public List<Node> children() {
      return List.of(value);
    }

    @Override
    public Stmt with(List<Node> children) {
      return new DeclareChoice(declared, (Expr) children.get(0));
    }

    @Override
    public void print(FuzzSource out) {
      out.line(declared + " = " + value.initialiserText() + ";");
    }
  }

  /** An assignment, step or call for its effect. */
  record Evaluate(Expr expression) implements Stmt {
    @Override
    public List<Node> children() {
      return List.of(expression);
    }

    @Override
    public Stmt with(List<Node> children) {
      return new Evaluate((Expr) children.get(0));
    }

    @Override
    public void print(FuzzSource out) {
      out.line(expression.text() + ";");
    }
  }

  /** Sets an element of an accessor or of memory; the value is of its type. */
  record Store(StorageVariable storage, Expr index, Expr value) implements Stmt {
    @Override
    public List<Node> children() {
      return List.of(index, value);
    }

    @Override
    public Stmt with(List<Node> children) {
      return new Store(storage, (Expr) children.get(0), (Expr) children.get(1));
    }

    @Override
    public void print(FuzzSource out) {
      String given = storage.place(index) + ", " + value.text(Precedence.ASSIGNMENT);
      out.line(storage.name() + ".set(" + given + ");");
    }
  }

  /** Prints values in a line: what several work-items print has no order. */
  record Print(String format, List<Expr> values) implements Stmt {
    @Override
    public List<Node> children() {
      return List.copyOf(values);
    }

    @Override
    public Stmt with(List<Node> children) {
      return new Print(format, children.stream().map(child -> (Expr) child).toList());
    }

    @Override
    public void print(FuzzSource out) {
      String all = values.stream().map(Expr::text).collect(Collectors.joining(", "));
      out.line("DeviceDebug.printf(\"" + format + "%n\", " + all + ");");
    }
  }

  /** Puts a value into the running hash. */
  record Mix(Expr value) implements Stmt {
    @Override
    public List<Node> children() {
      return List.of(value);
    }

    @Override
    public Stmt with(List<Node> children) {
      return new Mix((Expr) children.get(0));
    }

    @Override
    public void print(FuzzSource out) {
      out.line("hash = mix(hash, " + value.text() + ");");
    }
  }

  /** {@code if}; an empty second block is not printed. */
  record If(Expr condition, Block then, Block otherwise) implements Stmt {
    @Override
    public List<Node> children() {
      return List.of(condition, then, otherwise);
    }

    @Override
    public Stmt with(List<Node> children) {
      return new If((Expr) children.get(0), (Block) children.get(1), (Block) children.get(2));
    }

    @Override
    public void print(FuzzSource out) {
      out.open("if (" + condition.text() + ")");
      then.printStatements(out);
      if (!otherwise.statements().isEmpty()) {
        out.close(" else {");
        out.indent();
        otherwise.printStatements(out);
      }
      out.close("");
    }
  }

  /**
   * A loop of at most {@code trips} trips; the body runs on while {@code more} is true.
   *
   * @param counter cannot be assigned to
   * @param label printed where a jump in the body names it
   */
  record Loop(LoopForm form, FuzzVariable counter, int trips, String label, Expr more, Block body)
      implements Stmt {
    @Override
    public List<Node> children() {
      return List.of(more, body);
    }

    @Override
    public Stmt with(List<Node> children) {
      return new Loop(form, counter, trips, label, (Expr) children.get(0), (Block) children.get(1));
    }

    /** The same with fewer trips. */
    public Loop withTrips(int fewer) {
      return new Loop(form, counter, fewer, label, more, body);
    }

    @Override
    public void print(FuzzSource out) {
      boolean always = more instanceof Expr.Literal literal && literal.text().equals("true");
      String condition = always ? "" : " && " + more.text(Precedence.OR);
      String prefix = Jump.isNamed(label, body) ? label + ": " : "";
      form.print(out, prefix, counter.name(), trips, condition, body);
    }
  }

  /** {@code for (T x : array)}. */
  record ForEach(ArrayVariable array, FuzzVariable element, String label, Block body)
      implements Stmt {
    @Override
    public List<Node> children() {
      return List.of(body);
    }

    @Override
    public Stmt with(List<Node> children) {
      return new ForEach(array, element, label, (Block) children.get(0));
    }

    @Override
    public void print(FuzzSource out) {
      String prefix = Jump.isNamed(label, body) ? label + ": " : "";
      out.open(
          prefix
              + "for ("
              + element.type().keyword()
              + " "
              + element.name()
              + " : "
              + array.name()
              + ")");
      body.printStatements(out);
      out.close("");
    }
  }

  /**
   * {@code for (R0 x : array)}.
   *
   * @param length how many records there are
   * @param element the declaration of the variable
   */
  record ForEachRecord(String array, int length, String element, String label, Block body)
      implements Stmt {
    @Override
    public List<Node> children() {
      return List.of(body);
    }

    @Override
    public Stmt with(List<Node> children) {
      return new ForEachRecord(array, length, element, label, (Block) children.get(0));
    }

    @Override
    public void print(FuzzSource out) {
      String prefix = Jump.isNamed(label, body) ? label + ": " : "";
      out.open(prefix + "for (" + element + " : " + array + ")");
      body.printStatements(out);
      out.close("");
    }
  }

  /**
   * A switch statement on the low bits of {@code selector}, or on an enum constant.
   *
   * @param cases one for each of 0, 1, ... or each constant; the last is {@code default}
   * @param fallsThrough for each case of the old form whether it runs into the next
   */
  record Switch(Expr selector, boolean arrow, List<Block> cases, List<Boolean> fallsThrough)
      implements Stmt {
    @Override
    public List<Node> children() {
      List<Node> children = new ArrayList<>(cases);
      children.add(0, selector);
      return children;
    }

    @Override
    public Stmt with(List<Node> children) {
      List<Block> blocks =
          children.subList(1, children.size()).stream().map(child -> (Block) child).toList();
      return new Switch((Expr) children.get(0), arrow, blocks, fallsThrough);
    }

    @Override
    public void print(FuzzSource out) {
      out.open("switch (" + Labels.selector(selector) + ")");
      for (int k = 0; k < cases.size(); k++) {
        String label = k < cases.size() - 1 ? Labels.of(selector, k) : "default";
        out.open(label + (arrow ? " ->" : ":"));
        cases.get(k).printStatements(out);
        out.close("");
        if (!arrow && !fallsThrough.get(k)) {
          out.line("break;");
        }
      }
      out.close("");
    }
  }

  /**
   * {@code break} or {@code continue}.
   *
   * @param label empty for none
   */
  record Jump(String keyword, String label) implements Stmt {
    @Override
    public List<Node> children() {
      return List.of();
    }

    @Override
    public Stmt with(List<Node> children) {
      return this;
    }

    @Override
    public void print(FuzzSource out) {
      out.line(keyword + (label.isEmpty() ? "" : " " + label) + ";");
    }

    /** Whether a jump in {@code node} names {@code label}. */
    static boolean isNamed(String label, Node node) {
      return node instanceof Jump jump
          ? jump.label().equals(label)
          : node.children().stream().anyMatch(child -> isNamed(label, child));
    }
  }

  /**
   * An early return: of a helper with a result, of the kernel without.
   *
   * @param results one or none
   */
  record Return(List<Result> results) implements Stmt {
    @Override
    public List<Node> children() {
      return results.isEmpty() ? List.of() : List.copyOf(results.get(0).values());
    }

    @Override
    public Stmt with(List<Node> children) {
      return results.isEmpty() ? this : new Return(List.of(results.get(0).with(children)));
    }

    @Override
    public void print(FuzzSource out) {
      out.line(results.isEmpty() ? "return;" : "return " + results.get(0).text() + ";");
    }
  }

  /**
   * A record that is made and kept.
   *
   * @param target a declaration, the variable, or a call without its last argument
   * @param method {@code new R0}, a helper that returns a record, or another variable's name
   * @param arguments null where {@code method} is a variable
   */
  record Keep(String target, String method, String leading, List<Expr> arguments) implements Stmt {
    /** The same value, kept elsewhere. */
    public Keep into(String newTarget) {
      return new Keep(newTarget, method, leading, arguments);
    }

    @Override
    public List<Node> children() {
      return arguments == null ? List.of() : List.copyOf(arguments);
    }

    @Override
    public Stmt with(List<Node> children) {
      return arguments == null
          ? this
          : new Keep(
              target, method, leading, children.stream().map(child -> (Expr) child).toList());
    }

    /** What is kept. */
    public String value() {
      return arguments == null ? method : method + Result.arguments(leading, arguments);
    }

    @Override
    public void print(FuzzSource out) {
      out.line(assigned(target, value()));
    }

    /** An assignment, or a call that sets an element. */
    static String assigned(String target, String value) {
      return target.endsWith(", ") ? target + value + ");" : target + " = " + value + ";";
    }
  }

  /**
   * One of several records is kept: of two by a conditional, of more by a switch expression.
   *
   * @param target a declaration, or the variable
   * @param selector of two, a condition; else an integer
   * @param values their texts, which no reduction touches
   */
  record KeepOne(String target, Expr selector, List<String> values) implements Stmt {
    @Override
    public List<Node> children() {
      return List.of(selector);
    }

    @Override
    public Stmt with(List<Node> children) {
      return new KeepOne(target, (Expr) children.get(0), values);
    }

    @Override
    public void print(FuzzSource out) {
      out.line(Keep.assigned(target, values.size() == 2 ? conditional() : choice()));
    }

    private String conditional() {
      return selector.text(Precedence.CONDITIONAL + 1)
          + " ? "
          + values.get(0)
          + " : "
          + values.get(1);
    }

    private String choice() {
      StringBuilder text = new StringBuilder("switch (" + Labels.selector(selector) + ") { ");
      for (int k = 0; k < values.size(); k++) {
        String label = k < values.size() - 1 ? Labels.of(selector, k) : "default";
        text.append(label).append(" -> ").append(values.get(k)).append("; ");
      }
      return text.append("}").toString();
    }
  }

  /**
   * Puts a value into local memory and reads another work-item's: two barriers, which belong in
   * uniform control flow.
   *
   * @param mask of the index: one less than a power of two
   */
  record Exchange(FuzzVariable result, Expr value, Expr index, int mask) implements Stmt {
    @Override
    public List<Node> children() {
      return List.of(value, index);
    }

    @Override
    public Stmt with(List<Node> children) {
      return new Exchange(result, (Expr) children.get(0), (Expr) children.get(1), mask);
    }

    @Override
    public void print(FuzzSource out) {
      String tile = "tile" + result.type().code();
      String masked = index.text(Precedence.AND) + " & " + mask;
      String at = index.type() == Prim.LONG ? "(int) (" + masked + ")" : masked;
      out.line(tile + ".set(l, " + value.text() + ");");
      out.line("it.barrier();");
      out.line(result.type().keyword() + " " + result.name() + " = " + tile + ".get(" + at + ");");
      out.line("it.barrier();");
    }
  }

  /**
   * A local with an index that several accesses share.
   *
   * @param index its text, which no reduction touches: it is in range, and another one for each
   *     work-item where that matters
   */
  record Place(String name, String index) implements Stmt {
    @Override
    public List<Node> children() {
      return List.of();
    }

    @Override
    public Stmt with(List<Node> children) {
      return this;
    }

    @Override
    public void print(FuzzSource out) {
      out.line("int " + name + " = " + index + ";");
    }
  }

  /** {@code assert}: where checks are on, the launch throws if it does not hold. */
  record Assert(Expr condition) implements Stmt {
    @Override
    public List<Node> children() {
      return List.of(condition);
    }

    @Override
    public Stmt with(List<Node> children) {
      return new Assert((Expr) children.get(0));
    }

    @Override
    public void print(FuzzSource out) {
      out.line("assert " + condition.text() + ";");
    }
  }
}
