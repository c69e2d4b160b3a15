package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.reports.Reporting;
import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.codegen.rewrite.UnitPass;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.If;
import dev.sycamore.model.statement.ModelRewriter;
import dev.sycamore.model.statement.While;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Gives nests of loops with checks two forms. Before the nest the code computes between which
 * numbers its indices are in all passes. If they are in range, a form without these checks runs,
 * otherwise the one with all of them, so that the first violation is the one that it always was.
 *
 * <p>LLVM does the same for native code, with more knowledge. Drivers of OpenCL C do not: a check
 * is a way out of a loop, which keeps them from moving anything.
 */
final class DecideLoops implements UnitPass {

  /** Larger nests gain less than the compiler of the driver loses. */
  private static final int MOST_NODES = 400;

  @Override
  public DeviceUnit run(DeviceUnit unit) {
    if (unit.functions().stream().noneMatch(f -> Reporting.isViolation(f.symbol()))) {
      return unit;
    }
    JointCode joint = JointCode.of(unit);
    List<Kernel> kernels = new ArrayList<>(unit.kernels().size());
    for (Kernel kernel : unit.kernels()) {
      Loops loops = new Loops(FreshVariables.of(kernel), joint);
      kernels.add(kernel.withBody(loops.rewriteBody(kernel.body())));
    }
    List<DeviceFunction> functions = new ArrayList<>(unit.functions().size());
    for (DeviceFunction function : unit.functions()) {
      Loops loops = new Loops(FreshVariables.of(function), joint);
      functions.add(function.withBody(loops.rewriteBody(function.body())));
    }
    return unit.withCode(kernels, functions);
  }

  private static final class Loops extends ModelRewriter {
    private final FreshVariables fresh;
    private final JointCode joint;

    Loops(FreshVariables fresh, JointCode joint) {
      this.fresh = fresh;
      this.joint = joint;
    }

    @Override
    public List<DeviceStatement> visitWhile(While s) {
      NestFacts facts = NestFacts.of(s);
      if (facts.checks() == 0) {
        return List.of(s);
      } else if (facts.size() > MOST_NODES || facts.hasLabels() || joint.isIn(s)) {
        return super.visitWhile(s);
      }
      LongTerms terms = new LongTerms(fresh, s.span());
      LoopChecks checks = new LoopChecks(facts, terms);
      checks.look(s);
      boolean enough =
          facts.isInnermost() ? checks.proved() > 0 : checks.proved() * 2 >= facts.checks();
      return enough ? twoForms(s, terms, checks) : super.visitWhile(s);
    }

    private List<DeviceStatement> twoForms(While nest, LongTerms terms, LoopChecks checks) {
      SourceSpan span = nest.span();
      List<DeviceStatement> free = new FreedCopy(checks, fresh).visitWhile(nest);
      Optional<DeviceExpression> condition = checks.condition();
      if (condition.isEmpty()) {
        return free;
      }
      List<DeviceStatement> statements = new ArrayList<>(terms.neededBy(condition.get()));
      statements.add(
          new If(
              condition.get(),
              new Block(free, span),
              Optional.of(new Block(List.of(nest), span)),
              span));
      return List.of(new Block(statements, span));
    }
  }
}
