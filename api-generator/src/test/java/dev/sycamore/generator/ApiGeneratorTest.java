package dev.sycamore.generator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import freemarker.template.TemplateNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("one-jdk")
@Tag("module")
class ApiGeneratorTest {
  private static final List<String> ATOMIC = List.of("Int", "Long", "Float", "Double");
  private static final List<String> NUMBERS =
      List.of("Byte", "Short", "Char", "Int", "Long", "Float", "Double");
  private static final List<String> ALL =
      List.of("Boolean", "Byte", "Short", "Char", "Int", "Long", "Float", "Double", "Half");

  @TempDir private Path root;

  @Test
  void everyKindAndNumberOfDimensionsHasItsClasses() throws Exception {
    List<String> expected = new ArrayList<>();
    for (String once :
        List.of(
            "Atomics",
            "DeviceBuffer",
            "DeviceMemory",
            "GroupCopies",
            "GroupOperations",
            "KindCommands",
            "OffHeapAtomics",
            "QueueCommands",
            "RecordLeaves",
            "SubGroup")) {
      expected.add("dev.sycamore." + once);
    }
    expected.add("dev.sycamore.binding.launcher.LauncherKernels");
    for (String shape :
        List.of("Item", "NdItem", "NdKernel", "NdRange", "OffsetRange", "Range", "RangeKernel")) {
      for (int dimensions : List.of(1, 2, 3)) {
        expected.add("dev.sycamore." + shape + dimensions);
      }
    }
    for (String kind : ALL) {
      for (String dimensions : List.of("", "2", "3")) {
        expected.add("dev.sycamore." + kind + "Accessor" + dimensions);
        expected.add("dev.sycamore." + kind + "DeviceBuffer" + dimensions);
        expected.add("dev.sycamore.Local" + kind + "s" + dimensions);
      }
      expected.add("dev.sycamore." + kind + "Memory");
      expected.add("dev.sycamore.devicelib.groups." + kind + "Copies");
    }
    expected.add("dev.sycamore.devicelib.arrays.BooleanArrays");
    for (String kind : NUMBERS) {
      expected.add("dev.sycamore.devicelib.arrays." + kind + "Arrays");
      for (int width : List.of(2, 3, 4, 8, 16)) {
        expected.add("dev.sycamore." + kind + width);
      }
    }
    for (String matrix : List.of("HalfMatrixA", "HalfMatrixB", "Tf32MatrixA", "Tf32MatrixB")) {
      expected.add("dev.sycamore." + matrix);
    }
    for (int dimensions : List.of(1, 2, 3)) {
      for (String image :
          List.of(
              "UnsampledImage",
              "SampledImage",
              "FloatImageAccessor",
              "IntImageAccessor",
              "FloatSampledImageAccessor",
              "IntSampledImageAccessor")) {
        expected.add("dev.sycamore." + image + dimensions);
      }
    }
    for (String kind : ATOMIC) {
      for (String shape : List.of("Group", "Op", "SubGroup")) {
        expected.add("dev.sycamore.devicelib.groups." + kind + shape);
      }
    }

    assertThat(GeneratedApi.write(root).classes().keySet())
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  @Test
  void everyTemplateIsUsed() throws Exception {
    for (Path missing : GeneratedApi.files(GeneratedApi.TEMPLATES)) {
      Path others = Files.createTempDirectory(root, "templates");
      for (Path template : GeneratedApi.files(GeneratedApi.TEMPLATES)) {
        if (!template.equals(missing)) {
          Path copy = others.resolve(GeneratedApi.TEMPLATES.relativize(template));
          Files.createDirectories(copy.getParent());
          Files.copy(template, copy);
        }
      }
      String[] arguments = {others.toString(), root.resolve("out").toString()};

      assertThatThrownBy(() -> ApiGenerator.main(arguments))
          .isInstanceOf(TemplateNotFoundException.class)
          .hasMessageContaining(missing.getFileName().toString());
    }
  }

  @Test
  void onlyAChangedFileIsWritten() throws Exception {
    GeneratedApi.write(root);
    Path same = root.resolve("dev/sycamore/devicelib/groups/IntOp.java");
    Path damaged = root.resolve("dev/sycamore/devicelib/groups/LongOp.java");
    String text = Files.readString(damaged);
    FileTime longAgo = FileTime.fromMillis(0);
    Files.setLastModifiedTime(same, longAgo);
    Files.writeString(damaged, "");

    GeneratedApi.write(root);

    assertThat(Files.getLastModifiedTime(same)).isEqualTo(longAgo);
    assertThat(damaged).hasContent(text);
  }
}
