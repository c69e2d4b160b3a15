package dev.sycamore.driver;

import dev.sycamore.backend.files.FileProblems;
import dev.sycamore.backend.files.ResourceName;
import dev.sycamore.backend.files.ResourceTree;
import dev.sycamore.backend.text.SizeLimit;
import dev.sycamore.binding.classfile.ClassFile;
import dev.sycamore.binding.classfile.KernelCode;
import dev.sycamore.binding.classfile.MethodCode;
import dev.sycamore.binding.classfile.MethodDigest;
import dev.sycamore.binding.classfile.TracedMethod;
import dev.sycamore.binding.classfile.UnitCode;
import dev.sycamore.binding.resource.ResourcePaths;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.binding.text.TextFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether the device code of a folder of classes, or a jar, is made from the classes that are
 * there: one that was compiled alone leaves the kernels that call it as they were.
 */
final class StaleCodeCheck {
  private final ResourceTree classes;

  private StaleCodeCheck(ResourceTree classes) {
    this.classes = classes;
  }

  /** A line for each unit whose code has changed since. */
  static List<String> problems(Path place) throws TextFileException {
    if (!Files.exists(place)) {
      // The steps that follow say so.
      return List.of();
    }
    try (ResourceTree classes = ResourceTree.open(place)) {
      return new StaleCodeCheck(classes).problems();
    } catch (IOException e) {
      throw new TextFileException(
          FileProblems.file(e).orElse(place.toString()),
          "cannot be read: " + FileProblems.reason(e));
    }
  }

  private List<String> problems() throws TextFileException, IOException {
    List<String> problems = new ArrayList<>();
    for (ResourceName record : classes.names(UnitResources.FOLDER)) {
      if (record.value().endsWith(UnitResources.CODE)) {
        try {
          problem(UnitCode.read(classes.text(record))).ifPresent(problems::add);
        } catch (IOException e) {
          throw new TextFileException(
              classes.displayName(record), "cannot be read: " + e.getMessage());
        }
      }
    }
    return problems;
  }

  private Optional<String> problem(UnitCode unit) throws IOException {
    for (KernelCode kernel : unit.kernels()) {
      List<MethodDigest> methods = new ArrayList<>(kernel.others());
      methods.add(kernel.root());
      for (MethodDigest method : methods) {
        if (hasChanged(method)) {
          return Optional.of(
              classes.root()
                  + ": error: device code of "
                  + unit.unit()
                  + " is not made from the code that "
                  + method.method().shown()
                  + " has now: compile "
                  + unit.unit()
                  + " again too");
        }
      }
    }
    return Optional.empty();
  }

  /** Classes of other places are compared when the kernel is launched. */
  private boolean hasChanged(MethodDigest expected) throws IOException {
    String name = expected.method().owner() + ".class";
    Optional<byte[]> found =
        ResourcePaths.isValid(name)
            ? classes.read(new ResourceName(name), SizeLimit.TEXT)
            : Optional.empty();
    if (found.isEmpty()) {
      return false;
    }
    ClassFile file = ClassFile.read(found.get());
    Optional<MethodCode> method =
        file.method(expected.method().name(), expected.method().descriptor());
    return method.isEmpty()
        || !TracedMethod.of(file, method.get()).digest().equals(expected.digest());
  }
}
