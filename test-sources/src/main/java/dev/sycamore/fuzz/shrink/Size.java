package dev.sycamore.fuzz.shrink;

import dev.sycamore.fuzz.generate.Literals;
import dev.sycamore.fuzz.program.Carrier;
import dev.sycamore.fuzz.program.CountedLoop;
import dev.sycamore.fuzz.program.Expr;
import dev.sycamore.fuzz.program.HelperMethod;
import dev.sycamore.fuzz.program.KernelOrigin;
import dev.sycamore.fuzz.program.KernelProgram;
import dev.sycamore.fuzz.program.Node;
import dev.sycamore.fuzz.program.RecordClass;
import dev.sycamore.fuzz.program.Stmt;
import java.util.List;

/** How much there is to read in a program. Each reduction that is tried has less. */
final class Size {
  private Size() {}

  static int of(KernelProgram program) {
    int size = of(program.body()) + methods(program.helpers());
    size += program.shape().origin() == KernelOrigin.LAMBDA ? 0 : 10;
    size += program.shape().carrier() == Carrier.VARIABLES ? 0 : 10;
    for (RecordClass record : program.records()) {
      size += of(record.compact()) + methods(record.methods());
    }
    return size;
  }

  private static int methods(List<HelperMethod> methods) {
    int size = 0;
    for (HelperMethod method : methods) {
      size += 6 + of(method.body());
      size += method.result().values().stream().mapToInt(Size::of).sum();
    }
    return size;
  }

  private static int of(Node node) {
    int size = node instanceof Expr e ? own(e) : own((Stmt) node);
    return size + node.children().stream().mapToInt(Size::of).sum();
  }

  private static int own(Expr e) {
    if (e instanceof Expr.Literal literal) {
      return literal.equals(Literals.simple(e.type(), 0))
          ? 1
          : literal.equals(Literals.simple(e.type(), 1)) ? 2 : 3;
    }
    if (e instanceof Expr.Name || e instanceof Expr.Length || e instanceof Expr.Cast) {
      return 4;
    }
    if (e instanceof Expr.Assign assign && assign.operator() == null) {
      return 5;
    }
    return 6;
  }

  private static int own(Stmt s) {
    if (s instanceof Stmt.Block || s instanceof Stmt.Evaluate) {
      return 1;
    }
    if (s instanceof Stmt.Loop loop) {
      return 20 + loop.trips();
    }
    if (s instanceof Stmt.Switch choice) {
      return 8 + 2 * choice.cases().size();
    }
    if (s instanceof Stmt.ForEach || s instanceof CountedLoop) {
      return 20;
    }
    if (s instanceof Stmt.Declare declare) {
      return declare.keyword().equals(declare.variable().type().keyword()) ? 4 : 5;
    }
    return s instanceof Stmt.DeclareLater ? 8 : 4;
  }
}
