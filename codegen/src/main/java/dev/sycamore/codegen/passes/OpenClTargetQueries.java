package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.rewrite.BodyPass;
import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.TargetQuery;
import dev.sycamore.model.expression.TargetQuery.Property;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.ModelRewriter;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.model.type.ScalarType;
import java.util.Set;

/**
 * Replaces what code asks about its target by what holds for OpenCL C, and takes out what is for
 * other targets.
 */
final class OpenClTargetQueries extends BodyPass {

  private static final Set<Property> TRUE =
      Set.of(Property.IS_OPENCL_C, Property.COPIES_ASYNCHRONOUSLY, Property.HAS_NATIVE_FUNCTIONS);

  @Override
  protected Block run(Block body, FreshVariables fresh) {
    Search search = new Search();
    search.scan(body);
    return search.found
        ? new FoldConstants().run(new Replacement().rewriteBody(body), fresh)
        : body;
  }

  private static final class Search extends ModelScanner {
    private boolean found;

    @Override
    public Void visitTargetQuery(TargetQuery e) {
      found = true;
      return null;
    }
  }

  private static final class Replacement extends ModelRewriter {
    @Override
    public DeviceExpression visitTargetQuery(TargetQuery e) {
      Object value =
          e.type() == ScalarType.BOOLEAN
              ? (Object) TRUE.contains(e.property())
              : (Object) Integer.MIN_VALUE;
      return new Literal(e.type(), value, e.span());
    }
  }
}
