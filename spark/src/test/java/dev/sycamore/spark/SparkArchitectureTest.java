package dev.sycamore.spark;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What the rules of {@code docs/ARCHITECTURE.md} say of this module, which is built after those.
 */
@Tag("one-jdk")
@Tag("module")
class SparkArchitectureTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter().importPath(Path.of("target", "classes"));

  @Test
  void itUsesThePublicApiAndSparkOnly() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "dev.sycamore",
            "dev.sycamore.annotations",
            "dev.sycamore.spark",
            "org.apache.spark..",
            "scala..")
        .check(CLASSES);
  }

  @Test
  void theTableHasARowThatSaysSo() throws IOException {
    assertThat(Files.readString(Path.of("../docs/ARCHITECTURE.md")))
        .contains(
            "| `spark/` | `dev.sycamore.spark` | `annotations/`, `runtime/`, `org.apache.spark`,"
                + " `scala` |");
  }

  @Test
  void itsNamesAreItsOwn() throws IOException {
    Set<String> others = new HashSet<>();
    for (Path modules : List.of(Path.of(".."), Path.of("../backend-bridge"))) {
      try (Stream<Path> folders = Files.list(modules)) {
        folders
            .filter(folder -> !folder.endsWith("spark"))
            .map(folder -> folder.resolve("src/main/java"))
            .filter(Files::isDirectory)
            .forEach(sources -> others.addAll(names(sources)));
      }
    }
    assertThat(others).contains("DeviceQueue", "Outliner");

    assertThat(CLASSES.stream().filter(JavaClass::isTopLevelClass).map(JavaClass::getSimpleName))
        .contains("DeviceFunctions")
        .filteredOn(name -> !name.equals("package-info"))
        .doesNotContainAnyElementsOf(others);
  }

  private static Set<String> names(Path sources) {
    try (Stream<Path> files = Files.walk(sources)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(file -> file.endsWith(".java"))
          .map(file -> file.substring(0, file.length() - ".java".length()))
          .collect(Collectors.toSet());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
