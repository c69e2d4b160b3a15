package dev.sycamore.processor.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/** The class files that javac has written. */
final class WrittenClasses {

  private final ProcessingEnvironment environment;
  private final Set<String> binaryNames = new HashSet<>();

  WrittenClasses(ProcessingEnvironment environment) {
    this.environment = environment;
  }

  void add(TypeElement type) {
    binaryNames.add(environment.getElementUtils().getBinaryName(type).toString());
  }

  void delete() {
    binaryNames.forEach(this::delete);
    binaryNames.clear();
  }

  private void delete(String binaryName) {
    int dot = binaryName.lastIndexOf('.');
    try {
      FileObject file =
          environment
              .getFiler()
              .getResource(
                  StandardLocation.CLASS_OUTPUT,
                  binaryName.substring(0, Math.max(0, dot)),
                  binaryName.substring(dot + 1) + ".class");
      // javac lets processors read a file, and not delete it.
      if ("file".equals(file.toUri().getScheme())) {
        Files.deleteIfExists(Path.of(file.toUri()));
      }
    } catch (IOException | RuntimeException e) {
      // What cannot be found is not there; the build has failed in any case.
    }
  }
}
