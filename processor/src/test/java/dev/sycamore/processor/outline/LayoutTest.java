package dev.sycamore.processor.outline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.codegen.LlvmIrGenerator;
import dev.sycamore.codegen.UnitNormalizer;
import dev.sycamore.header.BindingGenerator;
import dev.sycamore.header.classfile.GeneratedClass;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.EntryLayout;
import dev.sycamore.model.program.EntryParameter;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.outliner.OutlineResult;
import dev.sycamore.outliner.OutlineRun;
import dev.sycamore.testsupport.Goldens;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * What captured values become (table "Lowering" of the design): the same entry parameters in the IR
 * and in the binding class, with their exact offsets and sizes. {@code -Dupdate.goldens=true}
 * writes the golden anew.
 */
class LayoutTest {
  private static final Path FOLDER = Path.of("src/test/resources/generated");

  private static DeviceUnit unit;
  private static String ir;
  private static UnitBinding binding;

  @BeforeAll
  static void generate() throws IOException, ReflectiveOperationException {
    OutlineResult result = OutlineRun.of(Files.readString(FOLDER.resolve("Layouts.java")));
    assertThat(result.diagnostics()).isEmpty();
    unit = result.program().units().get(0);
    NormalizedUnit normalized = UnitNormalizer.normalize(unit, false);
    ir = LlvmIrGenerator.generate(normalized);
    binding = load(BindingGenerator.generate(normalized).get(0));
  }

  private static UnitBinding load(GeneratedClass generated) throws ReflectiveOperationException {
    ClassLoader loader =
        new ClassLoader(LayoutTest.class.getClassLoader()) {
          @Override
          protected Class<?> findClass(String name) {
            return defineClass(name, generated.bytes(), 0, generated.bytes().length);
          }
        };
    return (UnitBinding) loader.loadClass(generated.name()).getConstructor().newInstance();
  }

  @Test
  void everyParameterIsAtItsPlace() throws IOException {
    StringBuilder text = new StringBuilder();
    for (Kernel kernel : unit.kernels()) {
      text.append(kernel.span().line()).append(":\n");
      for (EntryParameter p : EntryLayout.of(kernel)) {
        text.append(
                String.format(
                    Locale.ROOT, "  %-14s", kernel.arguments().get(p.argument()).variable().name()))
            .append(String.format(Locale.ROOT, " %-13s %d", p.role(), p.dimension()))
            .append(
                p.used()
                    ? String.format(Locale.ROOT, " at %3d size %d", p.offset(), p.size())
                    : " dropped")
            .append('\n');
      }
    }
    Path golden = FOLDER.resolve("Layouts.txt");
    Goldens.check(golden, text.toString());
  }

  @Test
  void theBindingClassHasTheUsedParametersInOrder() {
    for (int i = 0; i < unit.kernels().size(); i++) {
      assertThat(binding.kernels().get(i).parameters())
          .isEqualTo(used(unit.kernels().get(i)).stream().map(LayoutTest::row).toList());
    }
  }

  private static ParameterBinding row(EntryParameter p) {
    return new ParameterBinding(p.argument(), p.role(), p.dimension(), p.offset(), p.size());
  }

  @Test
  void theEntryPointTakesTheUsedParametersInOrder() {
    for (Kernel kernel : unit.kernels()) {
      String parameters =
          all("spir_kernel void @" + kernel.entryPoint() + "\\((.*)\\) ", ir).get(0);
      List<Integer> sizes = new ArrayList<>();
      for (String parameter : parameters.split(", ", -1)) {
        sizes.add(sizeOf(parameter));
      }
      assertThat(sizes)
          .as(parameters)
          .isEqualTo(used(kernel).stream().map(EntryParameter::size).toList());
    }
  }

  @Test
  void offsetsAreAlignedAndDoNotOverlap() {
    for (Kernel kernel : unit.kernels()) {
      int end = 0;
      for (EntryParameter p : used(kernel)) {
        assertThat(p.offset()).isGreaterThanOrEqualTo(end).isLessThan(end + p.size());
        assertThat(p.offset() % p.size()).isZero();
        end = p.offset() + p.size();
      }
    }
  }

  @Test
  void whatIsNeverUsedIsNotAccessed() {
    Kernel dropped = unit.kernels().get(1);
    assertThat(dropped.arguments())
        .filteredOn(a -> a.variable().name().equals("length"))
        .allMatch(a -> a.access() == ArgumentAccess.NONE);
  }

  private static List<EntryParameter> used(Kernel kernel) {
    return EntryLayout.of(kernel).stream().filter(EntryParameter::used).toList();
  }

  private static int sizeOf(String parameter) {
    return switch (parameter.split(" ", 2)[0]) {
      case "ptr", "i64", "double" -> 8;
      case "i32", "float" -> 4;
      case "i16", "half" -> 2;
      case "i8" -> 1;
      default -> throw new AssertionError(parameter);
    };
  }

  private static List<String> all(String pattern, String text) {
    return Pattern.compile(pattern).matcher(text).results().map(m -> m.group(1)).toList();
  }
}
