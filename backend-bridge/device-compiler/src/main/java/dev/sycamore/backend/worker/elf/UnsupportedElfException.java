package dev.sycamore.backend.worker.elf;

/** An object has something that {@link ObjectLinker} does not link. */
public final class UnsupportedElfException extends Exception {

  private static final long serialVersionUID = 1;

  UnsupportedElfException(String what) {
    super(what);
  }
}
