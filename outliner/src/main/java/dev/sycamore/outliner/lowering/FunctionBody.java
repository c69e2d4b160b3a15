package dev.sycamore.outliner.lowering;

import dev.sycamore.model.statement.Block;

/** Lowers the code of a function when its inputs are bound. */
@FunctionalInterface
interface FunctionBody {
  Block lower(Lowering lowering);
}
