package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.rewrite.BodyPass;
import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.model.statement.Block;

/**
 * Brings side effects to statement level, in Java's order of evaluation. A value that was computed
 * before a side effect which may change it is kept in a temporary.
 */
final class HoistEffects extends BodyPass {

  @Override
  protected Block run(Block body, FreshVariables fresh) {
    return new StatementHoister(fresh).block(body);
  }
}
