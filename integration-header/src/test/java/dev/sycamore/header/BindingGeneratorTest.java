package dev.sycamore.header;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.LaunchAttributes;
import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.diagnostics.SourceSpan;
import dev.sycamore.header.classfile.GeneratedClass;
import dev.sycamore.model.expression.Assign;
import dev.sycamore.model.expression.AssignmentTarget;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Extent;
import dev.sycamore.model.expression.Literal;
import dev.sycamore.model.expression.ReadLocal;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.model.program.ValueSource;
import dev.sycamore.model.statement.Block;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.Evaluate;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.testsupport.Goldens;
import dev.sycamore.testsupport.compile.TestCompilation;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("module")
class BindingGeneratorTest {

  private static final SourceSpan SPAN = new SourceSpan("src/p/Unit.java", 120, 40, 7, 15, 9);

  private static final Variable ARRAY =
      new Variable("a", 0, new ViewType(ScalarType.FLOAT, 1, AddressSpace.GLOBAL));
  private static final Variable ACCESSOR =
      new Variable("B", 1, new ViewType(ScalarType.BYTE, 2, AddressSpace.GLOBAL));
  private static final Variable FIELD = new Variable("scale", 2, ScalarType.DOUBLE);
  private static final Variable MODE = new Variable("mode", 3, ScalarType.INT);
  private static final Variable SIZE = new Variable("size", 4, ScalarType.SHORT);
  private static final Variable UNUSED = new Variable("unused", 5, ScalarType.LONG);

  @TempDir Path output;

  @Test
  void theClassLooksAsReviewed() throws IOException {
    List<GeneratedClass> classes = generate();

    assertThat(classes).hasSize(1);
    Goldens.check(
        Path.of("src/test/resources/goldens/Unit__Sycamore.txt"),
        GeneratedClasses.text(classes.get(0)));
  }

  @Test
  void theSameUnitGivesTheSameBytes() {
    assertThat(generate().get(0).bytes()).isEqualTo(generate().get(0).bytes());
  }

  @Test
  void kernelsAreBound() throws ReflectiveOperationException, IOException {
    UnitBinding binding = load();

    assertThat(binding.formatVersion()).isEqualTo(UnitBinding.FORMAT_VERSION);
    KernelBinding kernel = binding.kernels().get(0);
    assertThat(kernel.name()).isEqualTo("first \"kernel\" \u00e4");
    assertThat(kernel.entryPoint()).isEqualTo("unit_first");
    assertThat(kernel.form()).isEqualTo(dev.sycamore.binding.KernelForm.RANGE);
    assertThat(kernel.dimensions()).isEqualTo(2);
    assertThat(kernel.file()).isEqualTo("Unit.java");
    assertThat(List.of(kernel.line(), kernel.column(), kernel.endLine())).containsExactly(7, 15, 9);
    assertThat(kernel.implementationSignature()).isEqualTo("(Lp/Unit;[F)V");
    assertThat(kernel.attributes()).isEqualTo(LaunchAttributes.NONE);
    assertThat(binding.kernels().get(1).parameters()).isEmpty();
  }

  @Test
  void argumentsKeepTheirKindsAndPlaces() throws ReflectiveOperationException, IOException {
    KernelBinding kernel = load().kernels().get(0);

    assertThat(kernel.arguments())
        .containsExactly(
            argument("a", "ARRAY", ElementKind.FLOAT, 1, "READ_WRITE"),
            argument("B", "ACCESSOR", ElementKind.BYTE, 2, "WRITE"),
            argument("scale", "SCALAR", ElementKind.DOUBLE, 0, "NONE"),
            argument("mode", "SCALAR", ElementKind.INT, 0, "NONE"),
            argument("size", "SCALAR", ElementKind.SHORT, 0, "NONE"),
            argument("unused", "SCALAR", ElementKind.LONG, 0, "NONE"));
    assertThat(kernel.parameters())
        .containsExactly(
            parameter(0, "POINTER", 0, 0, 8),
            parameter(1, "POINTER", 0, 8, 8),
            parameter(1, "ACCESS_RANGE", 0, 16, 4),
            parameter(1, "BUFFER_RANGE", 1, 20, 4),
            parameter(1, "OFFSET", 0, 24, 4),
            parameter(1, "OFFSET", 1, 28, 4),
            parameter(2, "VALUE", 0, 32, 8),
            parameter(3, "VALUE", 0, 40, 4),
            parameter(4, "VALUE", 0, 44, 2));
  }

  @Test
  void argumentsAreReadFromWhatIsCaptured() throws ReflectiveOperationException, IOException {
    ClassLoader loader = compile();
    UnitBinding binding = binding(loader);
    Object unit = loader.loadClass("p.Unit").getConstructor().newInstance();
    float[] array = {1};
    Object[] captured = {unit, array};

    assertThat(binding.argument(0, 0, captured)).isSameAs(array);
    assertThat(binding.argument(0, 2, captured)).isEqualTo(2.5);
    assertThat(binding.argument(0, 3, captured)).isEqualTo(1);
    assertThat(binding.argument(0, 4, captured)).isEqualTo((short) 9);
    assertThatThrownBy(() -> binding.argument(0, 6, captured))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> binding.argument(2, 0, captured))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void aUnitWithoutPackageOrKernelsIsBound() throws ReflectiveOperationException, IOException {
    DeviceUnit unit =
        new DeviceUnit("", "Plain", "Plain.java", List.of(), List.of(), List.of(), List.of());
    List<GeneratedClass> classes = BindingGenerator.generate(NormalizedUnit.of(unit, u -> u));

    assertThat(classes).extracting(GeneratedClass::name).containsExactly("Plain__Sycamore");
    UnitBinding binding = GeneratedClasses.load(classes, output);
    assertThat(binding.kernels()).isEmpty();
    assertThat(binding.reportSites()).isEmpty();
    assertThat(binding.constantArrays(0)).isEmpty();
    assertThatThrownBy(() -> binding.argument(0, 0, new Object[0]))
        .isInstanceOf(IndexOutOfBoundsException.class)
        .hasMessage("kernel 0");
  }

  @Test
  void aTypeThatCannotCrossIsRefused() {
    RecordType pair =
        new RecordType("Pair", "Pair", List.of(new RecordType.Component("x", ScalarType.INT)));
    Variable pairs = new Variable("pairs", 0, new ViewType(pair, 1, AddressSpace.GLOBAL));
    Kernel kernel =
        kernel("k", List.of(captured(pairs, ArgumentKind.ARRAY, new ValueSource.Captured(0))));

    assertThatThrownBy(
            () -> BindingGenerator.generate(NormalizedUnit.of(unit(List.of(kernel)), u -> u)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("pairs");
  }

  private static ArgumentBinding argument(
      String name, String kind, ElementKind element, int dimensions, String access) {
    return new ArgumentBinding(
        name,
        dev.sycamore.binding.ArgumentKind.valueOf(kind),
        element,
        dimensions,
        dev.sycamore.binding.ArgumentAccess.valueOf(access));
  }

  private static ParameterBinding parameter(
      int argument, String role, int dimension, int offset, int size) {
    return new ParameterBinding(
        argument, dev.sycamore.binding.ParameterRole.valueOf(role), dimension, offset, size);
  }

  private UnitBinding load() throws ReflectiveOperationException, IOException {
    return binding(compile());
  }

  private ClassLoader compile() throws IOException {
    String user =
        """
        package p;

        public class Unit {
          double scale = 2.5;
          Shape shape = new Shape(Mode.SLOW, (short) 9);

          enum Mode { FAST, SLOW }

          record Shape(Mode mode, short size) {}
        }
        """;
    TestCompilation.with(TestedHostCompiler.JAVAC)
        .source("p/Unit.java", user)
        .into(output)
        .run()
        .succeeded();
    return GeneratedClasses.write(generate(), output);
  }

  private static UnitBinding binding(ClassLoader loader)
      throws ReflectiveOperationException, IOException {
    return (UnitBinding) loader.loadClass("p.Unit__Sycamore").getConstructor().newInstance();
  }

  private static List<GeneratedClass> generate() {
    return BindingGenerator.generate(
        NormalizedUnit.of(unit(List.of(bigKernel(), kernel("second", List.of()))), u -> u));
  }

  private static Kernel bigKernel() {
    ValueSource self = new ValueSource.Captured(0);
    ValueSource shape = new ValueSource.Field(self, "p.Unit", "shape", "Lp/Unit$Shape;");
    List<KernelArgument> arguments =
        List.of(
            captured(ARRAY, ArgumentKind.ARRAY, new ValueSource.Captured(1)),
            captured(ACCESSOR, ArgumentKind.ACCESSOR, ArgumentAccess.WRITE, self),
            captured(
                FIELD, ArgumentKind.SCALAR, new ValueSource.Field(self, "p.Unit", "scale", "D")),
            captured(
                MODE,
                ArgumentKind.SCALAR,
                new ValueSource.Ordinal(
                    new ValueSource.Component(shape, "p.Unit$Shape", "mode", "Lp/Unit$Mode;"))),
            captured(
                SIZE,
                ArgumentKind.SCALAR,
                new ValueSource.Component(shape, "p.Unit$Shape", "size", "S")),
            captured(UNUSED, ArgumentKind.SCALAR, new ValueSource.Captured(0)));
    DeviceExpression zero = new Literal(ScalarType.INT, 0, SPAN);
    List<DeviceExpression> uses =
        List.of(
            store(ARRAY, List.of(zero), read(ARRAY)),
            store(ACCESSOR, List.of(zero, zero), read(FIELD)),
            new Extent(read(ACCESSOR), 0, SPAN),
            read(MODE),
            read(SIZE));
    return new Kernel(
        "first \"kernel\" \u00e4",
        "unit_first",
        KernelForm.RANGE,
        2,
        SPAN,
        "(Lp/Unit;[F)V",
        arguments,
        new Block(uses.stream().<DeviceStatement>map(e -> new Evaluate(e, SPAN)).toList(), SPAN));
  }

  private static DeviceExpression store(
      Variable view, List<DeviceExpression> indices, DeviceExpression value) {
    DeviceExpression element =
        value.type() instanceof ViewType
            ? new dev.sycamore.model.expression.ReadElement(value, indices, SPAN)
            : value;
    return new Assign(new AssignmentTarget.Element(read(view), indices), element, SPAN);
  }

  private static DeviceExpression read(Variable variable) {
    return new ReadLocal(variable, SPAN);
  }

  private static KernelArgument captured(Variable v, ArgumentKind kind, ValueSource source) {
    return captured(v, kind, ArgumentAccess.READ_WRITE, source);
  }

  private static KernelArgument captured(
      Variable v, ArgumentKind kind, ArgumentAccess access, ValueSource source) {
    return new KernelArgument(v, kind, source, access, SPAN);
  }

  private static Kernel kernel(String name, List<KernelArgument> arguments) {
    return new Kernel(
        name, name, KernelForm.SINGLE_TASK, 1, SPAN, "()V", arguments, new Block(List.of(), SPAN));
  }

  private static DeviceUnit unit(List<Kernel> kernels) {
    return new DeviceUnit("p", "Unit", "Unit.java", kernels, List.of(), List.of(), List.of());
  }
}
