package dev.sycamore.fuzz.shrink;

import dev.sycamore.fuzz.generate.Literals;
import dev.sycamore.fuzz.program.Carrier;
import dev.sycamore.fuzz.program.ChosenElement;
import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.HelperMethod;
import dev.sycamore.fuzz.program.KernelOrigin;
import dev.sycamore.fuzz.program.KernelProgram;
import dev.sycamore.fuzz.program.Node;
import dev.sycamore.fuzz.program.Prim;
import dev.sycamore.fuzz.program.ProgramShape;
import dev.sycamore.fuzz.program.RecordClass;
import dev.sycamore.fuzz.program.Stmt;
import dev.sycamore.fuzz.program.Stmt.Block;
import java.util.ArrayList;
import java.util.List;

/**
 * The programs that are one step smaller than a program. Some may name what is no longer declared
 * or have code that cannot be reached: javac tells.
 */
final class Reductions {
  private static final Block NOTHING = new Block(List.of());

  private Reductions() {}

  /** Every reduction of the program, those that take most away first in each list of statements. */
  static List<KernelProgram> of(KernelProgram program) {
    List<KernelProgram> reduced = new ArrayList<>();
    ProgramShape shape = program.shape();
    reduced.add(program.withShape(shape.from(KernelOrigin.LAMBDA)));
    reduced.add(program.withShape(shape.carriedBy(Carrier.VARIABLES)));
    for (Node body : of(program.body())) {
      reduced.add(program.withBody((Block) body));
    }
    for (int k = 0; k < program.helpers().size(); k++) {
      for (HelperMethod helper : of(program.helpers().get(k))) {
        reduced.add(program.withHelpers(with(program.helpers(), k, helper)));
      }
    }
    for (int k = 0; k < program.records().size(); k++) {
      for (RecordClass record : of(program.records().get(k))) {
        reduced.add(program.withRecords(with(program.records(), k, record)));
      }
    }
    return reduced;
  }

  private static List<HelperMethod> of(HelperMethod method) {
    List<HelperMethod> reduced = new ArrayList<>();
    for (Node body : of(method.body())) {
      reduced.add(method.with((Block) body, method.result()));
    }
    List<Expr> values = method.result().values();
    for (int k = 0; k < values.size(); k++) {
      for (Node value : of(values.get(k))) {
        List<Node> changed = with(List.copyOf(values), k, value);
        reduced.add(method.with(method.body(), method.result().with(changed)));
      }
    }
    return reduced;
  }

  private static List<RecordClass> of(RecordClass record) {
    List<RecordClass> reduced = new ArrayList<>();
    for (Node compact : of(record.compact())) {
      reduced.add(record.with((Block) compact, record.methods()));
    }
    for (int k = 0; k < record.methods().size(); k++) {
      List<HelperMethod> fewer = new ArrayList<>(record.methods());
      fewer.remove(k);
      reduced.add(record.with(record.compact(), fewer));
      for (HelperMethod method : of(record.methods().get(k))) {
        reduced.add(record.with(record.compact(), with(record.methods(), k, method)));
      }
    }
    return reduced;
  }

  private static <T> List<T> with(List<? extends T> all, int index, T replacement) {
    List<T> changed = new ArrayList<>(all);
    changed.set(index, replacement);
    return changed;
  }

  /** Every reduction of the node itself or of one part of it; each can stand where it stands. */
  private static List<Node> of(Node node) {
    List<Node> reduced =
        new ArrayList<>(node instanceof Expr e ? simpler(e) : simpler((Stmt) node));
    List<Node> children = node.children();
    for (int k = 0; k < children.size(); k++) {
      boolean target = k == 0 && (node instanceof Expr.Assign || node instanceof Expr.Step);
      boolean effect = node instanceof Stmt.Evaluate;
      for (Node child : of(children.get(k))) {
        boolean fits = target ? isTarget(child) : !effect || isEffect(child);
        if (fits) {
          reduced.add(node.with(with(children, k, child)));
        }
      }
    }
    return reduced;
  }

  /** Counters and inputs are never written: loops end, and inputs stay what they were. */
  private static boolean isTarget(Node node) {
    return node instanceof Expr.Name name
        ? name.variable().mutable()
        : node instanceof ChosenElement
            || (node instanceof Expr.Element element && element.array().writable());
  }

  private static boolean isEffect(Node node) {
    return node instanceof Expr.Assign || node instanceof Expr.Step || node instanceof Expr.Call;
  }

  private static List<Node> simpler(Expr e) {
    List<Node> simpler = new ArrayList<>();
    if (e instanceof Expr.Literal literal) {
      if (!isSimple(literal)) {
        simpler.add(Literals.simple(e.type(), 0));
        simpler.add(Literals.simple(e.type(), 1));
      }
      return simpler;
    }
    if (e instanceof Expr.NonZero || e instanceof Expr.Limited || e instanceof Expr.Lambda) {
      return simpler;
    }
    if (e instanceof ChosenElement chosen) {
      simpler.addAll(chosen.either());
    }
    simpler.add(Literals.simple(e.type(), 0));
    simpler.add(Literals.simple(e.type(), 1));
    for (Node child : e.children()) {
      Expr part = (Expr) child;
      if (part instanceof Expr.Lambda) {
        continue;
      }
      if (part.type() == e.type()) {
        simpler.add(part);
      } else if (part.type() != Prim.BOOLEAN && e.type() != Prim.BOOLEAN) {
        if (!(e instanceof Expr.Cast)) {
          simpler.add(new Expr.Cast(e.type(), part));
        } else if (part instanceof Expr.Cast inner) {
          simpler.add(new Expr.Cast(e.type(), inner.operand()));
        }
      }
    }
    if (e instanceof Expr.Assign assign && assign.operator() != null) {
      simpler.add(assign.target());
    }
    return simpler;
  }

  private static boolean isSimple(Expr.Literal literal) {
    return literal.equals(Literals.simple(literal.type(), 0))
        || literal.equals(Literals.simple(literal.type(), 1));
  }

  private static List<Node> simpler(Stmt s) {
    if (s instanceof Block block) {
      return shorter(block);
    }
    List<Node> simpler = new ArrayList<>();
    if (s instanceof Stmt.If branch) {
      simpler.add(branch.then());
      if (!branch.otherwise().statements().isEmpty()) {
        simpler.add(branch.otherwise());
        simpler.add(new Stmt.If(branch.condition(), branch.then(), NOTHING));
      }
    } else if (s instanceof Stmt.Loop loop) {
      simpler.add(onceOnly(loop));
      if (loop.trips() > 1) {
        simpler.add(loop.withTrips(1));
        simpler.add(loop.withTrips(loop.trips() - 1));
      }
    } else if (s instanceof Stmt.ForEach loop) {
      simpler.add(onceOnly(loop));
    } else if (s instanceof Stmt.Switch choice) {
      simpler.addAll(choice.cases());
      if (choice.cases().size() > 1) {
        simpler.addAll(fewerCases(choice));
      }
    } else if (s instanceof Stmt.DeclareLater later) {
      String type = later.variable().type().keyword();
      simpler.add(new Stmt.Declare(later.variable(), type, later.yes()));
      simpler.add(new Stmt.Declare(later.variable(), type, later.no()));
    } else if (s instanceof Stmt.Declare declare) {
      String type = declare.variable().type().keyword();
      if (!declare.keyword().equals(type)) {
        simpler.add(new Stmt.Declare(declare.variable(), type, declare.value()));
      }
    }
    s.children().forEach(child -> addEffects(child, simpler));
    return simpler;
  }

  /** The effects inside of an expression, each as a statement of its own. */
  private static void addEffects(Node node, List<Node> effects) {
    if (node instanceof Expr e) {
      if (isEffect(e)) {
        effects.add(new Stmt.Evaluate(e));
      }
      e.children().forEach(child -> addEffects(child, effects));
    }
  }

  /** The body with the counter as a local. */
  private static Node onceOnly(Stmt.Loop loop) {
    Prim type = loop.counter().type();
    return first(
        new Stmt.Declare(loop.counter(), type.keyword(), Literals.simple(type, 1)), loop.body());
  }

  private static Node onceOnly(Stmt.ForEach loop) {
    Expr first = new Expr.Element(loop.array(), Literals.simple(Prim.INT, 0));
    return first(
        new Stmt.Declare(loop.element(), loop.element().type().keyword(), first), loop.body());
  }

  private static Block first(Stmt statement, Block rest) {
    List<Stmt> all = new ArrayList<>(rest.statements());
    all.add(0, statement);
    return new Block(all);
  }

  private static List<Node> fewerCases(Stmt.Switch choice) {
    List<Node> fewer = new ArrayList<>();
    for (int k = 0; k < choice.cases().size(); k++) {
      List<Block> cases = new ArrayList<>(choice.cases());
      List<Boolean> fallsThrough = new ArrayList<>(choice.fallsThrough());
      cases.remove(k);
      fallsThrough.remove(k);
      fewer.add(new Stmt.Switch(choice.selector(), choice.arrow(), cases, fallsThrough));
    }
    return fewer;
  }

  /** Without a half, a quarter, ... one of the statements; with the contents of an inner block. */
  private static List<Node> shorter(Block block) {
    List<Stmt> statements = block.statements();
    List<Node> shorter = new ArrayList<>();
    for (int length = statements.size(); length > 0; length /= 2) {
      for (int start = 0; start < statements.size(); start += length) {
        List<Stmt> rest = new ArrayList<>(statements.subList(0, start));
        rest.addAll(
            statements.subList(Math.min(start + length, statements.size()), statements.size()));
        shorter.add(new Block(rest));
      }
    }
    for (int k = 0; k < statements.size(); k++) {
      if (statements.get(k) instanceof Block inner) {
        List<Stmt> flat = new ArrayList<>(statements);
        flat.remove(k);
        flat.addAll(k, inner.statements());
        shorter.add(new Block(flat));
      }
    }
    return shorter;
  }
}
