package dev.sycamore.codegen.rewrite;

import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.DeviceType;

/** Makes variables whose ids the kernel or function does not use yet. */
public final class FreshVariables {

  private int next;

  private FreshVariables(int next) {
    this.next = next;
  }

  public static FreshVariables of(Kernel kernel) {
    Scanner scanner = new Scanner();
    kernel.arguments().forEach(a -> scanner.see(a.variable()));
    kernel.report().ifPresent(scanner::see);
    scanner.scan(kernel.body());
    return new FreshVariables(scanner.greatest + 1);
  }

  public static FreshVariables of(DeviceFunction function) {
    Scanner scanner = new Scanner();
    function.parameters().forEach(scanner::see);
    scanner.scan(function.body());
    return new FreshVariables(scanner.greatest + 1);
  }

  public Variable make(String name, DeviceType type) {
    return new Variable(name, next++, type);
  }

  private static final class Scanner extends ModelScanner {

    private int greatest = -1;

    void see(Variable variable) {
      greatest = Math.max(greatest, variable.id());
    }

    @Override
    public Void visitDeclareLocal(DeclareLocal s) {
      see(s.variable());
      return super.visitDeclareLocal(s);
    }

    @Override
    public Void visitDeclarePrivateArray(DeclarePrivateArray s) {
      see(s.variable());
      return super.visitDeclarePrivateArray(s);
    }

    @Override
    public Void visitReadLocal(ReadLocal e) {
      see(e.variable());
      return null;
    }

    @Override
    protected void visit(AssignmentTarget target) {
      if (target instanceof AssignmentTarget.Local t) {
        see(t.variable());
      }
      super.visit(target);
    }
  }
}
