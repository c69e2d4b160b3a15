package dev.sycamore.runtime.detect;

/**
 * A read of local memory that no work-item of the group has written.
 *
 * @param element as messages show it
 */
public record UninitializedRead(String element, Race.Use use) {

  /** A few lines. */
  public String shown() {
    return element
        + " was not written"
        + use.shown()
        + "\n  help: let a work-item of the group write it, and put a barrier before the read;"
        + " local memory holds anything when a group begins";
  }
}
