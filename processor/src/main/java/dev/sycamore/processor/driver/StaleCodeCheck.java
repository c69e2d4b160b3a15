package dev.sycamore.processor.driver;

import dev.sycamore.annotations.classfile.ClassFile;
import dev.sycamore.annotations.classfile.KernelCode;
import dev.sycamore.annotations.classfile.MethodCode;
import dev.sycamore.annotations.classfile.MethodDigest;
import dev.sycamore.annotations.classfile.TracedMethod;
import dev.sycamore.annotations.classfile.UnitCode;
import dev.sycamore.backend.images.ClassRoot;
import dev.sycamore.backend.link.ModulePaths;
import dev.sycamore.backend.text.TextFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Whether the device code of a folder of classes, or a jar, is made from the classes that are
 * there: one that was compiled alone leaves the kernels that call it as they were.
 */
final class StaleCodeCheck {
  private final Path place;
  private final Path root;

  private StaleCodeCheck(Path place, Path root) {
    this.place = place;
    this.root = root;
  }

  /** A line for each unit whose code has changed since. */
  static List<String> problems(Path place) throws TextFileException, IOException {
    try (ClassRoot classes = ClassRoot.open(place)) {
      return new StaleCodeCheck(place, classes.root()).problems();
    }
  }

  private List<String> problems() throws TextFileException, IOException {
    Path folder = root.resolve(ModulePaths.FOLDER);
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    List<Path> records;
    try (Stream<Path> files = Files.walk(folder)) {
      records = files.filter(f -> f.toString().endsWith(UnitCode.SUFFIX)).sorted().toList();
    }
    List<String> problems = new ArrayList<>();
    for (Path record : records) {
      try {
        problem(UnitCode.read(Files.readAllBytes(record))).ifPresent(problems::add);
      } catch (IOException e) {
        throw new TextFileException(record.toString(), "cannot be read: " + e.getMessage());
      }
    }
    return problems;
  }

  private Optional<String> problem(UnitCode unit) throws IOException {
    for (KernelCode kernel : unit.kernels()) {
      List<MethodDigest> methods = new ArrayList<>(kernel.helpers());
      methods.add(kernel.root());
      for (MethodDigest method : methods) {
        if (hasChanged(method)) {
          return Optional.of(
              place
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
    Path path = root.resolve(expected.method().owner() + ".class");
    if (!Files.isRegularFile(path)) {
      return false;
    }
    ClassFile file = ClassFile.read(Files.readAllBytes(path));
    Optional<MethodCode> method =
        file.method(expected.method().name(), expected.method().descriptor());
    return method.isEmpty()
        || !TracedMethod.of(file, method.get()).digest().equals(expected.digest());
  }
}
