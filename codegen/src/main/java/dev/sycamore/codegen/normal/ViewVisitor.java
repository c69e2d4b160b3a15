package dev.sycamore.codegen.normal;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.model.expression.Conditional;
import dev.sycamore.model.expression.ConstantArrayRef;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.ReadComponent;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.SimpleExpressionVisitor;
import dev.sycamore.model.expression.SubView;

/**
 * Visits expressions that are views, and has a method of its own for each kind that one may be in
 * the normal form; any other is an internal error.
 *
 * @param <R> what a visit returns
 */
public interface ViewVisitor<R> extends SimpleExpressionVisitor<R> {

  @Override
  default R defaultAction(DeviceExpression expression) {
    throw new CodegenException(
        "no view: " + expression.getClass().getSimpleName(), expression.span());
  }

  @Override
  R visitReadLocal(ReadLocal expression);

  @Override
  R visitConstantArrayRef(ConstantArrayRef expression);

  @Override
  R visitSubView(SubView expression);

  @Override
  R visitConditional(Conditional expression);

  @Override
  R visitReadComponent(ReadComponent expression);
}
