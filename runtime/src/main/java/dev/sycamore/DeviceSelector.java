package dev.sycamore;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.runtime.selection.SelectionExpression;

/**
 * Chooses a device by a score. For example, the first GPU with {@code double}, or else whatever has
 * it:
 *
 * <pre>{@code
 * ComputeDevice device = ComputeDevice.select(DeviceSelector.having(Aspect.FP64));
 * }</pre>
 */
@FunctionalInterface
public interface DeviceSelector {
  /**
   * How much a device is wanted; a negative score refuses it.
   *
   * @param device one of {@link ComputeDevice#all()}
   * @return the score, 0 or more for a device that is accepted
   */
  int score(ComputeDevice device);

  /**
   * Accepts devices that have all of the aspects, and prefers a GPU, then a native CPU.
   *
   * @param aspects the features to require; none accepts every device
   * @return a selector for {@link ComputeDevice#select(DeviceSelector)}
   */
  static DeviceSelector having(Aspect... aspects) {
    return device -> {
      for (Aspect aspect : aspects) {
        if (!device.has(aspect)) {
          return -1;
        }
      }
      return SelectionExpression.preference(device.device());
    };
  }

  /**
   * Accepts devices that satisfy an expression, such as {@code gpu && fp64 && memory >= 4GiB}, and
   * prefers those of its first alternative, among these a GPU, then a native CPU. {@code
   * docs/RUNTIME.md} has the grammar.
   *
   * @param expression alternatives of conditions, separated by commas
   * @return a selector for {@link ComputeDevice#select(DeviceSelector)}
   * @throws IllegalArgumentException if it is not an expression; the message has the column, from 1
   */
  static DeviceSelector matching(String expression) {
    SelectionExpression parsed = SelectionExpression.parse(expression);
    return device -> parsed.score(device.device());
  }
}
