package dev.sycamore.outliner.program;

import dev.sycamore.model.ArgumentAccess;
import dev.sycamore.model.ArgumentKind;
import dev.sycamore.model.DeclareLocal;
import dev.sycamore.model.DeclarePrivateArray;
import dev.sycamore.model.Expression;
import dev.sycamore.model.GroupScratch;
import dev.sycamore.model.Kernel;
import dev.sycamore.model.KernelArgument;
import dev.sycamore.model.ModelScanner;
import dev.sycamore.model.ReadLocal;
import dev.sycamore.model.ScalarType;
import dev.sycamore.model.Statement;
import dev.sycamore.model.ValueSource;
import dev.sycamore.model.Variable;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The arguments that bring scratch memory for group operations; nobody captures them. */
final class ScratchArguments extends ModelScanner {
  private final Set<ScalarType> elements = EnumSet.noneOf(ScalarType.class);
  private int lastId = -1;

  private ScratchArguments() {}

  /** The arguments that a kernel needs for itself and for what it calls. */
  static List<KernelArgument> of(LoweredKernel lowered) {
    Kernel kernel = lowered.kernel();
    ScratchArguments own = new ScratchArguments();
    kernel.arguments().forEach(a -> own.see(a.variable()));
    own.visit(kernel.body());
    ScratchArguments called = new ScratchArguments();
    for (FunctionHandle function : Reach.from(lowered.calls())) {
      function.function().ifPresent(f -> called.visit(f.body()));
    }
    own.elements.addAll(called.elements);
    List<KernelArgument> arguments = new ArrayList<>();
    for (ScalarType element : own.elements) {
      Variable variable = new Variable("scratch", ++own.lastId, GroupScratch.typeOf(element));
      arguments.add(
          new KernelArgument(
              variable,
              ArgumentKind.GROUP_SCRATCH,
              new ValueSource.OfLaunch(),
              ArgumentAccess.READ_WRITE,
              kernel.span()));
    }
    return arguments;
  }

  @Override
  protected void visit(Expression expression) {
    if (expression instanceof GroupScratch e) {
      elements.add(e.element());
    } else if (expression instanceof ReadLocal e) {
      see(e.variable());
    }
    super.visit(expression);
  }

  @Override
  protected void visit(Statement statement) {
    if (statement instanceof DeclareLocal s) {
      see(s.variable());
    } else if (statement instanceof DeclarePrivateArray s) {
      see(s.variable());
    }
    super.visit(statement);
  }

  private void see(Variable variable) {
    lastId = Math.max(lastId, variable.id());
  }
}
