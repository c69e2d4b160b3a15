package dev.sycamore.outliner.lowering.function;

import dev.sycamore.model.statement.Block;
import dev.sycamore.outliner.lowering.context.FunctionContext;

/** Lowers the code of a function when its inputs are bound. */
@FunctionalInterface
public interface FunctionBody {
  Block lower(FunctionContext context);
}
