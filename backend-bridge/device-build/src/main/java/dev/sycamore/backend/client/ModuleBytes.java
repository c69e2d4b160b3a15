package dev.sycamore.backend.client;

/** Modules as bytes: IR text or bitcode. */
final class ModuleBytes {

  private ModuleBytes() {}

  /** Whether there is nothing but white space and zeros, which LLVM takes for a module. */
  static boolean isBlank(byte[] module) {
    for (byte b : module) {
      if (b != 0 && !Character.isWhitespace(b)) {
        return false;
      }
    }
    return true;
  }
}
