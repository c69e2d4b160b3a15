package dev.sycamore.binding.images;

import dev.sycamore.binding.text.Quote;
import dev.sycamore.binding.text.TextFileException;

/** A descriptor that another release wrote. */
public final class DescriptorVersionException extends TextFileException {

  private static final long serialVersionUID = 1L;

  private static final int MOST_DIGITS = 9;

  private final String version;

  DescriptorVersionException(String file, int column, String version) {
    super(
        file,
        1,
        column,
        "a descriptor of version "
            + Quote.of(version)
            + ", and this release reads "
            + ImageDescriptor.VERSION);
    this.version = version.length() <= MOST_DIGITS ? Quote.printable(version) : "?";
  }

  /** The version that it has, printable; {@code ?} if it is too long for one. */
  public String version() {
    return version;
  }

  /** The version that this release reads. */
  public String expected() {
    return ImageDescriptor.VERSION;
  }
}
