package dev.sycamore.eclipse;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What the rules of {@code docs/ARCHITECTURE.md} say of this module, which is built after those.
 */
@Tag("one-jdk")
@Tag("module")
class EclipseArchitectureTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter().importPath(Path.of("target", "classes"));

  @Test
  void itUsesEclipseOnly() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "javax.tools..",
            "javax.annotation.processing..",
            "javax.lang.model..",
            "dev.sycamore.eclipse",
            "org.eclipse..")
        .check(CLASSES);
  }

  @Test
  void theTableHasARowThatSaysSo() throws IOException {
    assertThat(Files.readString(Path.of("../docs/ARCHITECTURE.md")))
        .contains(
            "| `eclipse/` | `dev.sycamore.eclipse` | `org.eclipse`, `javax.annotation.processing`,"
                + " `javax.lang.model` |");
  }

  @Test
  void itsNamesAreItsOwn() throws IOException {
    List<String> own =
        CLASSES.stream()
            .filter(JavaClass::isTopLevelClass)
            .map(JavaClass::getSimpleName)
            .filter(name -> !name.equals("package-info"))
            .toList();
    assertThat(own).contains("EditorParticipant");
    try (Stream<Path> files = Files.walk(Path.of(".."), 20)) {
      List<String> others =
          files
              .map(Path::toString)
              .filter(file -> file.contains("/src/main/java/") && !file.contains("/eclipse/"))
              .map(file -> file.replaceAll(".*/|\\.java$", ""))
              .toList();
      assertThat(others).contains("SycamoreProcessor").doesNotContainAnyElementsOf(own);
    }
  }
}
