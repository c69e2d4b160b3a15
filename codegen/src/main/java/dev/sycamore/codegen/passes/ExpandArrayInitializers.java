package dev.sycamore.codegen.passes;

import dev.sycamore.codegen.rewrite.BodyPass;
import dev.sycamore.codegen.rewrite.CodeContents;
import dev.sycamore.codegen.rewrite.FreshVariables;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeclarePrivateArray;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.statement.ModelRewriter;
import dev.sycamore.model.type.ScalarType;
import java.util.ArrayList;
import java.util.List;

/** Stores the initial values of private arrays with assignments, one for each element. */
final class ExpandArrayInitializers extends BodyPass {

  @Override
  public boolean appliesTo(CodeContents contents) {
    return contents.hasInitialValues();
  }

  @Override
  protected Block run(Block body, FreshVariables fresh) {
    return new Expander().rewriteBody(body);
  }

  private static final class Expander extends ModelRewriter {
    @Override
    protected List<DeviceStatement> rewrite(DeviceStatement statement) {
      List<DeviceStatement> copy = super.rewrite(statement);
      return copy.size() == 1 && copy.get(0) instanceof DeclarePrivateArray array
          ? expand(array)
          : copy;
    }

    private static List<DeviceStatement> expand(DeclarePrivateArray array) {
      List<DeviceStatement> result = new ArrayList<>();
      result.add(
          new DeclarePrivateArray(array.variable(), array.length(), List.of(), array.span()));
      for (int i = 0; i < array.initialValues().size(); i++) {
        DeviceExpression value = array.initialValues().get(i);
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
