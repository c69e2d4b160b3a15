package dev.sycamore;

import java.util.List;

/**
 * Work-items of one launch used the same element in no order, and one of them wrote it: what the
 * kernel computes depends on which comes first. Kernels that were compiled with {@code
 * -Asycamore.detect=races} throw it on the device {@code native-cpu}, from the call that waits.
 */
public class DataRaceException extends SycamoreException {
  private static final long serialVersionUID = 1;

  private final List<String> races;

  /**
   * An exception with what was found.
   *
   * @param message a summary; may be null
   * @param races a text of several lines for each pair of places
   */
  public DataRaceException(String message, List<String> races) {
    super(message);
    this.races = List.copyOf(races);
  }

  /**
   * Each pair of places: the element, both work-items, both places, and how to mend it.
   *
   * @return an unmodifiable list, one text of several lines for each pair
   */
  public List<String> races() {
    return races;
  }
}
