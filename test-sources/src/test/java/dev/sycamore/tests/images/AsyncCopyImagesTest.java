package dev.sycamore.tests.images;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What copies of work-groups are in each kind of image. */
@Tag("one-jdk")
@Tag("module")
class AsyncCopyImagesTest {

  private static final int SPIRV_HEADER_WORDS = 5;
  private static final int GROUP_ASYNC_COPY = 259;
  private static final int GROUP_WAIT_EVENTS = 260;
  private static final String PLACES = " \\[%\\w+(\\+\\d+)?\\], \\[%\\w+(\\+\\d+)?\\], ";

  @TempDir Path folder;

  @Test
  void openClDevicesCopyWholeGroups() throws IOException {
    Path classes = compile("spir64", "off");

    List<Integer> spirv = opcodes(classes);
    // Six kinds of elements in one kernel, there and back.
    assertThat(spirv).filteredOn(code -> code == GROUP_ASYNC_COPY).hasSizeGreaterThan(12);
    assertThat(spirv).contains(GROUP_WAIT_EVENTS);
    assertThat(text(classes, ".opencl.cl"))
        .contains(" = async_work_group_copy(", " = async_work_group_strided_copy(")
        .contains("wait_group_events(1, copies)");
    assertThat(images(classes, ".spv")).allSatisfy(ImageValidators::checkSpirV);
  }

  @Test
  void ptxCopiesAsynchronouslyFromSm80On() throws IOException {
    Path classes = compile("ptx64,nvidia_gpu_sm_70,nvidia_gpu_sm_80,nvidia_gpu_sm_90", "off");

    assertThat(text(classes, ".ptx64.ptx")).contains("st.shared").doesNotContain("cp.async");
    assertThat(text(classes, ".nvidia_gpu_sm_70.ptx")).doesNotContain("cp.async");
    for (String image : List.of(".nvidia_gpu_sm_80.ptx", ".nvidia_gpu_sm_90.ptx")) {
      assertThat(text(classes, image))
          .containsPattern("cp\\.async\\.ca\\.shared\\.global" + PLACES + "4;")
          .containsPattern("cp\\.async\\.ca\\.shared\\.global" + PLACES + "8;")
          .containsPattern("cp\\.async\\.cg\\.shared\\.global" + PLACES + "16;")
          .contains("cp.async.commit_group;")
          // All copies are waited for, or all but those that were started later.
          .containsPattern("cp\\.async\\.wait_group\\s+0;")
          .containsPattern("cp\\.async\\.wait_group\\s+2;");
    }
  }

  @Test
  void ptxIsAssembled() throws IOException {
    Path classes = compile("nvidia_gpu_sm_70,nvidia_gpu_sm_80,nvidia_gpu_sm_90", "off");

    assertThat(images(classes, "sm_70.ptx")).isNotEmpty().allSatisfy(ImageValidators::checkPtx);
    assertThat(images(classes, "sm_80.ptx"))
        .isNotEmpty()
        .allSatisfy(image -> ImageValidators.checkPtx(image, "sm_80"));
    assertThat(images(classes, "sm_90.ptx"))
        .isNotEmpty()
        .allSatisfy(image -> ImageValidators.checkPtx(image, "sm_90"));
  }

  /** A work-item that has failed may come to a copy with other arguments. */
  @Test
  void withChecksTheWorkItemsCopy() throws IOException {
    Path classes = compile("spir64,nvidia_gpu_sm_80", "on");

    assertThat(opcodes(classes)).doesNotContain(GROUP_ASYNC_COPY, GROUP_WAIT_EVENTS);
    assertThat(text(classes, ".opencl.cl")).doesNotContain("async_work_group");
    assertThat(text(classes, ".ptx")).contains("st.shared").doesNotContain("cp.async");
  }

  private Path compile(String targets, String checks) throws IOException {
    Compiled compiled =
        TestCompiler.in(folder, TestedHostCompiler.JAVAC)
            .with("-Asycamore.targets=" + targets, "-Asycamore.checks=" + checks)
            .compile(List.of(Source.read(Path.of("programs", "accepted", "AsyncCopies.java"))));
    assertThat(compiled.success()).as(compiled.transcript()).isTrue();
    return compiled.classes();
  }

  /** Kernels with aspects of their own have images of their own. */
  private static List<Path> images(Path classes, String suffix) throws IOException {
    try (Stream<Path> files = Files.walk(classes)) {
      return files.filter(file -> file.toString().endsWith(suffix)).sorted().toList();
    }
  }

  private static String text(Path classes, String suffix) throws IOException {
    StringBuilder text = new StringBuilder();
    for (Path image : images(classes, suffix)) {
      text.append(Files.readString(image));
    }
    assertThat(text).isNotEmpty();
    return text.toString();
  }

  private static List<Integer> opcodes(Path classes) throws IOException {
    List<Integer> opcodes = new ArrayList<>();
    for (Path image : images(classes, ".spv")) {
      IntBuffer words =
          ByteBuffer.wrap(Files.readAllBytes(image)).order(ByteOrder.LITTLE_ENDIAN).asIntBuffer();
      for (int at = SPIRV_HEADER_WORDS; at < words.limit(); at += words.get(at) >>> Short.SIZE) {
        opcodes.add(words.get(at) & 0xffff);
      }
    }
    assertThat(opcodes).isNotEmpty();
    return opcodes;
  }
}
