package dev.sycamore.model;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Which package of the model may know which. */
@Tag("one-jdk")
@Tag("module")
class ModelPackagesTest {

  @Test
  void packagesAreFreeOfCycles() {
    slices()
        .matching("dev.sycamore.(**)")
        .should()
        .beFreeOfCycles()
        .check(
            new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("dev.sycamore.model"));
  }
}
