package dev.sycamore.backend.faults;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.backend.TestModules;
import dev.sycamore.binding.images.ImageDescriptor;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.testsupport.faults.FaultyFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every command that writes files, over a file system that fails at each call. */
@Tag("one-jdk")
@Tag("full")
class WriterFaultsTest {

  private static final String MODULE = TestModules.text("vector_add");

  private static final String TWO_KERNELS =
      """
      target triple = "spir64-unknown-unknown"
      define spir_kernel void @a() #0 {
        ret void
      }
      define spir_kernel void @b() #1 {
        ret void
      }
      attributes #0 = { "sycl-module-id"="A.java" }
      attributes #1 = { "sycl-module-id"="B.java" }
      """;

  @TempDir private Path cases;

  private void put(String name, Map<String, String> files, String... command) throws IOException {
    Path folder = cases.resolve(name);
    Files.createDirectories(folder.resolve("before"));
    Files.write(folder.resolve("command"), List.of(command));
    for (Map.Entry<String, String> file : files.entrySet()) {
      Path place = folder.resolve("before").resolve(file.getKey());
      Files.createDirectories(place.getParent());
      Files.writeString(place, file.getValue());
    }
  }

  private void commands() throws IOException {
    Map<String, String> module = Map.of("in.ll", MODULE, "out", "old");
    put("link", module, "link", "@in.ll", "-o", "@out");
    put("link-absent", Map.of("in.ll", MODULE), "link", "@in.ll", "-o", "@out");
    put("propagate-aspects", module, "propagate-aspects", "@in.ll", "-o", "@out");
    put("aot", module, "aot", "--target=spir64", "@in.ll", "-o", "@out");
    put("post-link-one", module, "post-link", "-ir-output-only", "@in.ll", "-o", "@out");
    Map<String, String> table = Map.of("in.table", "[Code]\na\nb\n", "out", "old");
    put("tform", table, "file-table-tform", "--extract=Code", "@in.table", "-o", "@out");
    put("aspect-filter", table, "aspect-filter", "--target=spir64", "@in.table", "-o", "@out");
    put(
        "post-link",
        Map.of(
            "in.ll",
            TWO_KERNELS,
            "t/other.table",
            "old table",
            "out.table",
            "old table",
            "out_0.ll",
            "old code",
            "out_1.sym",
            "old symbols"),
        "post-link",
        "-split=kernel",
        "-symbols",
        "-S",
        "-o",
        "@out.table",
        "-o",
        "x86_64,@t/other.table",
        "@in.ll");
    put(
        "foreach",
        Map.of("a.ll", MODULE, "b.ll", TWO_KERNELS, "in.list", "a.ll\nb.ll\n", "out_1.bc", "old"),
        "foreach",
        "--in-file-list=@in.list",
        "--in-replace={in}",
        "--out-replace={out}",
        "--out-ext=bc",
        "--out-file-list=@out.list",
        "--",
        "sycamore",
        "propagate-aspects",
        "{in}",
        "-o",
        "{out}");
    put("wrap", wrapped("classes/"), "wrap", "--output=@classes", "--target=x86_64", "@cpu.table");
    put(
        "wrap-from",
        wrapped("classes/"),
        "wrap",
        "--output=@new/images",
        "--from=@classes",
        "--target=x86_64",
        "@cpu.table");
  }

  private static Map<String, String> wrapped(String classes) {
    String openCl = "// text";
    String root = "META-INF/sycamore/";
    ImageDescriptor images =
        new ImageDescriptor(
            "Two",
            List.of(
                ImageEntry.of(
                    ImageKind.OPENCL_C,
                    "opencl",
                    openCl.getBytes(StandardCharsets.UTF_8),
                    root + "Two.opencl.cl",
                    List.of("k1", "k2"),
                    Optional.empty())));
    String module =
        "define spir_kernel void @k1(ptr %x) {\n}\ndefine spir_kernel void @k2(ptr %x) {\n}\n";
    return Map.of(
        classes + root + "Two.ll",
        module,
        classes + root + "Two.opencl.cl",
        openCl,
        classes + root + "Two.images",
        images.text(),
        classes + root + "images/0123456789abcdef.so",
        "obsolete",
        "a.so",
        "code of a",
        "a.sym",
        "k1\n",
        "b.so",
        "code of b",
        "b.sym",
        "k2\n",
        "cpu.table",
        "[Code|Symbols]\na.so|a.sym\nb.so|b.sym\n");
  }

  @Test
  void outputsAreAllNewOrAllAsBeforeWhateverCallFails() throws Exception {
    commands();
    Process process =
        new ProcessBuilder(
                System.getProperty("java.home") + "/bin/java",
                "-Djava.nio.file.spi.DefaultFileSystemProvider=" + FaultyFiles.class.getName(),
                "-cp",
                System.getProperty("java.class.path"),
                FaultyCommands.class.getName(),
                cases.toString())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    System.out.println("failed calls of file systems:\n" + output);
    try (Stream<Path> folders = Files.list(cases)) {
      assertThat(output.lines().filter(line -> !line.matches("[a-z-]+ \\d+"))).isEmpty();
      assertThat(output.lines().filter(line -> line.matches("[a-z-]+ \\d\\d+")))
          .hasSameSizeAs(folders.toList());
    }
  }
}
