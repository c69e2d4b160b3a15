package dev.sycamore.binding.classfile;

import java.io.IOException;
import java.util.Optional;

/** Finds class files by the internal names of classes. */
@FunctionalInterface
public interface ClassFiles {
  /**
   * The class file of a class, or empty if there is none.
   *
   * @throws IOException if there is one that cannot be read
   */
  Optional<ClassFile> find(String internalName) throws IOException;
}
