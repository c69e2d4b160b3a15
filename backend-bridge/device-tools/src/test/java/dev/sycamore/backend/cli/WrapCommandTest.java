package dev.sycamore.backend.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.images.ImageResources;
import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.properties.PropertySets;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** {@code sycamore wrap}. */
@Tag("one-jdk")
@Tag("module")
class WrapCommandTest extends CommandTest {

  private static final String ROOT = "META-INF/sycamore/";

  WrapCommandTest() {
    super("wrap");
  }

  @BeforeEach
  void compileUnits() throws IOException {
    unit("p/One", "k1", "k2");
    unit("Two", "k3");
    put(ROOT + "p/One.external.ll", "define spir_kernel void @none(i32 %x) {\n");
    put(ROOT + "Lib.external.ll", "define spir_func i32 @ext__Lib__f__int(i32 %x) {\n");
    write("all.so", "the code");
    write("all.sym", "k1\nk2\nk3\n");
    write("all.prop", "[SYCL/device requirements]\naspect=2|gAAAAAAAAAgBAAAA\n");
    write("cpu.table", "[Code|Properties|Symbols]\nall.so|all.prop|all.sym\n");
    write("a.spv", "code of a");
    write("a.sym", "ext__Lib__f__int\nk1\n");
    write("b.spv", "code of b");
    write("b.sym", "k3\nk2\n");
    write("functions.sym", "ext__Lib__f__int\n");
    write("spv.table", "[Symbols|Code]\na.sym|a.spv\nb.sym|b.spv\nfunctions.sym|a.spv\n");
  }

  private void unit(String path, String... kernels) throws IOException {
    StringBuilder module = new StringBuilder("source_filename = \"" + path + ".java\"\n");
    for (String kernel : kernels) {
      // One kernel is named, as LLVM writes it, and others are not.
      module.append("define dso_local spir_kernel void @").append(kernel);
      module.append(
          kernel.equals("k1") ? "(ptr %x) #0 {\nret void\n}\n" : "(ptr %x) {\nret void\n}\n");
      module.append("declare spir_func void @other_").append(kernel).append("()\n");
    }
    module.append("attributes #1 = { nounwind }\n");
    module.append("attributes #0 = { \"sycamore-name\"=\"One.k1\"");
    module.append(" \"sycamore-place\"=\"One.java:4:7\" }\n");
    put(ROOT + path + ".ll", module.toString());
    put(ROOT + path + ".opencl.cl", "// " + path);
    String unit = path.replace('/', '.');
    ImageEntry openCl =
        ImageEntry.of(
            ImageKind.OPENCL_C,
            "opencl",
            ("// " + path).getBytes(StandardCharsets.UTF_8),
            ROOT + path + ".opencl.cl",
            List.of(kernels),
            Optional.empty());
    put(ROOT + path + ".images", new ImageDescriptor(unit, List.of(openCl)).text());
  }

  private void put(String name, String text) throws IOException {
    Path file = file("classes").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private ImageDescriptor images(String unit) throws Exception {
    return ImageResources.descriptor(file("classes").resolve(ROOT + unit + ".images"));
  }

  private Map<String, String> tree() throws IOException {
    Map<String, String> tree = new TreeMap<>();
    try (Stream<Path> files = Files.walk(file("classes"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        tree.put(file("classes").relativize(file).toString(), Files.readString(file));
      }
    }
    return tree;
  }

  private void assertUnchanged(int status, String error, String... arguments) throws IOException {
    Map<String, String> before = tree();
    String[] all =
        Stream.concat(Stream.of("--output=" + file("classes")), Stream.of(arguments))
            .toArray(String[]::new);
    assertThat(run(all)).as(errors()).isEqualTo(status);
    assertThat(errors().lines().filter(line -> line.contains("error")))
        .singleElement()
        .asString()
        .startsWith(error);
    assertThat(tree()).isEqualTo(before);
  }

  private int wrapAll() {
    return run(
        "--output=" + file("classes"),
        "--target=x86_64",
        "@cpu.table",
        "-target=spir64",
        "@spv.table");
  }

  /** Of several GPUs each has IR of its own, and all of it has one name of the target. */
  @Test
  void embeddedIrIsOneMoreImage() throws Exception {
    write("first.bitcode", "IR for the first");
    write("second.bitcode", "IR for the second");
    write("first.table", "[Code|Properties|Symbols]\nfirst.bitcode|all.prop|all.sym\n");
    write("second.table", "[Code|Properties|Symbols]\nsecond.bitcode|all.prop|all.sym\n");
    write("bare.table", "[Code|Symbols]\nfirst.bitcode|all.sym\n");
    write("part.table", "[Code|Symbols]\nsecond.bitcode|a.sym\n");

    int status =
        run(
            "--output=" + file("classes"),
            "--target=x86_64",
            "@cpu.table",
            "--target=llvm_nvptx64",
            "@first.table",
            "--target=llvm_nvptx64",
            "@second.table",
            "--target=llvm_nvptx64",
            "@first.table",
            "--target=llvm_amdgcn",
            "@first.table",
            "--target=llvm_amdgcn",
            "@bare.table",
            "--target=llvm_amdgcn",
            "@part.table");

    assertThat(status).as(errors()).isZero();
    // Only what devices run can be missed.
    assertThat(errors()).isEmpty();
    List<ImageEntry> all = images("p/One").images();
    assertThat(all)
        .extracting(image -> image.kind() + " " + image.target() + " " + image.kernels())
        .containsExactlyInAnyOrder(
            "NATIVE_CPU x86_64 [k1, k2, k3]",
            "LLVM_IR llvm_nvptx64 [k1, k2, k3]",
            "LLVM_IR llvm_nvptx64 [k1, k2, k3]",
            "LLVM_IR llvm_amdgcn [k1, k2, k3]",
            "LLVM_IR llvm_amdgcn [k1, k2, k3]",
            "LLVM_IR llvm_amdgcn [k1]",
            "OPENCL_C opencl [k1, k2]");
    String finalization = "[SYCL/program metadata]\nRequires finalization=1|1\n";
    for (ImageEntry image : all) {
      String properties = image.properties().map(PropertySets::text).orElse("");
      if (image.kind() == ImageKind.LLVM_IR) {
        assertThat(image.resource())
            .matches(ROOT + "images/[0-9a-f]{16}\\." + image.target() + "\\.bitcode");
      }
      if (image.target().equals("llvm_amdgcn")) {
        assertThat(properties).endsWith(finalization);
      } else {
        assertThat(properties).startsWith(read("all.prop")).doesNotContain("finalization");
      }
    }
    assertThat(
            all.stream()
                .filter(image -> image.target().equals("llvm_amdgcn"))
                .map(image -> image.requirements().aspects()))
        .containsExactlyInAnyOrder(new TreeSet<>(Set.of(6)), new TreeSet<>(), new TreeSet<>());
  }

  @Test
  void everyUnitGetsTheImagesOfItsKernels() throws Exception {
    assertThat(wrapAll()).as(errors()).isZero();

    assertThat(errors()).isEmpty();
    ImageDescriptor one = images("p/One");
    assertThat(one.unit()).isEqualTo("p.One");
    assertThat(one.images())
        .extracting(image -> image.kind() + " " + image.target() + " " + image.kernels())
        .containsExactly(
            "NATIVE_CPU x86_64 [k1, k2, k3]",
            "SPIRV spir64 [k2, k3]",
            "SPIRV spir64 [k1]",
            "OPENCL_C opencl [k1, k2]");
    assertThat(images("Two").images())
        .extracting(image -> image.target() + " " + image.kernels())
        .containsExactly("x86_64 [k1, k2, k3]", "spir64 [k2, k3]", "opencl [k3]");
    ImageEntry cpu = one.images().get(0);
    assertThat(cpu).isEqualTo(images("Two").images().get(0));
    assertThat(cpu.resource()).matches(ROOT + "images/[0-9a-f]{16}\\.x86_64\\.so");
    assertThat(cpu.properties().orElseThrow().text()).isEqualTo(read("all.prop"));
    assertThat(one.images().get(2).properties()).isEmpty();
    for (ImageEntry image : one.images()) {
      byte[] bytes = Files.readAllBytes(file("classes").resolve(image.resource()));
      assertThat(ImageResources.mismatch(image, bytes)).isEmpty();
    }
  }

  @Test
  void anotherRunReplacesWhatTheFirstWrote() throws Exception {
    assertThat(wrapAll()).isZero();
    Map<String, String> first = tree();
    assertThat(wrapAll()).isZero();
    assertThat(tree()).isEqualTo(first);

    write("all.so", "other code");
    assertThat(run("--output=" + file("classes"), "--target=x86_64", "@cpu.table")).isZero();

    assertThat(tree().keySet().stream().filter(name -> name.contains("images/"))).hasSize(1);
    assertThat(images("Two").images()).hasSize(2);
  }

  @Test
  void kernelsThatATargetLacksAreAWarning() throws Exception {
    write("spv.table", "[Code|Symbols]\nb.spv|b.sym\n");
    assertThat(wrapAll()).isZero();
    assertThat(errors())
        .isEqualTo(
            "@spv.table: warning: no image for target 'spir64' has the kernel 'One.k1' (One.java:4:7);"
                + " aspect-filter leaves out what the target could not run\n");
    write("spv.table", "[Code|Symbols]\n");
    assertThat(wrapAll()).isZero();
    assertThat(errors())
        .contains("has the 3 kernels 'k3', 'One.k1' (One.java:4:7), 'k2'; aspect-filter");
    assertThat(images("Two").images()).hasSize(2);
  }

  @Test
  void whatDoesNotFitIsRefused() throws IOException {
    String[] cpu = {"--target=x86_64", "@cpu.table"};
    write("all.sym", "k1\nk4\n");
    assertUnchanged(
        1,
        "@all.sym:2:1: error: no unit of the folder has the kernel `k4`; kernels of no class need"
            + " `--unit`",
        cpu);
    write("all.sym", "k1\nk1\n");
    assertUnchanged(
        1, "@all.sym:2:1: error: the kernel 'One.k1' (One.java:4:7) appears twice for", cpu);
    write("all.sym", "k1\n");
    write("all.prop", "nonsense");
    assertUnchanged(1, "@all.prop:1:1: error: property category missing", cpu);
    write("all.prop", "[SYCL/device requirements]\naspect=1|5\n");
    assertUnchanged(
        1, "@all.prop:2:1: error: invalid property value: `aspect` is not bytes, type 2", cpu);
    write("cpu.table", "[Code|Symbols]\nnone.so|all.sym\n");
    assertUnchanged(1, "@none.so: error: cannot be read: no such file or folder", cpu);
    write("cpu.table", "[Code|Symbols]\nall.so|none.sym\n");
    assertUnchanged(1, "@none.sym: error: cannot be read: no such file or folder", cpu);
    write("cpu.table", "[Code|Symbols]\nall.so|\n");
    assertUnchanged(1, "@cpu.table: error: row 0 has no file in column `Symbols`", cpu);
    write("cpu.table", "[Code]\nall.so\n");
    assertUnchanged(1, "@cpu.table:1:1: error: there is no column `Symbols`; the columns", cpu);
    write("cpu.table", "all.so\n");
    assertUnchanged(1, "@cpu.table:1:1: error: the title line is missing", cpu);
    assertUnchanged(
        1, "@none: error: cannot be read: no such file or folder", "--target=ptx64", "@none");
  }

  @Test
  void aFolderThatIsNoClassOutputIsRefused() throws IOException {
    String[] cpu = {"--target=x86_64", "@cpu.table"};
    String images = ROOT + "p/One.images";
    put(ROOT + "p/One.opencl.cl", "changed");
    assertUnchanged(1, "@classes/" + ROOT + "p/One.opencl.cl: error: the file has 7 bytes", cpu);
    put(images, "sycamore-images 1\nunit p.One\nimages 1\n");
    assertUnchanged(1, "@classes/" + images + ":3:9: error: the descriptor is damaged", cpu);
    Files.delete(file("classes").resolve(images));
    assertUnchanged(1, "@classes/" + images + ": error: cannot be read: no such file", cpu);
    assertThat(run("--output=" + file("empty"), "--target=x86_64", "@cpu.table")).isEqualTo(1);
    assertThat(errors()).contains("empty: error: cannot be read: no such file or folder");
    assertThat(file("empty")).doesNotExist();
  }

  @Test
  void misuseIsStatusTwo() throws IOException {
    assertUnchanged(
        2,
        "sycamore wrap: error: each target must be followed by a table: there are 1 targets and 2",
        "--target=x86_64",
        "@cpu.table",
        "@spv.table");
    assertUnchanged(2, "sycamore wrap: error: Missing required parameter", "--target=x86_64");
    assertUnchanged(
        2,
        "sycamore wrap: error: --target: x86_64 appears twice",
        "--target=x86_64",
        "@cpu.table",
        "--target=x86_64",
        "@cpu.table");
    assertUnchanged(
        2, "sycamore wrap: error: --target: unknown target 'x87'", "--target=x87", "@cpu.table");
    assertThat(run("--target=x86_64", "@cpu.table")).isEqualTo(2);
  }

  @Test
  void unitsOfFoldersAndJarsAreCopiedToANewFolder() throws Exception {
    Map<String, String> before = tree();
    Path jar = file("classes.jar");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (Map.Entry<String, String> entry : before.entrySet()) {
        out.putNextEntry(new ZipEntry(entry.getKey()));
        out.write(entry.getValue().getBytes(StandardCharsets.UTF_8));
      }
    }
    for (Path source : List.of(file("classes"), jar)) {
      Path device = file("device of " + source.getFileName());
      int status = run("--output=" + device, "--from=" + source, "--target=x86_64", "@cpu.table");
      assertThat(status).as(errors()).isZero();
      assertThat(tree()).isEqualTo(before);
      ImageDescriptor one = ImageResources.descriptor(device.resolve(ROOT + "p/One.images"));
      assertThat(one.images()).extracting(ImageEntry::target).containsExactly("x86_64", "opencl");
      for (ImageEntry image : one.images()) {
        assertThat(
                ImageResources.mismatch(
                    image, Files.readAllBytes(device.resolve(image.resource()))))
            .isEmpty();
      }
      assertThat(device.resolve(ROOT + "p/One.ll")).hasContent(before.get(ROOT + "p/One.ll"));
    }
  }

  @Test
  void aUnitOfTwoInputsAndWhatIsNoJarAreRefused() throws IOException {
    write("no.jar", "this is no jar");
    Path device = file("device");

    assertThat(
            run(
                "--output=" + device,
                "--from=" + file("classes"),
                "--from=" + file("classes"),
                "--target=x86_64",
                "@cpu.table"))
        .isEqualTo(1);
    assertThat(errors()).contains("classes: error: the unit Two is also in another input");
    assertThat(
            run("--output=" + device, "--from=" + file("no.jar"), "--target=x86_64", "@cpu.table"))
        .isEqualTo(1);
    assertThat(errors()).contains("no.jar: error: cannot be read: ");
    assertThat(device).doesNotExist();
  }

  @Test
  void kernelsOfNoClassBecomeAUnit() throws Exception {
    write("all.sym", "k1\nk2\nforeign\nk3\n");
    assertThat(
            run(
                "--unit=q.Other",
                "-o",
                "@classes",
                "--target=x86_64",
                "@cpu.table",
                "--target=spir64",
                "@spv.table"))
        .as(errors())
        .isZero();
    assertThat(errors())
        .isEqualTo(
            "@spv.table: warning: no image for target 'spir64' has the kernel 'foreign';"
                + " aspect-filter leaves out what the target could not run\n");
    assertThat(images("q/Other").unit()).isEqualTo("q.Other");
    assertThat(images("q/Other").images()).containsExactly(images("p/One").images().get(0));
    Map<String, String> first = tree();

    write("all.sym", "k1\nk2\nk3\n");
    assertThat(wrapAll()).as(errors()).isZero();
    assertThat(images("q/Other").images().get(0).kernels()).contains("foreign");
    assertThat(tree().keySet()).containsAll(first.keySet());
  }

  @Test
  void aUnitOfNoClassNeedsNoFolderButAName() throws Exception {
    write("all.sym", "foreign\n");
    assertThat(run("--unit=Other", "-o", "@new", "--target=x86_64", "@cpu.table"))
        .as(errors())
        .isZero();
    String descriptor = read("new/" + ROOT + "Other.images");
    assertThat(descriptor).contains("unit Other", "NATIVE_CPU x86_64 8", "kernels 1\nforeign\n");
    assertThat(run("--unit=", "-o", "@new", "--target=x86_64", "@cpu.table")).isEqualTo(2);
    assertThat(errors()).contains("--unit: no unit can be called");
    assertThat(run("--unit=Two", "-o", "@classes", "--target=x86_64", "@cpu.table")).isEqualTo(1);
    assertThat(errors()).contains("Two: error: a unit of classes has this name");
  }
}
