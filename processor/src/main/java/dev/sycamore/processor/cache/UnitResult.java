package dev.sycamore.processor.cache;

import dev.sycamore.diagnostics.Diagnostic;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.processor.code.RecordedUnit;
import java.util.List;
import java.util.Optional;

/**
 * What one compilation made of a source file.
 *
 * @param diagnostics about this file alone; no errors
 * @param files of the class output; none of a file without kernels and exported functions
 * @param code what the record of its kernels' code is made of, if it has kernels
 * @param notes what {@code -Asycamore.verbose} says of it
 */
public record UnitResult(
    SourceFile source,
    List<Diagnostic> diagnostics,
    List<UnitFile> files,
    Optional<RecordedUnit> code,
    List<String> notes) {

  public UnitResult {
    diagnostics = List.copyOf(diagnostics);
    files = List.copyOf(files);
    notes = List.copyOf(notes);
  }
}
