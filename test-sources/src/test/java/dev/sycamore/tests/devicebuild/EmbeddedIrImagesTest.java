package dev.sycamore.tests.devicebuild;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.ComputeDevice;
import dev.sycamore.DeviceQueue;
import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.backend.cli.Sycamore;
import dev.sycamore.backend.images.ImageResources;
import dev.sycamore.backend.images.Inventory;
import dev.sycamore.backend.images.InventoryText;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.properties.PropertyCategory;
import dev.sycamore.binding.properties.PropertySet;
import dev.sycamore.binding.properties.PropertySets;
import dev.sycamore.binding.properties.PropertyValue;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.devices.TestDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** LLVM IR beside code for GPUs, as the processor makes it, and what a launch makes of it. */
@Tag("one-jdk")
@Tag("module")
class EmbeddedIrImagesTest {

  /** Kernels that require nothing, an aspect, a work-group size, and a sub-group size. */
  private static final Source PROGRAM =
      new Source(
          "p/Three.java",
          """
          package p;
          import dev.sycamore.*;
          import dev.sycamore.annotations.*;
          public class Three {
            record Sized(int[] a) implements NdKernel1 {
              @Override
              @ReqdWorkGroupSize(4)
              public void run(NdItem1 it) { a[it.globalId(0)] += it.localId(0); }
            }
            record Wave(int[] a) implements NdKernel1 {
              @Override
              @ReqdSubGroupSize(32)
              public void run(NdItem1 it) { a[it.globalId(0)] = it.localId(0); }
            }
            public static String run(DeviceQueue q) {
              int[] a = new int[8];
              double[] d = new double[8];
              q.parallelFor("plain", Range.range(8), i -> a[i] = 3 * i).await();
              q.parallelFor("fp64", Range.range(8), i -> d[i] = a[i] / 7.0).await();
              q.parallelFor(NdRange.ndRange(Range.range(8), Range.range(4)), new Sized(a)).await();
              return java.util.Arrays.toString(a) + java.util.Arrays.toString(d);
            }
            /** For GPUs alone, and never launched. */
            public static void waves(DeviceQueue q, int[] a) {
              q.parallelFor(NdRange.ndRange(Range.range(64), Range.range(32)), new Wave(a));
            }
          }
          """);

  @TempDir private Path folder;

  private Path compile(TestedHostCompiler host, String... options) {
    Compiled compiled = TestCompiler.in(folder, host).with(options).compile(List.of(PROGRAM));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    return compiled.classes();
  }

  private static List<ImageEntry> images(Path classes, ImageKind kind) throws Exception {
    return ImageResources.descriptor(classes.resolve("META-INF/sycamore/p/Three.images"))
        .images()
        .stream()
        .filter(image -> image.kind() == kind)
        .toList();
  }

  private static Object call(Path classes, String device, String method) throws Exception {
    URL[] urls = {classes.toUri().toURL()};
    try (URLClassLoader loader =
            new URLClassLoader(urls, EmbeddedIrImagesTest.class.getClassLoader());
        DeviceQueue queue = DeviceQueue.open(ComputeDevice.select(device))) {
      Method called = loader.loadClass("p.Three").getMethod(method, DeviceQueue.class);
      return called.invoke(null, queue);
    }
  }

  @ParameterizedTest
  @CsvSource({"JAVAC, auto", "ECJ, auto", "JAVAC, per_kernel", "JAVAC, off"})
  void eachImageForAGpuHasItsIr(TestedHostCompiler host, String split) throws Exception {
    Path classes =
        compile(
            host,
            "-Asycamore.targets=x86_64,spir64,ptx64,nvidia_gpu_sm_90,amd_gpu_gfx1100",
            "-Asycamore.split=" + split,
            "-Asycamore.embedIr=on");

    List<ImageEntry> ir = images(classes, ImageKind.LLVM_IR);
    assertMatches(ir, "llvm_nvptx64", images(classes, ImageKind.PTX));
    assertMatches(ir, "llvm_amdgcn", images(classes, ImageKind.AMDGCN));
    assertThat(ir).anyMatch(image -> image.requirements().subGroupSizes().contains(32));
    for (ImageEntry image : ir) {
      byte[] bytes = Files.readAllBytes(classes.resolve(image.resource()));
      assertThat(ImageResources.mismatch(image, bytes)).isEmpty();
      assertThat(bytes).startsWith('B', 'C', 0xC0, 0xDE);
    }
    for (ImageEntry image : images(classes, ImageKind.PTX)) {
      assertThat(classes.resolve(image.resource()))
          .content(StandardCharsets.UTF_8)
          .contains(".version ");
    }
    for (String device : TestDevices.underTest()) {
      assertThat(call(classes, device, "run")).isEqualTo(call(classes, TestDevices.HOST, "run"));
    }
  }

  /** There is IR for each image, with its kernels and its properties. */
  private static void assertMatches(List<ImageEntry> all, String target, List<ImageEntry> code) {
    List<ImageEntry> ir = all.stream().filter(image -> image.target().equals(target)).toList();
    boolean finalized = target.equals("llvm_amdgcn");
    assertThat(code).isNotEmpty();
    assertThat(ir)
        .extracting(image -> Map.entry(image.kernels(), categories(image, !finalized)))
        .containsExactlyInAnyOrderElementsOf(
            code.stream()
                .map(image -> Map.entry(image.kernels(), categories(image, true)))
                .toList());
    for (ImageEntry image : ir) {
      Optional<PropertyValue> flag =
          image
              .properties()
              .flatMap(sets -> sets.find(PropertyCategory.PROGRAM_METADATA))
              .flatMap(set -> set.find("Requires finalization"));
      assertThat(flag)
          .isEqualTo(finalized ? Optional.of(PropertyValue.number(1)) : Optional.empty());
    }
  }

  private static List<PropertySet> categories(ImageEntry image, boolean all) {
    PropertySets sets = image.properties().orElseThrow();
    return sets.sets().stream()
        .filter(set -> all || !set.category().equals(PropertyCategory.PROGRAM_METADATA.title()))
        .toList();
  }

  @Test
  void aLaunchNeitherTakesNorNamesIt() throws Exception {
    Path classes =
        compile(
            TestedHostCompiler.JAVAC, "-Asycamore.targets=ptx64,amdgcn", "-Asycamore.embedIr=on");

    assertThatThrownBy(() -> call(classes, "native-cpu", "run"))
        .isInstanceOf(InvocationTargetException.class)
        .cause()
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessageContaining("(it has images for: ptx64, amdgcn, opencl)");
    // Without its file nothing changes: it is not looked at.
    for (ImageEntry image : images(classes, ImageKind.LLVM_IR)) {
      Files.delete(classes.resolve(image.resource()));
    }
    for (String device : TestDevices.underTest()) {
      if (!device.equals("native-cpu")) {
        assertThat(call(classes, device, "run")).isEqualTo(call(classes, TestDevices.HOST, "run"));
      }
    }
  }

  @Test
  void theInventoryListsIt() throws Exception {
    Path classes =
        compile(
            TestedHostCompiler.JAVAC, "-Asycamore.targets=x86_64,amdgcn", "-Asycamore.embedIr=on");

    Inventory inventory = Inventory.of(classes, (file, module) -> List.of());

    assertThat(inventory.problems()).isEmpty();
    assertThat(InventoryText.table(inventory))
        .containsPattern("p\\.Three +llvm_amdgcn +LLVM_IR +[0-9]+ +1 +fp64 +good +META-INF/")
        .containsPattern("p_Three_fp64 +- +x86_64,amdgcn,llvm_amdgcn,opencl +p_Three_fp64");
  }

  /** Links take every module below {@code META-INF/sycamore}, and this is none of them. */
  @Test
  void aLinkDoesNotTakeIt() throws Exception {
    Path classes =
        compile(TestedHostCompiler.JAVAC, "-Asycamore.targets=ptx64", "-Asycamore.embedIr=on");
    Path plain = folder.resolve("plain.ll");
    Path linked = folder.resolve("linked.ll");
    Path module = classes.resolve("META-INF/sycamore/p/Three.ll");

    assertThat(Sycamore.run("link", "-S", module.toString(), "-o", plain.toString()).status())
        .isZero();
    assertThat(Sycamore.run("link", "-S", classes.toString(), "-o", linked.toString()).status())
        .isZero();

    assertThat(linked).hasSameTextualContentAs(plain);
    assertThat(images(classes, ImageKind.LLVM_IR)).isNotEmpty();
  }
}
