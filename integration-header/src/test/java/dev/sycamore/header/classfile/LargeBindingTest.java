package dev.sycamore.header.classfile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.LaunchAttributes;
import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.binding.ParameterRole;
import dev.sycamore.binding.ReportKind;
import dev.sycamore.binding.ReportSite;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.header.model.BindingTables;
import dev.sycamore.header.model.ConstantArrayRow;
import dev.sycamore.header.model.KernelTable;
import dev.sycamore.model.program.ValueSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Units that the limits of class files (JVMS 4.11) are too small for. */
@Tag("module")
class LargeBindingTest {

  private static final String NAME = "p.Unit__Sycamore";

  @SuppressWarnings("unused") // Read by the class that is tested.
  private static final int[] TABLE = {0, 256};

  @SuppressWarnings("unused") // Read by the class that is tested.
  private static final int[] OTHER = {0, 0};

  @Test
  void tenThousandKernelsAreBound() throws ReflectiveOperationException {
    List<KernelTable> kernels =
        IntStream.range(0, 10_000).mapToObj(LargeBindingTest::smallKernel).toList();
    List<ReportSite> sites = IntStream.range(0, 30_000).mapToObj(LargeBindingTest::site).toList();
    BindingTables tables =
        new BindingTables(
            NAME, "Unit.java", kernels, sites, List.of(array("TABLE"), array("OTHER")));

    List<GeneratedClass> classes = BindingClassWriter.write(tables);
    UnitBinding binding = load(classes);

    assertThat(classes).extracting(GeneratedClass::name).startsWith(NAME).doesNotHaveDuplicates();
    assertThat(binding.kernels())
        .isEqualTo(kernels.stream().map(KernelTable::binding).toList())
        .isUnmodifiable();
    assertThat(binding.reportSites()).isEqualTo(sites);
    for (int kernel : new int[] {0, 1, 499, 500, 4_999, 9_999}) {
      assertThat(binding.argument(kernel, 1, new Object[] {"a", "b"})).isEqualTo("b");
      assertThat(binding.argument(kernel, 0, new Object[] {new Holder(kernel)})).isEqualTo(kernel);
      assertThat(binding.touchedElements(kernel)).isEqualTo(kernels.get(kernel).touchedElements());
      assertThat(binding.constantArrays(kernel)).hasSize(kernel % 2 + 1);
      assertThat(binding.constantArrays(kernel).get(0).difference()).isEmpty();
    }
    assertThat(binding.constantArrays(1).get(1).difference())
        .hasValueSatisfying(text -> assertThat(text).contains("Unit.OTHER[1]"));
    assertThatThrownBy(() -> binding.argument(10_000, 0, new Object[0]))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("kernel 10000");
    assertThatThrownBy(() -> binding.argument(-1, 0, new Object[0]))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("kernel -1");
    assertThatThrownBy(() -> binding.argument(7_000, 2, new Object[0]))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("argument 2");
  }

  @Test
  void aThousandKernelsAreInOneClass() throws ReflectiveOperationException {
    List<KernelTable> kernels =
        IntStream.range(0, 1_001).mapToObj(LargeBindingTest::smallKernel).toList();
    BindingTables tables =
        new BindingTables(
            NAME, "Unit.java", kernels, List.of(), List.of(array("TABLE"), array("OTHER")));

    List<GeneratedClass> classes = BindingClassWriter.write(tables);
    UnitBinding binding = load(classes);

    assertThat(classes).hasSize(1);
    assertThat(binding.kernels()).isEqualTo(kernels.stream().map(KernelTable::binding).toList());
    for (int kernel : new int[] {499, 500, 1_000}) {
      assertThat(binding.argument(kernel, 0, new Object[] {new Holder(kernel)})).isEqualTo(kernel);
    }
  }

  @Test
  void classesAreReproducible() {
    BindingTables tables =
        new BindingTables(
            NAME,
            "Unit.java",
            IntStream.range(0, 10_000).mapToObj(LargeBindingTest::smallKernel).toList(),
            List.of(),
            List.of(array("TABLE"), array("OTHER")));
    List<GeneratedClass> first = BindingClassWriter.write(tables);
    List<GeneratedClass> second = BindingClassWriter.write(tables);

    assertThat(second).hasSameSizeAs(first);
    for (int i = 0; i < first.size(); i++) {
      assertThat(second.get(i).name()).isEqualTo(first.get(i).name());
      assertThat(second.get(i).bytes()).isEqualTo(first.get(i).bytes());
    }
  }

  @Test
  void oneKernelHasThousandsOfArguments() throws ReflectiveOperationException {
    int count = 6_000;
    List<ArgumentBinding> arguments = new ArrayList<>();
    List<ParameterBinding> parameters = new ArrayList<>();
    List<ValueSource> values = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      arguments.add(scalar("argument" + i));
      parameters.add(new ParameterBinding(i, ParameterRole.VALUE, 0, 4 * i, 4));
      values.add(new ValueSource.Captured(i));
    }
    KernelTable kernel =
        new KernelTable(
            kernel("k", arguments, parameters, LaunchAttributes.NONE), values, List.of(), "");
    UnitBinding binding =
        load(
            BindingClassWriter.write(
                new BindingTables(NAME, "Unit.java", List.of(kernel), List.of(), List.of())));

    assertThat(binding.kernels()).containsExactly(kernel.binding());
    Object[] captured = IntStream.range(0, count).boxed().toArray();
    for (int i = 0; i < count; i++) {
      assertThat(binding.argument(0, i, captured)).isEqualTo(i);
    }
    assertThatThrownBy(() -> binding.argument(0, count, captured))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("argument " + count);
  }

  @Test
  void stringsHaveAnyLength() throws ReflectiveOperationException {
    List<ReportSite> sites = new ArrayList<>();
    for (String unit : List.of("a", "\u00e4", "\u20ac", "\0", "\ud83c\udf32")) {
      for (int length : new int[] {0, 1, 21_845, 32_767, 32_768, 65_535, 65_536, 200_000}) {
        sites.add(
            new ReportSite(
                ReportKind.PRINT, "f", "Unit.java", 1, 1, unit.repeat(length), List.of()));
      }
    }

    UnitBinding binding =
        load(
            BindingClassWriter.write(
                new BindingTables(NAME, "Unit.java", List.of(), sites, List.of())));

    assertThat(binding.reportSites().equals(sites)).isTrue();
  }

  @Test
  void requirementsAreKept() throws ReflectiveOperationException {
    LaunchAttributes attributes =
        new LaunchAttributes(
            List.of(2, 300, 70_000),
            32,
            List.of(Aspect.FP64, Aspect.ATOMIC64),
            List.of("sm_80", "x86_64"),
            1L << 40);
    KernelTable kernel =
        new KernelTable(kernel("k", List.of(), List.of(), attributes), List.of(), List.of(), "");

    UnitBinding binding =
        load(
            BindingClassWriter.write(
                new BindingTables(NAME, "Unit.java", List.of(kernel), List.of(), List.of())));

    assertThat(binding.kernels().get(0).attributes()).isEqualTo(attributes);
  }

  /** Read as a field that the class cannot name. */
  @SuppressWarnings({"FieldCanBeLocal", "unused"})
  private static final class Holder {
    private final int hidden;

    Holder(int hidden) {
      this.hidden = hidden;
    }
  }

  private static KernelTable smallKernel(int number) {
    return new KernelTable(
        kernel(
            "Unit.kernel" + number,
            List.of(scalar("first" + number), scalar("second" + number)),
            List.of(
                new ParameterBinding(0, ParameterRole.VALUE, 0, 0, 4),
                new ParameterBinding(1, ParameterRole.VALUE, 0, 4, 4)),
            LaunchAttributes.NONE),
        List.of(
            new ValueSource.Hidden(new ValueSource.Captured(0), Holder.class.getName(), "hidden"),
            new ValueSource.Captured(1)),
        number % 2 == 0 ? List.of(0) : List.of(0, 1),
        number % 3 == 0 ? "" : touched(number));
  }

  private static String touched(int number) {
    return "1 a0 r " + number + " .";
  }

  private static ArgumentBinding scalar(String name) {
    return new ArgumentBinding(name, ArgumentKind.SCALAR, ElementKind.INT, 0, ArgumentAccess.NONE);
  }

  private static KernelBinding kernel(
      String name,
      List<ArgumentBinding> arguments,
      List<ParameterBinding> parameters,
      LaunchAttributes attributes) {
    return new KernelBinding(
        name,
        name.replace('.', '_'),
        KernelForm.RANGE,
        3,
        "Unit.java",
        100_000,
        1,
        100_001,
        "(II)V",
        arguments,
        parameters,
        attributes);
  }

  private static ReportSite site(int number) {
    return new ReportSite(
        ReportKind.ARRAY_INDEX,
        "kernel Unit.kernel" + number,
        "Unit.java",
        number + 1,
        3,
        "text" + number,
        List.of(ElementKind.INT, ElementKind.INT));
  }

  private static ConstantArrayRow array(String field) {
    return new ConstantArrayRow(
        LargeBindingTest.class.getName(),
        field,
        "Unit." + field,
        ElementKind.INT,
        List.of(2),
        List.of("00000000", "00000100"));
  }

  private static UnitBinding load(List<GeneratedClass> classes)
      throws ReflectiveOperationException {
    Map<String, GeneratedClass> byName = new HashMap<>();
    classes.forEach(c -> byName.put(c.name(), c));
    ClassLoader loader =
        new ClassLoader(LargeBindingTest.class.getClassLoader()) {
          @Override
          protected Class<?> findClass(String name) throws ClassNotFoundException {
            GeneratedClass found = byName.get(name);
            if (found == null) {
              throw new ClassNotFoundException(name);
            }
            return defineClass(name, found.bytes(), 0, found.bytes().length);
          }
        };
    return (UnitBinding) loader.loadClass(NAME).getConstructor().newInstance();
  }
}
