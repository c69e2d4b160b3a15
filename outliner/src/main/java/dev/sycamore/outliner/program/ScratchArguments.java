package dev.sycamore.outliner.program;

import dev.sycamore.analysis.lowered.FunctionHandle;
import dev.sycamore.analysis.lowered.LoweredKernel;
import dev.sycamore.analysis.lowered.Reachability;
import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.model.expression.GroupScratch;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.statement.DeclareLocal;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.ScalarType;
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
    for (FunctionHandle function : Reachability.from(lowered.calls())) {
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
  public Void visitGroupScratch(GroupScratch e) {
    elements.add(e.element());
    return super.visitGroupScratch(e);
  }

  @Override
  public Void visitReadLocal(ReadLocal e) {
    see(e.variable());
    return super.visitReadLocal(e);
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

  private void see(Variable variable) {
    lastId = Math.max(lastId, variable.id());
  }
}
