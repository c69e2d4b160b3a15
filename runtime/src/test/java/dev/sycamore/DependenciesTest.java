package dev.sycamore;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Which package of the runtime may know which. */
class DependenciesTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("dev.sycamore");

  /**
   * And one exception: what a launch throws when a captured object is not what it should be. What
   * generated launchers pass is a kernel of the API.
   */
  @Test
  void bindingsKnowOnlyTheAnnotations() {
    classes()
        .that()
        .resideInAPackage("dev.sycamore.binding")
        .and()
        .haveNameNotMatching(".*\\.MethodKernel(\\$.*)?")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage("dev.sycamore.binding", "dev.sycamore.annotations", "java..")
                .or(type(KernelNotSupportedException.class)))
        .check(CLASSES);
  }

  @Test
  void theDeviceLibraryKnowsOnlyTheLanguage() {
    classes()
        .that()
        .resideInAPackage("dev.sycamore.devicelib")
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage("dev.sycamore.devicelib", "java.lang..")
        .check(CLASSES);
  }

  @Test
  void devicesDoNotKnowEachOther() {
    String[] devices = {
      "dev.sycamore.runtime.host", "dev.sycamore.runtime.nativecpu", "dev.sycamore.runtime.opencl"
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
        .resideInAnyPackage(
            "dev.sycamore",
            "dev.sycamore.runtime",
            "dev.sycamore.runtime.device",
            "dev.sycamore.runtime.host",
            "dev.sycamore.runtime.images",
            "dev.sycamore.runtime.kernel")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.lwjgl..")
        .check(CLASSES);
  }
}
