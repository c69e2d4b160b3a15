package dev.sycamore.codegen.opencl;

import dev.sycamore.codegen.opencl.model.CBlock;
import dev.sycamore.codegen.opencl.model.CCase;
import dev.sycamore.codegen.opencl.model.CDoWhile;
import dev.sycamore.codegen.opencl.model.CIf;
import dev.sycamore.codegen.opencl.model.CStatement;
import dev.sycamore.codegen.opencl.model.CSwitch;
import dev.sycamore.codegen.opencl.model.CWhile;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps statements from nesting as deeply as C compilers refuse: clang takes 256 brackets of all
 * kinds that are open at the same time. What is deeper has jumps instead of braces.
 */
final class NestingLimit {

  /** Leaves as many brackets for the expressions, which have a limit of their own. */
  private static final int MOST = 120;

  private final JumpingCode jumps = new JumpingCode();

  private NestingLimit() {}

  /** The statements of a function, which are nested as deeply as may be. */
  static List<CStatement> keep(List<CStatement> body) {
    return new NestingLimit().nested(body, 1);
  }

  private List<CStatement> nested(List<CStatement> statements, int depth) {
    if (depth >= MOST) {
      return jumps.flat(statements);
    }
    List<CStatement> all = new ArrayList<>(statements.size());
    for (CStatement statement : statements) {
      all.add(nested(statement, depth));
    }
    return all;
  }

  /** An {@code else if} counts, too: compilers recurse there. */
  private CStatement nested(CStatement statement, int depth) {
    int inner = depth + 1;
    if (statement instanceof CIf s) {
      return new CIf(s.condition(), nested(s.thenBranch(), inner), nested(s.elseBranch(), inner));
    } else if (statement instanceof CBlock s) {
      return new CBlock(nested(s.statements(), inner));
    } else if (statement instanceof CWhile s) {
      return new CWhile(s.condition(), nested(s.body(), inner), s.scalar());
    } else if (statement instanceof CDoWhile s) {
      return new CDoWhile(nested(s.body(), inner), s.condition(), s.scalar());
    } else if (statement instanceof CSwitch s) {
      return new CSwitch(
          s.selector(),
          s.cases().stream()
              .map(c -> new CCase(c.labels(), c.otherwise(), nested(c.statements(), inner + 1)))
              .toList());
    }
    return statement;
  }
}
