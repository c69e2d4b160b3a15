package dev.sycamore.tests.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The dependency table of {@code docs/ARCHITECTURE.md}: which module may know what. */
@Tag("one-jdk")
@Tag("full")
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

  /** LLVM may abort its process, so nothing that runs in a user's process may load it. */
  @ParameterizedTest
  @MethodSource("modules")
  void onlyTheDeviceCompilerUsesLlvm(Module module) {
    noClasses()
        .that()
        .resideOutsideOfPackage("dev.sycamore.backend.worker..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.bytedeco..")
        .allowEmptyShould(true)
        .check(module.classes());
  }

  @Test
  void everyShippedModuleHasARow() throws IOException {
    List<String> shipped = modules("");
    shipped.removeAll(
        List.of(
            "api-generator", "packager", "test-support", "test-sources", "samples", "benchmarks"));

    assertThat(Module.rows())
        .extracting(Module::folder)
        .containsExactlyInAnyOrderElementsOf(shipped);
    assertThat(Module.all())
        .filteredOn(module -> module.folder().equals("runtime"))
        .singleElement()
        .satisfies(
            runtime ->
                assertThat(runtime.classes().stream().map(JavaClass::getName))
                    .contains("dev.sycamore.DeviceQueue"));
  }

  /** The folders of all modules with code, below a folder of the root. */
  private static List<String> modules(String folder) throws IOException {
    Matcher modules =
        Pattern.compile("<module>([^<]+)</module>")
            .matcher(Files.readString(Path.of("..", folder, "pom.xml")));
    List<String> found = new ArrayList<>();
    while (modules.find()) {
      String module = folder + modules.group(1);
      List<String> below = modules(module + "/");
      boolean hasCode = Files.isDirectory(Path.of("..", module, "src"));
      found.addAll(below.isEmpty() && hasCode ? List.of(module) : below);
    }
    return found;
  }
}
