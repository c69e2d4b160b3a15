package dev.sycamore;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Which package of the runtime may know which. */
@Tag("module")
class RuntimeDependenciesTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.sycamore");

  /** What the internals name of the API, which names nothing of them. */
  private static boolean isExceptionOrHalf(JavaClass type) {
    JavaClass element = type.getBaseComponentType();
    return element.getPackageName().equals("dev.sycamore")
        && (element.isAssignableTo(Throwable.class)
            || element.getFullName().equals("dev.sycamore.Half"));
  }

  /**
   * Each package is a slice of its own, with all generated classes. The API is one of them, its
   * exceptions and {@code Half} are another.
   */
  @Test
  void noPackagesDependOnEachOtherInACycle() {
    SlicesRuleDefinition.slices()
        .assignedFrom(
            new SliceAssignment() {
              @Override
              public SliceIdentifier getIdentifierOf(JavaClass type) {
                return isExceptionOrHalf(type)
                    ? SliceIdentifier.of("exceptions and Half")
                    : SliceIdentifier.of(type.getPackageName());
              }

              @Override
              public String getDescription() {
                return "each package";
              }
            })
        .should()
        .beFreeOfCycles()
        .check(CLASSES);
  }

  @Test
  void theApiIsOnTop() {
    noClasses()
        .that()
        .resideOutsideOfPackages(
            "dev.sycamore", "dev.sycamore.binding.launcher", "dev.sycamore.devicelib.groups")
        .should()
        .dependOnClassesThat(
            resideInAPackage("dev.sycamore")
                .and(
                    DescribedPredicate.not(
                        DescribedPredicate.describe(
                            "exceptions and Half", RuntimeDependenciesTest::isExceptionOrHalf))))
        .check(CLASSES);
  }

  /**
   * The tables of characters are those of the JVM: the compiler and the runtime make them alike.
   */
  @Test
  void theDeviceLibraryKnowsOnlyTheLanguage() {
    classes()
        .that()
        .resideInAPackage("dev.sycamore.devicelib")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "dev.sycamore.devicelib", "dev.sycamore.binding.characters", "java.lang..")
        .check(CLASSES);
  }

  @Test
  void devicesDoNotKnowEachOther() {
    String[] devices = {
      "dev.sycamore.runtime.host",
      "dev.sycamore.runtime.nativecpu",
      "dev.sycamore.runtime.opencl",
      "dev.sycamore.runtime.cuda"
    };
    for (String device : devices) {
      for (String other : devices) {
        if (!device.equals(other)) {
          noClasses()
              .that()
              .resideInAPackage(device)
              .should()
              .dependOnClassesThat()
              .resideInAPackage(other)
              .check(CLASSES);
        }
      }
    }
  }

  @Test
  void onlyDriversAndCopiesTouchNativeCode() {
    noClasses()
        .that()
        .resideOutsideOfPackages(
            "dev.sycamore.runtime.natives",
            "dev.sycamore.runtime.nativecpu",
            "dev.sycamore.runtime.opencl",
            "dev.sycamore.runtime.cuda",
            "dev.sycamore.runtime.values")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.lwjgl..")
        .check(CLASSES);
  }

  @Test
  void theRuntimeNeedsNoCompiler() {
    noClasses()
        .that()
        .resideOutsideOfPackages("dev.sycamore.runtime.processing", "dev.sycamore.testsupport..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "javax.annotation.processing..", "javax.lang.model..", "javax.tools..", "com.sun..")
        .check(CLASSES);
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.sycamore.runtime.processing")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("dev.sycamore.runtime.processing")
        .check(CLASSES);
  }
}
