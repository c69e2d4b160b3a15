package dev.sycamore.tests.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The dependency table of {@code docs/ARCHITECTURE.md}: which module may know what. */
class DependencyTableTest {

  private static final String[] JDK = {"java..", "javax.tools.."};

  /** A module, its own packages, and what it may depend on besides the JDK. */
  @SuppressWarnings("ImmutableEnumChecker") // its lists are made by List.of
  enum Module {
    ANNOTATIONS("annotations", "dev.sycamore.annotations.."),
    DIAGNOSTICS("diagnostics", "dev.sycamore.diagnostics..", ANNOTATIONS),
    DEVICE_MODEL("device-model", "dev.sycamore.model..", ANNOTATIONS, DIAGNOSTICS),
    OUTLINER(
        "outliner",
        "dev.sycamore.outliner..",
        List.of("com.github.javaparser..", "javax.lang.model.."),
        ANNOTATIONS,
        DIAGNOSTICS,
        DEVICE_MODEL),
    CODEGEN(
        "codegen",
        "dev.sycamore.codegen..",
        List.of("freemarker.."),
        ANNOTATIONS,
        DIAGNOSTICS,
        DEVICE_MODEL),
    INTEGRATION_HEADER(
        "integration-header",
        "dev.sycamore.header..",
        List.of("freemarker.."),
        ANNOTATIONS,
        DIAGNOSTICS,
        DEVICE_MODEL),
    BACKEND_BRIDGE(
        "backend-bridge",
        "dev.sycamore.backend..",
        List.of("org.bytedeco..", "picocli.."),
        DIAGNOSTICS),
    PROCESSOR(
        "processor",
        "dev.sycamore.processor..",
        List.of("javax.annotation.processing..", "javax.lang.model..", "com.sun.source.."),
        ANNOTATIONS,
        DIAGNOSTICS,
        DEVICE_MODEL,
        OUTLINER,
        CODEGEN,
        INTEGRATION_HEADER,
        BACKEND_BRIDGE),
    RUNTIME("runtime", null, List.of("org.lwjgl.."), ANNOTATIONS);

    private final String folder;
    private final List<String> own;
    private final List<String> thirdParty;
    private final List<Module> modules;

    Module(String folder, String own, Module... modules) {
      this(folder, own, List.of(), modules);
    }

    Module(String folder, String own, List<String> thirdParty, Module... modules) {
      this.folder = folder;
      this.own =
          own != null
              ? List.of(own)
              : List.of(
                  "dev.sycamore",
                  "dev.sycamore.binding..",
                  "dev.sycamore.runtime..",
                  "dev.sycamore.devicelib..");
      this.thirdParty = thirdParty;
      this.modules = List.of(modules);
    }

    JavaClasses classes() {
      Path path = Path.of("..", folder, "target", "classes");
      assertThat(Files.isDirectory(path)).as("%s is built", path).isTrue();
      return new ClassFileImporter().importPath(path);
    }

    String[] allowed() {
      return Stream.of(
              Stream.of(JDK),
              own.stream(),
              thirdParty.stream(),
              modules.stream().flatMap(module -> module.own.stream()))
          .flatMap(packages -> packages)
          .toArray(String[]::new);
    }
  }

  @ParameterizedTest
  @EnumSource
  void aModuleKnowsOnlyWhatTheTableAllows(Module module) {
    JavaClasses imported = module.classes();

    assertThat(imported).as(module.folder).isNotEmpty();
    classes()
        .that(alwaysTrue())
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(module.allowed())
        .check(imported);
  }

  @ParameterizedTest
  @EnumSource
  void aModuleHasOnlyItsOwnPackages(Module module) {
    classes()
        .should()
        .resideInAnyPackage(module.own.toArray(String[]::new))
        .check(module.classes());
  }

  @Test
  void whatTheTestLooksAtIsThere() {
    assertThat(Module.RUNTIME.classes().stream().map(JavaClass::getName))
        .contains("dev.sycamore.DeviceQueue");
  }
}
