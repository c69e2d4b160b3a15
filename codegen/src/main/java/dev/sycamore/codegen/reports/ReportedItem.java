package dev.sycamore.codegen.reports;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.codegen.rewrite.NodeFactory;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.expression.WorkItemQuery.Query;
import dev.sycamore.model.program.Kernel;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Which work-item a violation is reported of: the kernel, where the work-item is in its range, and
 * the size of its work-group. A function serves kernels of several forms, so it takes the number of
 * the kernel from its caller and asks for everything.
 *
 * @param kernel the number of the kernel plus 1
 * @param dimensions of the range that are worth asking for; 0 for a single task
 * @param groups whether there may be work-groups
 */
record ReportedItem(
    Function<NodeFactory, DeviceExpression> kernel, int dimensions, boolean groups) {

  private static final int MOST_DIMENSIONS = 3;
  private static final int HALF_A_WORD = 16;

  /**
   * In a kernel.
   *
   * @param number its index in the unit
   */
  static ReportedItem ofKernel(Kernel kernel, int number) {
    return new ReportedItem(
        nodes -> nodes.integer(number + 1),
        kernel.form() == KernelForm.SINGLE_TASK ? 0 : kernel.dimensions(),
        kernel.form() == KernelForm.ND_RANGE);
  }

  /**
   * In a function.
   *
   * @param kernel the parameter with the number of the kernel that called it, plus 1
   */
  static ReportedItem ofFunction(Variable kernel) {
    return new ReportedItem(nodes -> nodes.read(kernel), MOST_DIMENSIONS, true);
  }

  /** The words of the report, in the order of {@link ReportBuffer#ITEM_WORDS}. */
  List<DeviceExpression> words(NodeFactory nodes) {
    List<DeviceExpression> words = new ArrayList<>();
    words.add(kernel.apply(nodes));
    for (int d = 0; d < MOST_DIMENSIONS; d++) {
      words.add(d < dimensions ? fromFastest(Query.GLOBAL_ID, d, nodes) : nodes.integer(0));
    }
    words.add(groups ? fromFastest(Query.LOCAL_RANGE, 0, nodes) : nodes.integer(0));
    words.add(groups && dimensions > 1 ? slowerRanges(nodes) : nodes.integer(0));
    return words;
  }

  /** Two sizes in a word: no work-group is so large that one of them needs more. */
  private DeviceExpression slowerRanges(NodeFactory nodes) {
    DeviceExpression range = fromFastest(Query.LOCAL_RANGE, 1, nodes);
    if (dimensions == 2) {
      return range;
    }
    DeviceExpression slowest =
        nodes.binary(
            BinaryOperator.SHIFT_LEFT,
            fromFastest(Query.LOCAL_RANGE, 2, nodes),
            nodes.integer(HALF_A_WORD));
    return nodes.binary(BinaryOperator.OR, range, slowest);
  }

  /** With dimension 0 the fastest, as a function does not know how many there are. */
  private DeviceExpression fromFastest(Query query, int dimension, NodeFactory nodes) {
    return nodes.query(query, dimensions, dimensions - 1 - dimension);
  }
}
