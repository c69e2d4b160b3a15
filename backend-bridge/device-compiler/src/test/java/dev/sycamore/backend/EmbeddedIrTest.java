package dev.sycamore.backend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.bytedeco.llvm.global.LLVM.LLVMContextCreate;
import static org.bytedeco.llvm.global.LLVM.LLVMContextDispose;

import dev.sycamore.backend.job.BuildJob;
import dev.sycamore.backend.job.BuildOutput;
import dev.sycamore.backend.job.BuildStage;
import dev.sycamore.backend.target.EmbeddedIr;
import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.grid.AbsoluteValues;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import dev.sycamore.testsupport.sample.CommitSample;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What goes beside machine code as LLVM IR, read by LLVM alone. */
@Tag("one-jdk")
@Tag("full")
class EmbeddedIrTest {

  private static final List<String> MODULES =
      CommitSample.of(
          "modules as embedded IR",
          List.of(
              "vector_add", "matrix", "nd_range", "math", "atomics", "half", "barrier", "records"),
          40);

  @ParameterizedTest
  @CsvSource({
    "ptx64, nvptx64-nvidia-cuda, ptx_kernel, sm_70",
    "nvidia_gpu_sm_90, nvptx64-nvidia-cuda, ptx_kernel, sm_90",
    "amdgcn, amdgcn-amd-amdhsa, amdgpu_kernel, gfx90a",
    "amd_gpu_gfx1100, amdgcn-amd-amdhsa, amdgpu_kernel, gfx1100"
  })
  void itIsAllThatACompilerNeeds(String target, String triple, String convention, String processor)
      throws Exception {
    for (String name : MODULES) {
      byte[] bitcode = output(name, target, BuildOutput.LLVM_BITCODE);
      LLVMContextRef context = LLVMContextCreate();
      TargetMachine machine = TargetMachine.of(ImageTarget.parse(target));
      try {
        DeviceModule module = new ModuleReader(context).read(name, bitcode);
        module.verify(BuildStage.VERIFY);
        assertThat(module.triple()).isEqualTo(triple);
        String text = new String(module.text(), StandardCharsets.UTF_8);
        assertThat(text).contains("target datalayout", "\"target-cpu\"=\"" + processor + "\"");
        for (String kernel : kernels(name)) {
          assertThat(text)
              .containsPattern("define [a-z_ ]*" + convention + " void @" + kernel + "\\(");
        }
        byte[] assembly = machine.assembly(module);
        // What replaces instructions in the text is no part of the module.
        byte[] code = machine.isPtx() ? AbsoluteValues.rewrite(assembly) : assembly;
        assertThat(new String(code, StandardCharsets.UTF_8))
            .isEqualTo(
                new String(output(name, target, BuildOutput.ASSEMBLY), StandardCharsets.UTF_8));
        module.dispose();
      } finally {
        machine.dispose();
        LLVMContextDispose(context);
      }
    }
  }

  private static byte[] output(String name, String target, BuildOutput output) {
    BuildJob job = TestModules.job(name, ImageTarget.parse(target));
    return TestModules.image(
        new BuildJob(job.name(), job.ir(), job.target(), job.kernels(), output));
  }

  private static List<String> kernels(String name) {
    return TestModules.text(name)
        .lines()
        .filter(line -> line.startsWith("define spir_kernel"))
        .map(line -> line.substring(line.indexOf('@') + 1, line.indexOf('(')))
        .toList();
  }

  @Test
  void codeForEachGpuHasSome() {
    assertThat(EmbeddedIr.of(ImageTarget.parse("nvidia_gpu_sm_90"))).contains(EmbeddedIr.NVPTX64);
    assertThat(EmbeddedIr.of(ImageTarget.parse("amd_gpu_gfx1100"))).contains(EmbeddedIr.AMDGCN);
    for (String portable : List.of("spir64", "x86_64", "intel_gpu_tgl")) {
      assertThat(EmbeddedIr.of(ImageTarget.parse(portable))).as(portable).isEmpty();
    }
    assertThat(EmbeddedIr.find("llvm_nvptx64")).contains(EmbeddedIr.NVPTX64);
    assertThat(EmbeddedIr.find("ptx64")).isEmpty();
  }
}
