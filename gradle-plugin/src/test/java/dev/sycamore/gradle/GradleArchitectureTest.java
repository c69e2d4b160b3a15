package dev.sycamore.gradle;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What the rules of {@code docs/ARCHITECTURE.md} say of this module, which is built after those.
 */
@Tag("module")
class GradleArchitectureTest {

  @Test
  void itReadsReportsAndUsesGradleOnly() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "dev.sycamore.backend.config",
            "dev.sycamore.backend.option",
            "dev.sycamore.backend.report",
            "dev.sycamore.backend.target",
            "dev.sycamore.gradle",
            "org.gradle..",
            "org.slf4j")
        .check(new ClassFileImporter().importPath(Path.of("target", "classes")));
  }

  @Test
  void theTableHasARowThatSaysSo() throws IOException {
    assertThat(Files.readString(Path.of("../docs/ARCHITECTURE.md")))
        .contains(
            "| `gradle-plugin/` | `dev.sycamore.gradle` | `backend-bridge/device-formats/`,"
                + " `backend-bridge/kernel-report/`, `org.gradle`, `org.slf4j` |");
  }
}
