package dev.sycamore.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A module of the build.
 *
 * @param folder its folder
 * @param own its packages
 * @param thirdParty packages outside the project, and of the JDK's other modules, that it may use
 * @param modules of the project that it may use
 */
record Module(String folder, List<String> own, List<String> thirdParty, List<Module> modules) {

  private static final List<String> JDK = List.of("java..", "javax.tools..");

  static final Module ANNOTATIONS = module("annotations", "annotations");
  static final Module DIAGNOSTICS = module("diagnostics", "diagnostics", ANNOTATIONS);
  static final Module DEVICE_MODEL = module("device-model", "model", ANNOTATIONS, DIAGNOSTICS);
  static final Module OUTLINER =
      module("outliner", "outliner", ANNOTATIONS, DIAGNOSTICS, DEVICE_MODEL)
          .using("com.github.javaparser..", "javax.lang.model..");
  static final Module CODEGEN =
      module("codegen", "codegen", ANNOTATIONS, DIAGNOSTICS, DEVICE_MODEL).using("freemarker..");
  static final Module INTEGRATION_HEADER =
      module("integration-header", "header", ANNOTATIONS, DIAGNOSTICS, DEVICE_MODEL)
          .using("freemarker..");
  static final Module BACKEND_BRIDGE =
      module("backend-bridge", "backend", ANNOTATIONS, DIAGNOSTICS)
          .using("org.bytedeco..", "picocli..", "org.snakeyaml..");
  static final Module PROCESSOR =
      module(
              "processor",
              "processor",
              ANNOTATIONS,
              DIAGNOSTICS,
              DEVICE_MODEL,
              OUTLINER,
              CODEGEN,
              INTEGRATION_HEADER,
              BACKEND_BRIDGE)
          .using(
              "javax.annotation.processing..",
              "javax.lang.model..",
              "com.sun.source..",
              "picocli..");
  static final Module RUNTIME =
      new Module(
          "runtime",
          List.of(
              "dev.sycamore",
              "dev.sycamore.binding..",
              "dev.sycamore.runtime..",
              "dev.sycamore.devicelib.."),
          List.of("org.lwjgl.."),
          List.of(ANNOTATIONS));

  /** Every module that is shipped. */
  static List<Module> all() {
    return List.of(
        ANNOTATIONS,
        DIAGNOSTICS,
        DEVICE_MODEL,
        OUTLINER,
        CODEGEN,
        INTEGRATION_HEADER,
        BACKEND_BRIDGE,
        PROCESSOR,
        RUNTIME);
  }

  private static Module module(String folder, String own, Module... modules) {
    return new Module(folder, List.of("dev.sycamore." + own + ".."), List.of(), List.of(modules));
  }

  private Module using(String... packages) {
    return new Module(folder, own, List.of(packages), modules);
  }

  /** Its classes, as the build left them. */
  JavaClasses classes() {
    Path path = Path.of("..", folder, "target", "classes");
    assertThat(Files.isDirectory(path)).as("%s is built", path).isTrue();
    return new ClassFileImporter().importPath(path);
  }

  /** All packages that its classes may depend on. */
  String[] allowed() {
    return Stream.of(
            JDK.stream(),
            own.stream(),
            thirdParty.stream(),
            modules.stream().flatMap(module -> module.own.stream()))
        .flatMap(packages -> packages)
        .toArray(String[]::new);
  }

  @Override
  public String toString() {
    return folder;
  }
}
