package dev.sycamore.outliner.lowering;

import dev.sycamore.outliner.lowering.call.CallLowering;
import dev.sycamore.outliner.lowering.closure.ClosureLowering;
import dev.sycamore.outliner.lowering.closure.UncalledLambdas;
import dev.sycamore.outliner.lowering.context.CallLowerer;
import dev.sycamore.outliner.lowering.context.ClosureLowerer;
import dev.sycamore.outliner.lowering.context.ExpressionLowerer;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.context.StatementLowerer;
import dev.sycamore.outliner.lowering.enums.EnumTables;
import dev.sycamore.outliner.lowering.expression.ArrayChanges;
import dev.sycamore.outliner.lowering.expression.ConstantArrays;
import dev.sycamore.outliner.lowering.expression.ExpressionLowering;
import dev.sycamore.outliner.lowering.function.FunctionTable;
import dev.sycamore.outliner.lowering.statement.StatementLowering;

/** The lowerers of each function's parts, and what those of one file share. */
record PartLowerers(
    FunctionTable functions,
    ConstantArrays constantArrays,
    EnumTables enumTables,
    ArrayChanges arrayChanges,
    UncalledLambdas lambdas)
    implements FunctionContext.Lowerers {

  @Override
  public ExpressionLowerer expressions(FunctionContext context) {
    return new ExpressionLowering(context, functions, constantArrays, enumTables, arrayChanges);
  }

  @Override
  public StatementLowerer statements(FunctionContext context) {
    return new StatementLowering(context);
  }

  @Override
  public CallLowerer calls(FunctionContext context) {
    return new CallLowering(context, functions, enumTables);
  }

  @Override
  public ClosureLowerer closures(FunctionContext context) {
    return new ClosureLowering(context, functions, lambdas);
  }
}
