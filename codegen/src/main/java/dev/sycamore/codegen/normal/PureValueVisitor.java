package dev.sycamore.codegen.normal;

import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.SubView;

/**
 * Visits pure expressions that are no views.
 *
 * @param <R> what a visit returns
 */
public interface PureValueVisitor<R> extends PureExpressionVisitor<R> {

  @Override
  default R visitSubView(SubView expression) {
    throw PureExpressionVisitor.unexpected(expression);
  }

  @Override
  default R visitConstantArrayRef(ConstantArrayRef expression) {
    throw PureExpressionVisitor.unexpected(expression);
  }
}
