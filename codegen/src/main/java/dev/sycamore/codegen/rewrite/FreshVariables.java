package dev.sycamore.codegen.rewrite;

import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.DeviceType;
import java.util.ArrayList;
import java.util.List;

/** Makes variables whose ids the kernel or function does not use yet. */
public final class FreshVariables {

  private final List<Variable> parameters;
  private final Block body;

  /** Negative until a variable is made: most passes make none. */
  private int next = -1;

  private FreshVariables(List<Variable> parameters, Block body) {
    this.parameters = parameters;
    this.body = body;
  }

  public static FreshVariables of(Kernel kernel) {
    List<Variable> parameters = new ArrayList<>();
    for (KernelArgument argument : kernel.arguments()) {
      parameters.add(argument.variable());
    }
    if (kernel.report().isPresent()) {
      parameters.add(kernel.report().get());
    }
    return new FreshVariables(parameters, kernel.body());
  }

  public static FreshVariables of(DeviceFunction function) {
    return new FreshVariables(function.parameters(), function.body());
  }

  public Variable make(String name, DeviceType type) {
    if (next < 0) {
      Scanner scanner = new Scanner();
      parameters.forEach(scanner::see);
      scanner.scan(body);
      next = scanner.greatest + 1;
    }
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
