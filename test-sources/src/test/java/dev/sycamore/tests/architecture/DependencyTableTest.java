package dev.sycamore.tests.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The dependency table of {@code docs/ARCHITECTURE.md}: which module may know what. */
class DependencyTableTest {

  static List<Module> modules() {
    return Module.all();
  }

  @ParameterizedTest
  @MethodSource("modules")
  void aModuleKnowsOnlyWhatTheTableAllows(Module module) {
    JavaClasses imported = module.classes();

    assertThat(imported).as(module.folder()).isNotEmpty();
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(module.allowed())
        .check(imported);
  }

  @ParameterizedTest
  @MethodSource("modules")
  void aModuleHasOnlyItsOwnPackages(Module module) {
    classes()
        .should()
        .resideInAnyPackage(module.own().toArray(String[]::new))
        .check(module.classes());
  }

  @Test
  void whatTheTestLooksAtIsThere() {
    assertThat(Module.RUNTIME.classes().stream().map(JavaClass::getName))
        .contains("dev.sycamore.DeviceQueue");
  }
}
