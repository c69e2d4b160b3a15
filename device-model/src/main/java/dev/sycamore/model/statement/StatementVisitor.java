package dev.sycamore.model.statement;

/**
 * One method for each kind of {@link DeviceStatement}: a new kind does not compile until every
 * visitor handles it.
 *
 * @param <R> what a visit returns
 */
public interface StatementVisitor<R> {

  R visitBlock(Block statement);

  R visitDeclareLocal(DeclareLocal statement);

  R visitDeclarePrivateArray(DeclarePrivateArray statement);

  R visitEvaluate(Evaluate statement);

  R visitIf(If statement);

  R visitWhile(While statement);

  R visitDoWhile(DoWhile statement);

  R visitFor(For statement);

  R visitLabeled(Labeled statement);

  R visitSwitch(Switch statement);

  R visitBreak(Break statement);

  R visitContinue(Continue statement);

  R visitReturn(Return statement);

  R visitAssert(Assert statement);
}
