package dev.sycamore.backend.link;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Finds what compilation units export: as modules, and as OpenCL C. */
public interface LibraryFinder extends ModuleFinder {

  /**
   * What a compilation unit exports as OpenCL C, or empty if there is none.
   *
   * @param id the unit's name, {@code p.Lib}
   * @throws IOException if there is one and it cannot be read
   */
  Optional<String> openCl(String id) throws IOException;

  /**
   * The OpenCL C of several units, one after the other: such programs are linked as texts, since
   * some drivers link nothing.
   *
   * @param ids of units that have modules
   * @throws IOException if one has no OpenCL C, or it cannot be read
   */
  default String openCl(List<String> ids) throws IOException {
    StringBuilder text = new StringBuilder();
    for (String id : ids) {
      text.append(
              openCl(id)
                  .orElseThrow(
                      () ->
                          new IOException(
                              "the library " + id + " has a module, but no OpenCL C next to it")))
          .append('\n');
    }
    return text.toString();
  }
}
