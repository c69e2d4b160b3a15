package dev.sycamore.backend.images;

import dev.sycamore.backend.files.ResourceName;
import dev.sycamore.backend.files.ResourceTree;
import dev.sycamore.backend.text.SizeLimit;
import dev.sycamore.binding.classfile.ClassFiles;
import dev.sycamore.binding.classfile.UnitCode;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.binding.text.TextFileException;
import java.io.IOException;
import java.util.Optional;

/**
 * Records the code of libraries that units are linked with, instead of that of the libraries which
 * they were compiled with.
 */
final class CodeLink {

  private final ClassFiles classes;

  CodeLink(ClassFiles classes) {
    this.classes = classes;
  }

  /**
   * Hands on the record of a unit, if it is another one now.
   *
   * @param unit where it is
   * @return whether it is
   */
  boolean link(String name, ResourceTree unit, ResourceSink sink)
      throws TextFileException, IOException {
    ResourceName resource = new ResourceName(UnitResources.code(name));
    Optional<byte[]> bytes = unit.read(resource, SizeLimit.TEXT);
    if (bytes.isEmpty()) {
      return false;
    }
    try {
      UnitCode recorded = UnitCode.read(bytes.get());
      UnitCode linked = recorded.linkedWith(classes);
      if (linked.equals(recorded)) {
        return false;
      }
      sink.add(resource.value(), linked.bytes());
      return true;
    } catch (IOException e) {
      throw new TextFileException(
          unit.displayName(resource), "cannot be linked: " + e.getMessage());
    }
  }
}
