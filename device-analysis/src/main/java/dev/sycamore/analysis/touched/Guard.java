package dev.sycamore.analysis.touched;

import dev.sycamore.binding.touched.IndexOperator;
import dev.sycamore.binding.touched.IndexToken;

/**
 * What a condition states of a global index.
 *
 * @param operator {@code AT_MOST} or {@code AT_LEAST}
 */
record Guard(IndexToken index, IndexOperator operator, IndexCode bound) {}
