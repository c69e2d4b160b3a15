package dev.sycamore.model.statement;

/**
 * Treats some kinds of {@link DeviceStatement} in a way of their own and all others alike, by
 * {@link #defaultAction}.
 *
 * @param <R> what a visit returns
 */
public interface SimpleStatementVisitor<R> extends StatementVisitor<R> {

  /** The visit of every kind whose own method is not overridden. */
  R defaultAction(DeviceStatement statement);

  @Override
  default R visitBlock(Block statement) {
    return defaultAction(statement);
  }

  @Override
  default R visitDeclareLocal(DeclareLocal statement) {
    return defaultAction(statement);
  }

  @Override
  default R visitDeclarePrivateArray(DeclarePrivateArray statement) {
    return defaultAction(statement);
  }

  @Override
  default R visitEvaluate(Evaluate statement) {
    return defaultAction(statement);
  }

  @Override
  default R visitIf(If statement) {
    return defaultAction(statement);
  }

  @Override
  default R visitWhile(While statement) {
    return defaultAction(statement);
  }

  @Override
  default R visitDoWhile(DoWhile statement) {
    return defaultAction(statement);
  }

  @Override
  default R visitFor(For statement) {
    return defaultAction(statement);
  }

  @Override
  default R visitLabeled(Labeled statement) {
    return defaultAction(statement);
  }

  @Override
  default R visitSwitch(Switch statement) {
    return defaultAction(statement);
  }

  @Override
  default R visitBreak(Break statement) {
    return defaultAction(statement);
  }

  @Override
  default R visitContinue(Continue statement) {
    return defaultAction(statement);
  }

  @Override
  default R visitReturn(Return statement) {
    return defaultAction(statement);
  }

  @Override
  default R visitAssert(Assert statement) {
    return defaultAction(statement);
  }
}
