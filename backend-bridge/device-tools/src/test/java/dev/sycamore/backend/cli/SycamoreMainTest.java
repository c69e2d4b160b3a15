package dev.sycamore.backend.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.TestModules;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command line. */
@Tag("one-jdk")
@Tag("module")
class SycamoreMainTest {

  @TempDir private Path folder;

  private final StringWriter errors = new StringWriter();
  private Path input;
  private Path output;

  @BeforeEach
  void writeInput() throws IOException {
    input = Files.writeString(folder.resolve("vector_add.ll"), TestModules.text("vector_add"));
    output = folder.resolve("out");
  }

  @Test
  void writesAnImage() throws IOException {
    assertThat(aot("--target=x86_64", input.toString(), "-o", output.toString())).isZero();
    assertThat(Files.readAllBytes(output)).startsWith(0x7F, 'E', 'L', 'F');
    assertThat(Files.getPosixFilePermissions(output))
        .isEqualTo(Files.getPosixFilePermissions(input));
    assertThat(errors.toString()).isEmpty();
  }

  @Test
  void asksForLanesAndPrintsWhatBecameOfThem() {
    System.setProperty("sycamore.lanes", "4");
    try {
      assertThat(aot("--target=x86_64", "-v", input.toString(), "-o", output.toString())).isZero();
    } finally {
      System.clearProperty("sycamore.lanes");
    }
    assertThat(errors.toString())
        .startsWith(input + ": note: kernel ")
        .contains(": 4 work-items at a time, in the lanes of vectors\n");
  }

  @Test
  void writesText() throws IOException {
    assertThat(aot("-target=ptx64", "-S", input.toString(), "-o", output.toString())).isZero();
    assertThat(Files.readString(output)).contains(".entry vector_add");
    assertThat(
            aot("--target=spir64", "--emit-llvm", "-S", input.toString(), "-o", output.toString()))
        .isZero();
    assertThat(Files.readString(output)).contains("define spir_kernel void @vector_add");
    assertThat(aot("--target=spir64", "-S", input.toString(), "-o", output.toString())).isZero();
    assertThat(Files.readString(output)).contains("OpEntryPoint Kernel");
    assertThat(aot("--target=x86_64", "--emit-llvm", input.toString(), "-o", output.toString()))
        .isZero();
    assertThat(Files.readAllBytes(output)).startsWith('B', 'C');
  }

  @Test
  void readsBitcode() throws IOException {
    Path bitcode = input.resolveSibling("in.bc");
    PrintWriter out = new PrintWriter(errors, true);
    assertThat(SycamoreMain.run(out, "link", input.toString(), "-o", bitcode.toString())).isZero();
    assertThat(aot("--target=ptx64", bitcode.toString(), "-o", output.toString())).isZero();
    byte[] image = Files.readAllBytes(output);
    assertThat(aot("--target=ptx64", input.toString(), "-o", output.toString())).isZero();
    assertThat(image).isEqualTo(Files.readAllBytes(output));
    byte[] whole = Files.readAllBytes(bitcode);
    Files.write(bitcode, java.util.Arrays.copyOf(whole, whole.length / 2));
    assertThat(aot("--target=ptx64", bitcode.toString(), "-o", output.toString())).isEqualTo(1);
    assertThat(errors.toString()).contains(": error: ");
  }

  @Test
  void aFaultIsOneLineWithItsPlace() throws IOException {
    Files.writeString(input, "target triple = \"spir64-unknown-unknown\"\nnonsense\n");
    Files.writeString(output, "before");
    assertThat(aot("--target=x86_64", input.toString(), "-o", output.toString())).isEqualTo(1);
    assertThat(errors.toString()).startsWith(input + ":2:1: error: expected top-level entity\n");
    assertThat(Files.readString(output)).isEqualTo("before");
  }

  @Test
  void aFaultWithoutAPlaceNamesTheInput() throws IOException {
    Files.writeString(input, "target triple = \"spir64-unknown-unknown\"\n");
    assertThat(aot("--target=x86_64", input.toString(), "-o", output.toString())).isEqualTo(1);
    assertThat(errors.toString())
        .isEqualTo(
            input
                + ": error: cannot lower the module for target x86_64: the module"
                + " defines no kernel\n");
    assertThat(output).doesNotExist();
  }

  @Test
  void aFaultThatNamesNoKernelIsFollowedByThoseOfTheModule() throws IOException {
    // The SPIR-V back end of LLVM 20 aborts its process on this intrinsic.
    Files.writeString(
        input,
        """
        target triple = "spir64-unknown-unknown"
        declare i32 @llvm.fptosi.sat.i32.f32(float)
        define spir_kernel void @p_Unit_run(ptr addrspace(1) %out, float %x) #0 {
          %v = call i32 @llvm.fptosi.sat.i32.f32(float %x)
          store i32 %v, ptr addrspace(1) %out, align 4
          ret void
        }
        attributes #0 = { "sycamore-kernel-form"="single_task" "sycamore-kernel-dims"="1" "sycamore-name"="Unit.run" "sycamore-place"="Unit.java:12:5" }
        """);
    assertThat(aot("--target=spir64", input.toString(), "-o", output.toString())).isEqualTo(1);
    assertThat(errors.toString())
        .startsWith(input + ": error: cannot emit code for target spir64: ")
        .endsWith(input + ": note: the module has the kernel 'Unit.run' (Unit.java:12:5)\n");
  }

  @Test
  void filesThatCannotBeUsedAreNamed() throws IOException {
    assertThat(aot("--target=x86_64", folder + "/none.ll", "-o", output.toString())).isEqualTo(1);
    assertThat(errors.toString()).contains("none.ll: error: cannot be read: no such file");
    assertThat(aot("--target=x86_64", input.toString(), "-o", folder + "/no/out")).isEqualTo(1);
    assertThat(errors.toString()).contains("no/out: error: cannot be written: no such file");
    assertThat(aot("--target=x86_64", input.toString(), "-o", folder.toString())).isEqualTo(1);
    assertThat(errors.toString()).contains(folder + ": error: cannot be written");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).containsExactly(input);
    }
  }

  @Test
  void misuseIsStatusTwo() {
    assertThat(aot("--target=x87", input.toString(), "-o", output.toString())).isEqualTo(2);
    assertThat(errors.toString()).contains("error: ", "unknown target 'x87'", "spir64");
    assertThat(aot(input.toString(), "-o", output.toString())).isEqualTo(2);
    assertThat(SycamoreMain.run(new PrintWriter(errors, true))).isEqualTo(2);
    assertThat(errors.toString()).contains("a command is missing, such as `run`");
    assertThat(SycamoreMain.run(new PrintWriter(errors, true), "fly")).isEqualTo(2);
    assertThat(errors.toString()).contains("sycamore: error: there is no command 'fly'\n");
    assertThat(SycamoreMain.run(new PrintWriter(errors, true), "dotcor")).isEqualTo(2);
    assertThat(errors.toString()).contains("no command 'dotcor'; did you mean 'doctor'?\n");
  }

  private int aot(String... arguments) {
    return SycamoreMain.run(
        new PrintWriter(errors, true),
        Stream.concat(Stream.of("aot"), Stream.of(arguments)).toArray(String[]::new));
  }
}
