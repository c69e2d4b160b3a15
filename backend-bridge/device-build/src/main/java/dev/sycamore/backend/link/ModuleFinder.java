package dev.sycamore.backend.link;

import java.io.IOException;
import java.util.Optional;

/** Finds the modules that export functions. */
@FunctionalInterface
public interface ModuleFinder {

  /**
   * The module of a compilation unit that exports functions, or empty if there is none.
   *
   * @param id the unit's name, {@code p.Lib}
   * @throws IOException if there is one and it cannot be read
   */
  Optional<LinkInput> find(String id) throws IOException;
}
