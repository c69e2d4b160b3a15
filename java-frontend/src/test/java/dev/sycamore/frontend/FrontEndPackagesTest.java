package dev.sycamore.frontend;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Which package of the front end may use which. */
@Tag("one-jdk")
@Tag("module")
class FrontEndPackagesTest {
  private static final String TREE = "dev.sycamore.frontend.attribution";

  /**
   * Expressions, statements and classes contain each other, and so do the packages of attribution.
   */
  private static final SliceAssignment PACKAGES =
      new SliceAssignment() {
        @Override
        public SliceIdentifier getIdentifierOf(JavaClass type) {
          String name = type.getPackageName();
          return SliceIdentifier.of(name.startsWith(TREE) ? TREE : name);
        }

        @Override
        public String getDescription() {
          return "packages, with " + TREE + " as one";
        }
      };

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
    slices().assignedFrom(PACKAGES).should().beFreeOfCycles().check(classes);
  }
}
