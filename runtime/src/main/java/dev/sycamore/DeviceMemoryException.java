package dev.sycamore;

/**
 * A device has no room for memory, even after queued work was finished and caches were released.
 * The message contains the bytes that were asked for, those that are in use, and those that the
 * device has.
 */
public class DeviceMemoryException extends DeviceException {
  private static final long serialVersionUID = 1;

  /**
   * An exception with a message.
   *
   * @param message the numbers of bytes; may be null
   */
  public DeviceMemoryException(String message) {
    super(message);
  }
}
