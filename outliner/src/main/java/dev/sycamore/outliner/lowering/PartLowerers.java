package dev.sycamore.outliner.lowering;

import dev.sycamore.outliner.lowering.call.CallLowering;
import dev.sycamore.outliner.lowering.closure.ClosureLowering;
import dev.sycamore.outliner.lowering.closure.UncalledLambdas;
import dev.sycamore.outliner.lowering.context.FunctionContext;
import dev.sycamore.outliner.lowering.enums.EnumTables;
import dev.sycamore.outliner.lowering.expression.ArrayChanges;
import dev.sycamore.outliner.lowering.expression.ConstantArrays;
import dev.sycamore.outliner.lowering.expression.ExpressionLowering;
import dev.sycamore.outliner.lowering.function.FunctionTable;
import dev.sycamore.outliner.lowering.statement.StatementLowering;

/** The lowerers of each function's parts, and what those of one file share. */
public record PartLowerers(
    FunctionTable functions,
    ConstantArrays constantArrays,
    EnumTables enumTables,
    ArrayChanges arrayChanges,
    UncalledLambdas lambdas) {

  public ExpressionLowering expressions(FunctionContext context) {
    return new ExpressionLowering(context, functions, constantArrays, enumTables, arrayChanges);
  }

  public StatementLowering statements(FunctionContext context) {
    return new StatementLowering(context);
  }

  public CallLowering calls(FunctionContext context) {
    return new CallLowering(context, functions, enumTables);
  }

  public ClosureLowering closures(FunctionContext context) {
    return new ClosureLowering(context, functions, lambdas);
  }
}
