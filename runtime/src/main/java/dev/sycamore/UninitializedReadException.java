package dev.sycamore;

import java.util.List;

/**
 * A work-item read local memory that no work-item of its group had written. Kernels that were
 * compiled with {@code -Asycamore.detect=uninitialized} throw it on the device {@code native-cpu},
 * from the call that waits.
 */
public class UninitializedReadException extends SycamoreException {
  private static final long serialVersionUID = 1;

  private final List<String> reads;

  /**
   * An exception with what was found.
   *
   * @param message a summary; may be null
   * @param reads a text of several lines for each place
   */
  public UninitializedReadException(String message, List<String> reads) {
    super(message);
    this.reads = List.copyOf(reads);
  }

  /**
   * Each place: the element, the work-item, and how to mend it.
   *
   * @return an unmodifiable list, one text of several lines for each place
   */
  public List<String> reads() {
    return reads;
  }
}
