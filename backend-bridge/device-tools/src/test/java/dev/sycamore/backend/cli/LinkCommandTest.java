package dev.sycamore.backend.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code sycamore link} and {@code sycamore no-kernel}. */
@Tag("one-jdk")
@Tag("module")
class LinkCommandTest {

  private static final String KERNEL =
      """
      target triple = "spir64-unknown-unknown"
      define spir_kernel void @k() {
        %a = call spir_func i32 @lib(i32 3)
        ret void
      }
      declare spir_func i32 @lib(i32) "sycamore-import"="p.Lib" "sycamore-name"="Lib.lib(int)" "sycamore-place"="A.java:3:7"
      """;

  private static final String LIBRARY =
      """
      target triple = "spir64-unknown-unknown"
      define spir_func i32 @lib(i32 %x) "sycl-module-id"="p.Lib" {
        ret i32 %x
      }
      """;

  @TempDir private Path folder;

  private final StringWriter errors = new StringWriter();
  private Path kernel;
  private Path output;

  @BeforeEach
  void writeInput() throws IOException {
    kernel = Files.writeString(folder.resolve("k.ll"), KERNEL);
    output = folder.resolve("out");
  }

  private int run(String... arguments) {
    return SycamoreMain.run(new PrintWriter(errors, true), arguments);
  }

  private Path jar(String name, Map<String, String> files) throws IOException {
    Path jar = folder.resolve(name);
    try (OutputStream out = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, String> file : new TreeMap<>(files).entrySet()) {
        zip.putNextEntry(new ZipEntry(file.getKey()));
        zip.write(file.getValue().getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
      }
    }
    return jar;
  }

  @Test
  void jarsAndFoldersAreInputs() throws IOException {
    Path jar =
        jar(
            "lib.jar",
            Map.of("META-INF/sycamore/p/Lib.external.ll", LIBRARY, "p/Lib.class", "no module"));
    Path classes = folder.resolve("classes");
    Files.createDirectories(classes.resolve("META-INF/sycamore"));
    Files.writeString(classes.resolve("META-INF/sycamore/A.ll"), KERNEL);
    Files.writeString(classes.resolve("META-INF/sycamore/A.spir64.spv"), "no module");

    assertThat(run("link", classes.toString(), jar.toString(), "-S", "-o", output.toString()))
        .as(errors.toString())
        .isZero();
    assertThat(Files.readString(output))
        .contains("define spir_kernel void @k()", "define spir_func i32 @lib(");
  }

  @Test
  void librariesAreTakenFromTheClassPathAsFarAsTheyAreNeeded() throws IOException {
    Path jar =
        jar(
            "lib.jar",
            Map.of(
                "META-INF/sycamore/p/Lib.external.ll",
                LIBRARY,
                "META-INF/sycamore/p/Other.external.ll",
                "garbage"));
    String path = folder.resolve("absent.jar") + java.io.File.pathSeparator + jar;
    assertThat(run("link", kernel.toString(), "-cp", path, "-S", "-o", output.toString()))
        .as(errors.toString())
        .isZero();
    assertThat(Files.readString(output)).contains("define spir_func i32 @lib(");
  }

  @Test
  void aMissingFunctionIsOneLineAndNoOutput() {
    assertThat(run("link", kernel.toString(), "-o", output.toString())).isEqualTo(1);
    assertThat(errors.toString())
        .isEqualTo(
            "A.java:3:7: error: function 'Lib.lib(int)' of module p.Lib is not in any input;"
                + " reached by kernel 'k'\n");
    assertThat(output).doesNotExist();
  }

  @Test
  void aMissingVariableIsOneLineAndNoOutput() throws IOException {
    Files.writeString(
        kernel,
        """
        target triple = "spir64-unknown-unknown"
        @table = external addrspace(1) global i32
        define spir_kernel void @k() "sycamore-name"="A.run" "sycamore-place"="A.java:2:9" {
          %v = load i32, ptr addrspace(1) @table
          ret void
        }
        """);
    assertThat(run("link", kernel.toString(), "-o", output.toString())).isEqualTo(1);
    assertThat(errors.toString())
        .isEqualTo(
            kernel
                + ": error: variable 'table' is not in any input; reached by kernel 'A.run'"
                + " (A.java:2:9)\n");
    assertThat(output).doesNotExist();
  }

  @Test
  void kernelsAreShownByNameAndPlace() throws IOException {
    Files.writeString(
        kernel,
        KERNEL.replace(
                "@k() {", "@k() \"sycamore-name\"=\"A.run\" \"sycamore-place\"=\"A.java:2:9\" {")
            + KERNEL
                .substring(KERNEL.indexOf("define"), KERNEL.indexOf("declare"))
                .replace("@k() {", "@other() \"sycamore-name\"=\"A.other\" {"));
    assertThat(run("link", kernel.toString(), "-o", output.toString())).isEqualTo(1);
    assertThat(errors.toString())
        .endsWith("; reached by kernels 'A.run' (A.java:2:9), 'A.other'\n");
  }

  /** An address in a table counts as a call: who reads the table may call it. */
  @Test
  void aFunctionThatOnlyAConstantNamesIsMissing() throws IOException {
    Files.writeString(
        kernel,
        """
        target triple = "spir64-unknown-unknown"
        @table = internal addrspace(2) constant [1 x ptr] [ptr @lib]
        define spir_kernel void @k() {
          %f = load ptr, ptr addrspace(2) @table
          ret void
        }
        declare spir_func i32 @lib(i32) "sycamore-name"="Lib.lib(int)"
        """);
    assertThat(run("link", kernel.toString(), "-o", output.toString())).isEqualTo(1);
    assertThat(errors.toString())
        .contains("function 'Lib.lib(int)' is not in any input; reached by kernel 'k'");
  }

  @Test
  void definitionsThatReadOtherTablesAreTwo() throws IOException {
    String table =
        """
        target triple = "spir64-unknown-unknown"
        @table = internal addrspace(2) constant [2 x i32] [i32 7, i32 9]
        define spir_func i32 @lib(i32 %x) "sycamore-name"="Lib.lib(int)" {
          %p = getelementptr i32, ptr addrspace(2) @table, i32 %x
          %v = load i32, ptr addrspace(2) %p
          ret i32 %v
        }
        """;
    Path one = Files.writeString(folder.resolve("one.ll"), table);
    Path same = Files.writeString(folder.resolve("same.ll"), table);
    Path other = Files.writeString(folder.resolve("other.ll"), table.replace("i32 9", "i32 8"));

    assertThat(run("link", one.toString(), same.toString(), "-o", output.toString()))
        .as(errors.toString())
        .isZero();
    assertThat(run("link", one.toString(), other.toString(), "-o", output.toString())).isEqualTo(1);
    assertThat(errors.toString())
        .contains("other.ll: error: the function 'Lib.lib(int)' is defined here and, with another");
  }

  @Test
  void badInputsAreNamed() throws IOException {
    Path noJar = Files.writeString(folder.resolve("no.jar"), "garbage");
    assertThat(run("link", noJar.toString(), "-o", output.toString())).isEqualTo(1);
    Path empty = jar("empty.jar", Map.of("p/Lib.class", "no module"));
    assertThat(run("link", empty.toString(), "-o", output.toString())).isEqualTo(1);
    assertThat(run("link", folder.resolve("absent.ll").toString(), "-o", output.toString()))
        .isEqualTo(1);
    assertThat(run("link", kernel.toString(), "-cp", noJar.toString(), "-o", output.toString()))
        .isEqualTo(1);
    assertThat(errors.toString().lines())
        .hasSize(4)
        .allSatisfy(line -> assertThat(line).contains(": error: "))
        .anyMatch(
            line -> line.startsWith(noJar + ": error: cannot be read: it is neither a folder nor"))
        .anyMatch(line -> line.startsWith(empty + ": error: there is no device module"))
        .anyMatch(line -> line.startsWith("--class-path: error: " + noJar + ": it is neither"));
    assertThat(output).doesNotExist();
    assertThat(run("link", "-o", output.toString())).isEqualTo(2);
  }

  @Test
  void noKernelNamesTheKernels() throws IOException {
    Path library = Files.writeString(folder.resolve("lib.ll"), LIBRARY);
    Path garbage = Files.writeString(folder.resolve("garbage.ll"), "garbage");
    Path two =
        Files.writeString(
            folder.resolve("two.ll"),
            """
            define spir_kernel void @first() {
              ret void
            }
            define spir_func void @other() {
              ret void
            }
            define spir_kernel void @second() {
              ret void
            }
            """);
    assertThat(run("no-kernel", library.toString())).isZero();
    assertThat(errors.toString()).isEmpty();
    assertThat(run("no-kernel", two.toString())).isEqualTo(1);
    assertThat(errors.toString().lines())
        .containsExactly(
            two + ": error: Unexpected SPIR kernel occurrence: first",
            two + ": error: Unexpected SPIR kernel occurrence: second");
    errors.getBuffer().setLength(0);
    assertThat(run("no-kernel", garbage.toString())).isEqualTo(2);
    assertThat(run("no-kernel", folder.resolve("absent").toString())).isEqualTo(2);
    assertThat(errors.toString().lines()).hasSize(2);
  }
}
