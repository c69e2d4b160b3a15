package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.rewrite.BodyPass;
import dev.sycamore.codegen.rewrite.CodeContents;
import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.model.statement.Assert;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelRewriter;
import java.util.List;

/** Takes assertions out: they are evaluated only where checks are on. */
final class RemoveAssertions extends BodyPass {

  @Override
  public boolean appliesTo(CodeContents contents) {
    return contents.hasAssertions();
  }

  @Override
  protected Block run(Block body, FreshVariables fresh) {
    return new Remover().rewriteBody(body);
  }

  private static final class Remover extends ModelRewriter {
    @Override
    public List<DeviceStatement> visitAssert(Assert s) {
      return List.of();
    }
  }
}
