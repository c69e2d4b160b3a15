package dev.sycamore.backend.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code sycamore post-link}. */
@Tag("one-jdk")
@Tag("module")
class PostLinkCommandTest {

  private static final String MODULE =
      """
      source_filename = "m"
      define spir_kernel void @plain() #0 {
        ret void
      }
      define spir_kernel void @wide(double %x) #0 {
        ret void
      }
      define spir_kernel void @narrow() #0 !intel_reqd_sub_group_size !0 {
        ret void
      }
      attributes #0 = { "sycl-module-id"="a.cpp" }
      !0 = !{i32 8}
      """;

  @TempDir private Path folder;

  private final StringWriter errors = new StringWriter();
  private Path input;

  @BeforeEach
  void writeInput() throws IOException {
    input = Files.writeString(folder.resolve("in.ll"), MODULE);
  }

  @Test
  void writesImagesBesideTheTable() throws IOException {
    assertThat(run(input.toString(), "-o", folder + "/out.table", "-symbols")).isZero();
    assertThat(errors.toString()).isEmpty();
    assertThat(Files.readString(folder.resolve("out.table")))
        .isEqualTo(
            """
            [Code|Properties|Symbols]
            out_0.bc|out_0.prop|out_0.sym
            out_1.bc|out_1.prop|out_1.sym
            out_2.bc|out_2.prop|out_2.sym
            """);
    assertThat(Files.readString(folder.resolve("out_0.sym"))).isEqualTo("wide\n");
    assertThat(Files.readString(folder.resolve("out_1.sym"))).isEqualTo("narrow\n");
    assertThat(Files.readString(folder.resolve("out_2.sym"))).isEqualTo("plain\n");
    assertThat(Files.readAllBytes(folder.resolve("out_0.bc"))).startsWith('B', 'C');
    assertThat(files(folder)).hasSize(11);
  }

  @Test
  void aTableOfATargetHasTheRowsThatItCanRun() throws IOException {
    Path images = Files.createDirectory(folder.resolve("images"));
    Path configuration =
        Files.writeString(
            folder.resolve("own.yaml"),
            """
            small:
              target-aspect: 5000
              aliases: [tiny]
              aspects: []
              sub-group-sizes: [16]
            """);
    assertThat(
            run(
                "-S",
                "--device-config-file=" + configuration,
                "-out-dir=" + images,
                "-o",
                folder + "/all.first.table",
                "-o",
                "tiny," + folder + "/small.table",
                input.toString()))
        .isZero();
    assertThat(Files.readString(folder.resolve("all.first.table")))
        .isEqualTo(
            """
            [Code|Properties]
            images/all.first_0.ll|images/all.first_0.prop
            images/all.first_1.ll|images/all.first_1.prop
            images/all.first_2.ll|images/all.first_2.prop
            """);
    assertThat(Files.readString(folder.resolve("small.table")))
        .isEqualTo(
            """
            [Code|Properties]
            images/all.first_2.ll|images/all.first_2.prop
            """);
    assertThat(files(images)).hasSize(6);
  }

  @Test
  void inTheDialectATargetHasPropertiesOfItsOwn() throws IOException {
    assertThat(
            run(
                "--dialect=dpcpp",
                "-split=auto",
                "-S",
                "-o=" + folder + "/all.table",
                "-o=intel_gpu_tgllp," + folder + "/tgllp.table",
                "-o=intel_gpu_none," + folder + "/none.table",
                input.toString()))
        .isZero();
    assertThat(errors.toString()).isEmpty();
    assertThat(Files.readString(folder.resolve("all.table")))
        .isEqualTo(
            """
            [Code|Properties]
            all_0.ll|all_0.prop
            all_1.ll|all_1.prop
            all_2.ll|all_2.prop
            """);
    // It has no double; of a target that is not known nothing is left out.
    assertThat(Files.readString(folder.resolve("tgllp.table")))
        .isEqualTo(
            """
            [Code|Properties]
            all_1.ll|all_intel_gpu_tgllp_1.prop
            all_2.ll|all_intel_gpu_tgllp_2.prop
            """);
    assertThat(Files.readString(folder.resolve("none.table"))).contains("all_intel_gpu_none_0");
    assertThat(Files.readString(folder.resolve("all_0.prop"))).doesNotContain("compile_target");
    assertThat(Files.readString(folder.resolve("all_intel_gpu_none_0.prop")))
        .contains("[SYCL/device requirements]\naspects=", "\ncompile_target=2|");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-device-globals",
        "-allow-device-image-dependencies",
        "-emit-imported-symbols",
        "-emit-kernel-names",
        "-id-queries-range=uint",
        "-safe-strip-dead-debug-info",
        "-O2",
        "-split-esimd",
      })
  void someOptionsAreOfTheDialect(String option) throws IOException {
    assertThat(run(option, "-o", folder + "/out", input.toString())).isEqualTo(2);
    assertThat(errors.toString()).contains(" can only be used with --dialect=dpcpp\n");
    assertThat(files(folder)).containsExactly(input);
    assertThat(run("--dialect=dpcpp", option, "-o", folder + "/out", input.toString())).isZero();
  }

  @Test
  void oneImageMayGoToStandardOutput() throws IOException {
    InputStream in = System.in;
    PrintStream out = System.out;
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    try {
      System.setIn(new ByteArrayInputStream(MODULE.getBytes(StandardCharsets.UTF_8)));
      System.setOut(new PrintStream(written, true, StandardCharsets.UTF_8));
      assertThat(run("-S", "-ir-output-only", "-o", "-", "--dialect=dpcpp")).isZero();
    } finally {
      System.setIn(in);
      System.setOut(out);
    }
    assertThat(written.toString(StandardCharsets.UTF_8)).contains("@plain", "@wide", "@narrow");
    assertThat(files(folder)).containsExactly(input);
  }

  @Test
  void oneImageIsNotSeveral() throws IOException {
    assertThat(run("-ir-output-only", "-o", folder + "/out", input.toString())).isEqualTo(1);
    assertThat(errors.toString())
        .isEqualTo(
            input
                + ": error: cannot split the module: some modules had to be split, into 3 images,"
                + " which -ir-output-only cannot write\n");
    assertThat(files(folder)).containsExactly(input);
  }

  @Test
  void noEntryPointIsNoRow() throws IOException {
    Files.writeString(input, "define void @f() {\n  ret void\n}\n");
    assertThat(run("-symbols", "-o", folder + "/out", input.toString())).isZero();
    assertThat(Files.readString(folder.resolve("out"))).isEqualTo("[Code|Properties|Symbols]\n");
    assertThat(run("-ir-output-only", "-o", folder + "/ir", input.toString())).isEqualTo(1);
    assertThat(errors.toString())
        .isEqualTo(input + ": error: cannot split the module: the module has no entry point\n");
  }

  @ParameterizedTest
  @CsvSource({
    "-symbols,-symbols",
    "-split=kernel,-split=kernel",
    "-split=per_kernel,-split=kernel",
    "-emit-param-info,-emit-param-info",
    "-emit-program-metadata,-emit-program-metadata",
    "-emit-exported-symbols,-emit-exported-symbols",
  })
  void someOptionsExcludeEachOther(String option, String named) throws IOException {
    assertThat(run("-ir-output-only", option, "-o", folder + "/out", input.toString()))
        .isEqualTo(2);
    assertThat(errors.toString())
        .contains("error: " + named + " can't be used with -ir-output-only\n");
    assertThat(files(folder)).containsExactly(input);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-o=-",
        "-o=/",
        "-o=spir46,out",
        "-o=out -o=./out",
        "-o=out -split=quarks",
        "-o=out --dialect=french",
        "-o=out --dialect=dpcpp -id-queries-range=long",
        "-o=out --dialect=dpcpp -ir-output-only -emit-kernel-names",
        "-ir-output-only -o=a -o=b",
        "-ir-output-only -o=spir64,a",
      })
  void misuseIsStatusTwo(String arguments) {
    assertThat(
            run(Stream.of(arguments.split(" ")).filter(a -> !a.isEmpty()).toArray(String[]::new)))
        .isEqualTo(2);
    assertThat(errors.toString()).startsWith("sycamore post-link: error: ");
  }

  @Test
  void whatCannotBeReadOrWrittenLeavesNothing() throws IOException {
    Path none = folder.resolve("none.ll");
    assertFails(none + ": error: cannot be read: no such file or folder\n", none.toString());
    Path missing = folder.resolve("no/out.table");
    errors.getBuffer().setLength(0);
    assertThat(run("-o", missing.toString(), input.toString())).isEqualTo(1);
    assertThat(errors.toString())
        .contains("no: error: cannot be written: no such file or folder\n");
    Files.createDirectory(folder.resolve("out_1.prop"));
    assertFails(folder.resolve("out_1.prop") + ": error: cannot be written: ", input.toString());
    Files.delete(folder.resolve("out_1.prop"));
    Files.writeString(input, "");
    assertFails(input + ": error: the input is empty\n", input.toString());
    Files.writeString(input, "nonsense\n");
    assertFails(input + ":1:1: error: expected top-level entity\n", input.toString());
    Files.writeString(input, "define spir_kernel void @\"a\\0Ab\"() {\n  ret void\n}\n");
    assertFails(
        input + ": error: cannot split the module: a symbol file cannot hold the name",
        input.toString());
    Files.writeString(input, "define spir_kernel void @0() {\n  ret void\n}\n");
    assertFails(
        input + ": error: cannot split the module: a symbol file cannot hold the name",
        input.toString());
    assertThat(files(folder)).containsExactly(input);
  }

  private void assertFails(String message, String module) throws IOException {
    List<Path> before = files(folder);
    errors.getBuffer().setLength(0);
    assertThat(run("-symbols", "-o", folder + "/out.table", module)).isEqualTo(1);
    assertThat(errors.toString()).startsWith(message);
    assertThat(errors.toString().lines()).hasSize(1);
    assertThat(files(folder)).isEqualTo(before);
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private int run(String... arguments) {
    return SycamoreMain.run(
        new PrintWriter(errors, true),
        Stream.concat(Stream.of("post-link"), Stream.of(arguments)).toArray(String[]::new));
  }
}
