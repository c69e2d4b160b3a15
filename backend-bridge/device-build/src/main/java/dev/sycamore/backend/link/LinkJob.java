package dev.sycamore.backend.link;

import java.util.List;
import java.util.Objects;

/**
 * Modules to make one of.
 *
 * @param name names the result in messages
 * @param inputs at least one; the order is that of what they define in the result
 * @param text whether the result is IR text; otherwise it is bitcode
 */
public record LinkJob(String name, List<LinkInput> inputs, boolean text) {
  public LinkJob {
    Objects.requireNonNull(name, "name");
    inputs = List.copyOf(inputs);
    if (inputs.isEmpty()) {
      throw new IllegalArgumentException("nothing to link");
    }
  }
}
