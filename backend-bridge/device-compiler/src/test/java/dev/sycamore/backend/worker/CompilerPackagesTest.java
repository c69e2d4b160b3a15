package dev.sycamore.backend.worker;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The packages of the device compiler know each other in one direction only. */
@Tag("one-jdk")
@Tag("module")
class CompilerPackagesTest {

  @Test
  void packagesAreFreeOfCycles() {
    slices()
        .matching("dev.sycamore.(**)")
        .should()
        .beFreeOfCycles()
        .check(new ClassFileImporter().importPath(Path.of("target", "classes")));
  }

  /** Nor do the folders: each with the packages below it is one part of the compiler. */
  @Test
  void foldersAreFreeOfCycles() {
    slices()
        .matching("dev.sycamore.backend.worker.(*)..")
        .should()
        .beFreeOfCycles()
        .check(new ClassFileImporter().importPath(Path.of("target", "classes")));
  }
}
