package dev.sycamore.binding.images;

/** A file that is no bundle, or a damaged one. */
public final class BundleException extends Exception {

  private static final long serialVersionUID = 1;

  BundleException(String message) {
    super(message);
  }
}
