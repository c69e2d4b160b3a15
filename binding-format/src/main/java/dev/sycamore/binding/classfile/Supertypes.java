package dev.sycamore.binding.classfile;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The superclasses and interfaces of classes, as far as there are class files. */
final class Supertypes {
  private final ClassFiles files;
  private final Map<String, Set<String>> known = new HashMap<>();

  Supertypes(ClassFiles files) {
    this.files = files;
  }

  /** Internal names of the supertypes of a class, without itself. */
  Set<String> of(String internalName) throws IOException {
    Set<String> found = known.get(internalName);
    if (found != null) {
      return found;
    }
    found = new LinkedHashSet<>();
    Deque<String> waiting = new ArrayDeque<>(List.of(internalName));
    while (!waiting.isEmpty()) {
      String name = waiting.remove();
      Optional<ClassFile> file =
          KernelCode.isOfOthers(name) || name.startsWith("[") ? Optional.empty() : files.find(name);
      for (String supertype : file.map(ClassFile::supertypes).orElse(List.of())) {
        if (found.add(supertype)) {
          waiting.add(supertype);
        }
      }
    }
    known.put(internalName, found);
    return found;
  }
}
