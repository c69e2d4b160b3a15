package dev.sycamore.tests.devicebuild;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.backend.cli.Sycamore;
import dev.sycamore.backend.images.ImageResources;
import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.properties.DeviceRequirements;
import dev.sycamore.binding.properties.Dialect;
import dev.sycamore.binding.properties.PropertyCategory;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.binding.properties.WorkGroupSize;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.RusticlProcess;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import dev.sycamore.testsupport.tools.Tool;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A launch is refused for what its image requires, whatever the kernel itself says. */
@Tag("one-jdk")
@Tag("full")
class RequiredByImagesTest {

  private static final String RAN = "[3, 4, 5, 6]";
  private static final String NO_CUSTOM =
      "Kernel uses optional feature corresponding to 'aspect::custom' but device does not support"
          + " this aspect.";
  private static final String NO_SUB_GROUP =
      "Kernel has a required sub-group size of '32' but device does not support this sub-group"
          + " size.";

  /** On each device: whether it is compatible, and what a launch does. */
  private static final Source APP =
      new Source(
          "p/App.java",
          """
          package p;
          import dev.sycamore.*;
          public class App {
            public static void main(String[] args) {
              for (ComputeDevice device : ComputeDevice.all()) {
                int[] a = new int[4];
                NdKernel1 kernel = it -> a[it.globalId(0)] = p.lib.Geo.at(it.globalId(0));
                NdRange1 range = NdRange.ndRange(Range.range(4), Range.range(2));
                boolean compatible = ComputeDevice.isCompatible(kernel, device);
                String result;
                try (DeviceQueue q = DeviceQueue.open(device)) {
                  Event event;
                  try {
                    event = q.parallelFor("k", range, kernel);
                    event.await();
                    result = java.util.Arrays.toString(a);
                  } catch (KernelNotSupportedException e) {
                    result = e.getMessage();
                  }
                }
                System.out.println(device.id() + "|" + compatible + "|" + result);
              }
            }
          }
          """);

  private static final String PLACE = " (k, App.java:7, ";

  @TempDir Path folder;

  /** The library with an annotation on its function. */
  private Path library(String name, String annotation, String... options) {
    return library(name, annotation, "", List.of(options));
  }

  /** The same with an annotation on a function that it calls, which callers do not know of. */
  private Path library(String name, String annotation, String ofHelper, List<String> options) {
    Source source =
        new Source(
            "p/lib/Geo.java",
            """
            package p.lib;
            import dev.sycamore.annotations.*;
            public class Geo {
              @Device(external = true)
              %s
              public static int at(int x) { return helper(x); }

              %s
              static int helper(int x) { return x + 3; }
            }
            """
                .formatted(annotation, ofHelper));
    Compiled library =
        TestCompiler.in(folder.resolve(name), TestedHostCompiler.JAVAC)
            .with(options.toArray(String[]::new))
            .compile(List.of(source));
    assertThat(library.success()).as(library.transcript()).isTrue();
    return library.classes();
  }

  private Path app(Path library, String... options) {
    return app(APP, library, options);
  }

  private Path app(Source source, Path library, String... options) {
    Compiled app =
        TestCompiler.in(folder.resolve("app"), TestedHostCompiler.JAVAC)
            .withClasses(library)
            .with(options)
            .compile(List.of(source));
    assertThat(app.success()).as(app.transcript()).isTrue();
    return app.classes();
  }

  /** What the program prints for each device. */
  private static Map<String, String> run(Path... classes) throws Exception {
    Map<String, String> results = new LinkedHashMap<>();
    for (String line : RusticlProcess.run("p.App", List.of(classes))) {
      String[] parts = line.split("\\|", 3);
      assertThat(parts[1]).as(line).isEqualTo(Boolean.toString(parts[2].startsWith("[")));
      results.put(parts[0], parts[2]);
    }
    assertThat(results).containsKeys("host", "native-cpu");
    if (Tool.OPENCL.isRequired() && Tool.RUSTICL.isRequired()) {
      assertThat(results).containsKeys("opencl:0", "opencl:1");
    }
    return results;
  }

  /** Every device but the host refuses, which runs the lambda. */
  private static void assertRefused(Map<String, String> results, String message) {
    results.forEach(
        (device, result) -> {
          if (device.equals("host")) {
            assertThat(result).isEqualTo(RAN);
          } else {
            assertThat(result).as(device).startsWith(message + PLACE + device + ")");
          }
        });
  }

  private static void sycamore(Object... arguments) {
    String[] words = List.of(arguments).stream().map(Object::toString).toArray(String[]::new);
    Sycamore.Run run = Sycamore.run(words);
    assertThat(run.status()).as(run.errors()).isZero();
  }

  private Path file(String name) {
    return folder.resolve(name);
  }

  /** Links the program with a library, splits it, and builds its images for two targets. */
  private void deviceLink(Path classes, Path library) throws Exception {
    sycamore("link", classes, "-cp", library, "-S", "-o", file("all.ll"));
    sycamore(
        "post-link",
        "--split=auto",
        "--symbols",
        "--emit-only-kernels-as-entry-points",
        "-S",
        "-o",
        file("images.table"),
        file("all.ll"));
    List<String> rows = Files.readAllLines(file("images.table"));
    assertThat(rows.get(0)).isEqualTo("[Code|Properties|Symbols]");
    assertThat(rows).hasSize(2);
    String[] cells = rows.get(1).split("\\|", -1);
    List<Object> wrap = new ArrayList<>(List.of("wrap", "--output=" + classes, "-cp", library));
    for (String target : List.of("x86_64", "spir64")) {
      Path image = file("image." + target);
      sycamore("aot", "--target=" + target, folder.resolve(cells[0]), "-o", image);
      Path table =
          Files.write(
              file(target + ".table"),
              List.of(rows.get(0), image.getFileName() + "|" + cells[1] + "|" + cells[2]));
      wrap.add("--target=" + target);
      wrap.add(table);
    }
    sycamore(wrap.toArray());
  }

  private static ImageDescriptor images(Path classes) throws Exception {
    return ImageResources.descriptor(classes.resolve("META-INF/sycamore/p/App.images"));
  }

  private static PropertySets properties(
      List<Aspect> aspects, List<Integer> subGroups, WorkGroupSize... workGroups) {
    DeviceRequirements required =
        new DeviceRequirements(
            new TreeSet<>(aspects.stream().map(Aspect::number).toList()),
            Optional.empty(),
            new TreeSet<>(subGroups),
            List.of(workGroups));
    return PropertySets.builder()
        .putAll(PropertyCategory.DEVICE_REQUIREMENTS, required.properties(Dialect.DESIGN))
        .build();
  }

  /** Gives the images of a kind other properties. */
  private static void require(Path classes, ImageKind kind, PropertySets properties)
      throws Exception {
    List<ImageEntry> entries = new ArrayList<>();
    for (ImageEntry image : images(classes).images()) {
      entries.add(
          image.kind() == kind
              ? new ImageEntry(
                  kind,
                  image.target(),
                  image.size(),
                  image.sha256(),
                  image.resource(),
                  image.kernels(),
                  Optional.of(properties))
              : image);
    }
    Files.write(
        classes.resolve("META-INF/sycamore/p/App.images"),
        new ImageDescriptor("p.App", entries).bytes());
  }

  @Test
  void aLibrarysFunctionRequiresASubGroupSize() throws Exception {
    Path library = library("lib", "", "@ReqdSubGroupSize(32)", List.of());
    Path classes = app(library, "-Asycamore.targets=x86_64,spir64");

    assertRefused(run(classes, library), NO_SUB_GROUP);
    assertThat(images(classes).images())
        .filteredOn(image -> image.kind() == ImageKind.OPENCL_C)
        .singleElement()
        .satisfies(image -> assertThat(image.requirements().subGroupSizes()).containsExactly(32));
  }

  /** Of the host nothing is required: it runs the lambda. */
  @Test
  void aKernelRunsWithTheSubGroupSizeThatALibrarysFunctionRequires() throws Exception {
    Path library = library("lib", "", "@ReqdSubGroupSize(16)", List.of());
    Source source =
        new Source(
            APP.path(),
            APP.text()
                .replace("Range.range(4), Range.range(2)", "Range.range(32), Range.range(32)")
                .replace(
                    "a[it.globalId(0)] = p.lib.Geo.at(it.globalId(0))",
                    "a[it.globalId(0) / 8] = p.lib.Geo.at(it.subGroup().size())"));
    Path classes = app(source, library, "-Asycamore.targets=x86_64,spir64");

    run(classes, library)
        .forEach(
            (device, result) -> {
              if (device.equals("native-cpu")) {
                assertThat(result).isEqualTo("[19, 19, 19, 19]");
              } else if (device.startsWith("opencl")) {
                assertThat(result).as(device).startsWith(NO_SUB_GROUP.replace("32", "16") + PLACE);
              }
            });
  }

  @Test
  void noNativeImageHasSubGroupsOfTwoSizes() {
    Path library = library("lib", "", "@ReqdSubGroupSize(8)", List.of());
    String kernel = "(@dev.sycamore.annotations.ReqdSubGroupSize(16) NdKernel1) it ->";
    Source source = new Source(APP.path(), APP.text().replace("it ->", kernel));
    Compiled app =
        TestCompiler.in(folder.resolve("app"), TestedHostCompiler.JAVAC)
            .withClasses(library)
            .with("-Asycamore.targets=x86_64")
            .compile(List.of(source));

    assertThat(app.success()).isFalse();
    assertThat(app.transcript()).contains("require sub-groups of different sizes: [8, 16]");
  }

  @Test
  void aLibraryNeedsMoreThanTheOneThatTheKernelWasCompiledWith() throws Exception {
    Path before = library("before", "");
    Path classes = app(before, "-Asycamore.deviceBuild=modules");
    Path after = library("after", "@UsesAspects(Aspect.CUSTOM)");
    deviceLink(classes, after);

    assertRefused(run(classes, after), NO_CUSTOM);
  }

  /** The host runs the lambda, of which only what it was compiled with is known. */
  @Test
  void aLibraryNeedsLessThanTheOneThatTheKernelWasCompiledWith() throws Exception {
    Path before = library("before", "@UsesAspects(Aspect.CUSTOM)");
    Path classes = app(before, "-Asycamore.deviceBuild=modules");
    Path after = library("after", "");
    deviceLink(classes, after);

    run(classes, after)
        .forEach(
            (device, result) -> {
              if (!device.equals("host")) {
                assertThat(result).as(device).isEqualTo(RAN);
              }
            });
  }

  /** The properties of images count, not what the kernel was compiled with. */
  @Test
  void whatTheKernelRequiredWhenItWasCompiledIsNotAsked() throws Exception {
    Path library = library("lib", "@UsesAspects(Aspect.CUSTOM)");
    Path classes = app(library, "-Asycamore.targets=x86_64,spir64");
    // The host runs the lambda, of which nothing else is known.
    run(classes, library)
        .forEach((device, result) -> assertThat(result).as(device).startsWith(NO_CUSTOM));
    PropertySets nothing = properties(List.of(), List.of());
    require(classes, ImageKind.NATIVE_CPU, nothing);
    require(classes, ImageKind.SPIRV, nothing);
    require(classes, ImageKind.OPENCL_C, nothing);

    run(classes, library)
        .forEach(
            (device, result) -> {
              if (!device.equals("host")) {
                assertThat(result).as(device).isEqualTo(RAN);
              }
            });
  }

  @Test
  void imagesThatWereWrappedRequireWhatTheirPropertiesSay() throws Exception {
    Path library = library("lib", "");
    Path classes = app(library, "-Asycamore.targets=spir64");
    sycamore("link", classes, "-cp", library, "-S", "-o", file("all.ll"));
    sycamore("aot", "--target=x86_64", file("all.ll"), "-o", file("all.so"));
    Files.write(file("all.sym"), images(classes).kernels());
    Map<PropertySets, String> cases =
        Map.of(
            properties(List.of(Aspect.CUSTOM), List.of(64)),
            NO_CUSTOM,
            properties(List.of(), List.of(1, 64)),
            "Kernel has a required sub-group size of '64' but device does not support this"
                + " sub-group size.",
            properties(List.of(), List.of(), WorkGroupSize.of(2L), WorkGroupSize.of(100_000L)),
            "Kernel has a required work-group size of '100000' but device does not support this"
                + " work-group size.");
    for (Map.Entry<PropertySets, String> required : cases.entrySet()) {
      Files.write(file("all.prop"), required.getKey().bytes());
      Path table =
          Files.write(
              file("cpu.table"), List.of("[Code|Properties|Symbols]", "all.so|all.prop|all.sym"));
      sycamore("wrap", "--output=" + classes, "-cp", library, "--target=x86_64", table);

      assertRefused(run(classes, library), required.getValue());
    }
  }

  @Test
  void sourceTextIsTakenWhereSpirvDoesNotFit() throws Exception {
    Path library = library("lib", "");
    Path classes = app(library, "-Asycamore.targets=x86_64,spir64");
    require(classes, ImageKind.SPIRV, properties(List.of(Aspect.CUSTOM), List.of()));

    run(classes, library).forEach((device, result) -> assertThat(result).as(device).isEqualTo(RAN));

    require(classes, ImageKind.OPENCL_C, properties(List.of(), List.of(32)));
    run(classes, library)
        .forEach(
            (device, result) -> {
              if (device.startsWith("opencl")) {
                assertThat(result)
                    .as(device)
                    .isEqualTo(
                        NO_CUSTOM + PLACE + device + "). Of the image for opencl: " + NO_SUB_GROUP);
              } else {
                assertThat(result).as(device).isEqualTo(RAN);
              }
            });
  }

  @Test
  void fixedTargetsAreNamedWithThoseOfTheDeviceAndTheOption() throws Exception {
    String fixed = "-Asycamore.fixedTargets=intel_gpu_tgl";
    Path library = library("lib", "", fixed);
    Path classes = app(library, fixed);

    Map<String, String> results = run(classes, library);
    assertRefused(
        results,
        "Kernel was compiled with '-fsycl-fixed-targets=intel_gpu_tgl' but was submitted to a"
            + " different device.");
    assertThat(results.get("native-cpu"))
        .contains(". The targets of the device are x86_64")
        .endsWith(
            "; compile with -Asycamore.fixedTargets=intel_gpu_tgl,x86_64 (sycamorec"
                + " --fixed-targets), or without fixed targets");
  }
}
