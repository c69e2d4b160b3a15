package dev.sycamore.codegen.passes;

import dev.sycamore.model.Assign;
import dev.sycamore.model.AssignmentTarget;
import dev.sycamore.model.Block;
import dev.sycamore.model.DeclarePrivateArray;
import dev.sycamore.model.Evaluate;
import dev.sycamore.model.Expression;
import dev.sycamore.model.Literal;
import dev.sycamore.model.ReadLocal;
import dev.sycamore.model.ScalarType;
import dev.sycamore.model.Statement;
import java.util.ArrayList;
import java.util.List;

/** Stores the initial values of private arrays with assignments, one for each element. */
final class ExpandArrayInitializers extends BodyPass {

  @Override
  Block run(Block body, FreshVariables fresh) {
    return new Expander().rewriteBody(body);
  }

  private static final class Expander extends ModelRewriter {
    @Override
    protected List<Statement> rewrite(Statement statement) {
      List<Statement> copy = super.rewrite(statement);
      return copy.size() == 1 && copy.get(0) instanceof DeclarePrivateArray array
          ? expand(array)
          : copy;
    }

    private static List<Statement> expand(DeclarePrivateArray array) {
      List<Statement> result = new ArrayList<>();
      result.add(
          new DeclarePrivateArray(array.variable(), array.length(), List.of(), array.span()));
      for (int i = 0; i < array.initialValues().size(); i++) {
        Expression value = array.initialValues().get(i);
        AssignmentTarget element =
            new AssignmentTarget.Element(
                new ReadLocal(array.variable(), value.span()),
                List.of(new Literal(ScalarType.INT, i, value.span())));
        result.add(new Evaluate(new Assign(element, value, value.span()), value.span()));
      }
      return result;
    }
  }
}
