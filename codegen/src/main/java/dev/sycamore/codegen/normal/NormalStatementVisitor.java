package dev.sycamore.codegen.normal;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.model.statement.Assert;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.For;
import dev.sycamore.model.statement.StatementVisitor;

/**
 * Visits statements of the normal form: the kinds that it does not have are internal errors.
 *
 * @param <R> what a visit returns
 */
public interface NormalStatementVisitor<R> extends StatementVisitor<R> {

  @Override
  default R visitFor(For statement) {
    throw unexpected(statement);
  }

  @Override
  default R visitAssert(Assert statement) {
    throw unexpected(statement);
  }

  private static CodegenException unexpected(DeviceStatement statement) {
    return new CodegenException(
        "not in normal form: " + statement.getClass().getSimpleName(), statement.span());
  }
}
