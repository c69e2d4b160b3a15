package dev.sycamore.fuzz.run;

import java.nio.file.Path;
import java.util.List;

/**
 * What became of a batch.
 *
 * @param errors empty where the classes are there
 */
record CompiledBatch(Path classes, List<CompileError> errors) {
  boolean success() {
    return errors.isEmpty();
  }

  /**
   * An error of the compiler.
   *
   * @param unit the name of its class; empty for none
   * @param line counted from 1; -1 for none
   */
  record CompileError(String unit, long line, String message) {}
}
