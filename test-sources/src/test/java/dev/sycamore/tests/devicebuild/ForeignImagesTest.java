package dev.sycamore.tests.devicebuild;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.sycamore.backend.cli.Sycamore;
import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.tests.devices.RusticlProcess;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** IR of another compiler on its way through the commands, to images that no class has. */
@Tag("one-jdk")
@Tag("module")
class ForeignImagesTest {

  private static final String EXPORTED =
      """
      target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
      target triple = "spir64-unknown-unknown"
      define dso_local spir_func i32 @_Z6squarei(i32 noundef %x) #0 {
        %y = mul i32 %x, %x
        ret i32 %y
      }
      attributes #0 = { nounwind "sycl-module-id"="square.cpp" }
      """;

  private static final String KERNEL =
      """
      target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
      target triple = "spir64-unknown-unknown"
      @__spirv_BuiltInGlobalInvocationId = external dso_local local_unnamed_addr addrspace(1) constant <3 x i64>, align 32
      declare dso_local spir_func i32 @_Z6squarei(i32 noundef)
      define weak_odr dso_local spir_kernel void @_ZTS6Square(ptr addrspace(1) noundef align 4 %out) #0 {
        %ids = load <3 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, align 32
        %i = extractelement <3 x i64> %ids, i64 0
        %x = trunc i64 %i to i32
        %y = call spir_func i32 @_Z6squarei(i32 noundef %x)
        %at = getelementptr i32, ptr addrspace(1) %out, i64 %i
        store i32 %y, ptr addrspace(1) %at, align 4
        ret void
      }
      attributes #0 = { nounwind "sycl-module-id"="square_kernel.cpp" }
      """;

  @TempDir Path folder;

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  private static void sycamore(String... arguments) {
    Sycamore.Run run = Sycamore.run(arguments);
    assertThat(run.status()).as(run.errors()).isZero();
  }

  private ImageDescriptor descriptor(String unit) throws Exception {
    Path file = folder.resolve("out/META-INF/sycamore/" + unit + ".images");
    return ImageDescriptor.parse(file.toString(), Files.readAllBytes(file));
  }

  @Test
  void modulesAreLinkedSplitCompiledAndWrappedForEveryTarget() throws Exception {
    Files.writeString(folder.resolve("kernel.ll"), KERNEL);
    Files.writeString(folder.resolve("square.ll"), EXPORTED);
    sycamore("link", file("kernel.ll"), file("square.ll"), "-o", file("linked.bc"));
    sycamore(
        "post-link",
        "-symbols",
        "-split=source",
        "-emit-only-kernels-as-entry-points",
        file("linked.bc"),
        "-o",
        file("images.table"));
    StringBuilder wrap = new StringBuilder("wrap\n--unit=square\n--output=" + file("out"));
    for (String target : List.of("spir64", "ptx64", "amdgcn", "x86_64")) {
      sycamore("aot", "--target=" + target, file("images_0.bc"), "-o", file(target));
      Files.writeString(
          folder.resolve(target + ".table"),
          "[Code|Properties|Symbols]\n" + target + "|images_0.prop|images_0.sym\n");
      wrap.append("\n--target=" + target + "\n" + file(target + ".table"));
    }
    sycamore(wrap.toString().split("\n"));
    assertThat(descriptor("square").images())
        .extracting(ImageEntry::target)
        .containsExactly("x86_64", "spir64", "ptx64", "amdgcn");
    assertThat(descriptor("square").images())
        .allSatisfy(image -> assertThat(image.kernels()).containsExactly("_ZTS6Square"));
  }

  /**
   * Skipped at its end where no driver takes SPIR-V; {@code ci/spirv-tests.sh} has one that does.
   */
  @Test
  @Requires(Tool.OPENCL)
  void nativeSpecializationConstantsHaveTheirValues() throws Exception {
    try (InputStream in = getClass().getResourceAsStream("/foreign/special.ll")) {
      Files.write(folder.resolve("special.ll"), in.readAllBytes());
    }
    sycamore(
        "post-link",
        "-symbols",
        "-spec-const=native",
        file("special.ll"),
        "-o",
        file("images.table"));
    assertThat(Files.readString(folder.resolve("images_0.prop")))
        .contains("[SYCL/specialization constants]", "number=2|");
    sycamore("aot", "--target=spir64", file("images_0.bc"), "-o", file("images_0.spv"));
    Files.writeString(
        folder.resolve("spir64.table"),
        "[Code|Properties|Symbols]\nimages_0.spv|images_0.prop|images_0.sym\n");
    sycamore(
        "wrap",
        "--unit=special",
        "--output=" + file("out"),
        "--target=spir64",
        file("spir64.table"));
    assertThat(descriptor("special").images().get(0).kernels()).containsExactly("_ZTS7Special");

    List<String> lines =
        RusticlProcess.run(SpirvHost.class.getName(), List.of(folder.resolve("out")));
    if (System.getenv("SYCAMORE_REQUIRE_SPIRV") != null) {
      assertThat(lines).anyMatch(line -> line.startsWith("default|"));
      assertThat(lines).anyMatch(line -> line.startsWith("set|"));
    }
    assumeThat(lines).as("launches on drivers that take SPIR-V").isNotEmpty();
    String rest = ", 1, -3, 7, 1, " + Float.floatToRawIntBits(1.5f) + ", 7, 9, 11, 13";
    String zeros = ", 0, 0, 0, 0, 0]";
    assertThat(lines)
        .allSatisfy(
            line ->
                assertThat(line)
                    .endsWith(
                        (line.startsWith("set|") ? "[1000, 2000" : "[42, 84") + rest + zeros));
  }
}
