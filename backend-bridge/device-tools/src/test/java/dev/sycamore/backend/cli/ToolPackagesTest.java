package dev.sycamore.backend.cli;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The packages of the tools know each other in one direction only. */
@Tag("one-jdk")
@Tag("module")
class ToolPackagesTest {

  @Test
  void packagesAreFreeOfCycles() {
    slices()
        .matching("dev.sycamore.(**)")
        .should()
        .beFreeOfCycles()
        .check(new ClassFileImporter().importPath(Path.of("target", "classes")));
  }
}
