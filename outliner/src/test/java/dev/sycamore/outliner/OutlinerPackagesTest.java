package dev.sycamore.outliner;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Which package of the outliner may know which. */
@Tag("one-jdk")
@Tag("module")
class OutlinerPackagesTest {
  private static final String TREE = "dev.sycamore.outliner.lowering";

  /**
   * Expressions, statements, calls and closures contain each other, and so do the packages of
   * lowering.
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

  @Test
  void packagesAreFreeOfCycles() {
    slices()
        .assignedFrom(PACKAGES)
        .should()
        .beFreeOfCycles()
        .check(
            new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("dev.sycamore.outliner"));
  }
}
