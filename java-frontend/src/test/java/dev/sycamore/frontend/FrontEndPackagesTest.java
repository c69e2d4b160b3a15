package dev.sycamore.frontend;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Which package of the front end may use which. */
@Tag("module")
class FrontEndPackagesTest {
  private static final String JAVAC = "dev.sycamore.frontend.javac";

  private final JavaClasses classes =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.sycamore.frontend");

  /** Under other compilers than javac no class is loaded that names its classes. */
  @Test
  void onlyOnePackageUsesJavacAndNoneUsesIt() {
    noClasses()
        .that()
        .resideOutsideOfPackage(JAVAC)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(JAVAC, "com.sun.source..")
        .check(classes);
  }

  @Test
  void packagesAreFreeOfCycles() {
    slices().matching("dev.sycamore.(**)").should().beFreeOfCycles().check(classes);
  }
}
