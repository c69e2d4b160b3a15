package dev.sycamore.compiled;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.testing.CCompiler;
import dev.sycamore.testsupport.tools.Requires;
import dev.sycamore.testsupport.tools.Tool;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What programs are told of a library of NVIDIA's driver that cannot be used. */
@Tag("module")
class CudaLibraryTest {

  /** The problems that are about CUDA. */
  private static List<String> problems(String library) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin/java").toString());
    command.add("-Dorg.lwjgl.cuda.libname=" + library);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(DriverFailures.class.getName(), "list"));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    assertThat(output).contains("device host").doesNotContain("device cuda");
    return output.lines().filter(line -> line.contains("CUDA")).toList();
  }

  @Test
  void oneThatIsMissingIsNamed() throws Exception {
    assertThat(problems("/no/such/libcuda.so.1"))
        .singleElement()
        .asString()
        .startsWith("problem no CUDA: /no/such/libcuda.so.1 cannot be loaded (");
  }

  @Test
  @Requires(Tool.CC)
  void oneThatLacksFunctionsIsNamed(@TempDir Path folder) throws Exception {
    Path library = folder.resolve("libcuda.so.1");
    CCompiler.compile("dev/sycamore/runtime/cuda/empty_driver.c", library);
    assertThat(problems(library.toString()))
        .singleElement()
        .asString()
        .startsWith("problem no CUDA: " + library + " cannot be loaded (")
        .contains("cuGetErrorString");
  }
}
