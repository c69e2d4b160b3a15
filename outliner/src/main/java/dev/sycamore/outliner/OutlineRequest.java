package dev.sycamore.outliner;

import dev.sycamore.outliner.symbols.SymbolTable;
import java.util.List;

/**
 * What the outliner works on.
 *
 * @param sources the files of this compilation that may hold kernels: those whose text mentions the
 *     API
 * @param symbols declarations as the host compiler knows them
 * @param lookup finds callees in other files
 * @param dialect the host compiler's
 */
public record OutlineRequest(
    List<SourceFile> sources, SymbolTable symbols, SourceLookup lookup, HostDialect dialect) {

  public OutlineRequest {
    sources = List.copyOf(sources);
  }
}
