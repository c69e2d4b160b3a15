package dev.sycamore.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.codegen.error.CodegenException;
import dev.sycamore.model.expression.AtomicOperation;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Intrinsic;
import dev.sycamore.model.expression.IntrinsicCall;
import dev.sycamore.model.expression.NativeFunction;
import dev.sycamore.model.expression.NativeOperation;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.NormalizedUnit;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.statement.ModelScanner;
import dev.sycamore.testsupport.CaseFile;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What generators make of each family of nodes: a file of {@code nodes/FAMILY} is a unit of the
 * device model, and its functions and kernels in LLVM IR and in OpenCL C. {@code
 * -Dupdate.goldens=true} writes what is generated.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GeneratorCases {

  /** The title of the text that {@link LlvmIrGenerator} makes. */
  protected static final String LLVM_IR = "LLVM IR";

  /** The title of the text that {@link OpenClGenerator} makes. */
  protected static final String OPENCL_C = "OpenCL C";

  private static final Path FOLDER = Path.of("src/test/resources/nodes");
  private static final int LEAST_CASES = 5;

  private final String title;
  private final Function<NormalizedUnit, String> generator;

  /**
   * @param title of the generator's text in cases
   * @param generator returns the functions of a unit
   */
  protected GeneratorCases(String title, Function<NormalizedUnit, String> generator) {
    this.title = title;
    this.generator = generator;
  }

  static List<CaseFile> cases() {
    return CaseFile.in(FOLDER, ".dm", LLVM_IR, OPENCL_C);
  }

  @ParameterizedTest
  @MethodSource("cases")
  final void generates(CaseFile file) {
    file.check(title, generated(UnitNormalizer.normalize(CaseUnits.of(file), false)));
  }

  private String generated(NormalizedUnit unit) {
    try {
      return generator.apply(unit);
    } catch (CodegenException e) {
      return "// refused: " + e.getMessage() + "\n";
    }
  }

  @Test
  final void everyFamilyHasCases() {
    Map<String, List<CaseFile>> byFamily =
        cases().stream().collect(Collectors.groupingBy(CaseFile::kind));

    assertThat(byFamily)
        .hasSizeGreaterThan(LEAST_CASES)
        .allSatisfy((family, files) -> assertThat(files).hasSizeGreaterThanOrEqualTo(LEAST_CASES));
  }

  /** In the units of cases, before passes lower them. */
  @Test
  final void everyKindOfNodeHasACase() {
    NodeKinds found = new NodeKinds();
    for (CaseFile file : cases()) {
      DeviceUnit unit = CaseUnits.of(file);
      unit.kernels().forEach(kernel -> found.scan(kernel.body()));
      unit.functions().forEach(function -> found.scan(function.body()));
    }
    assertThat(found.nodes).containsAll(kinds(DeviceExpression.class));
    assertThat(found.nodes).containsAll(kinds(DeviceStatement.class));
    assertThat(found.operations).containsAll(List.of(Intrinsic.values()));
    assertThat(found.operations).containsAll(List.of(NativeFunction.values()));
    assertThat(found.operations).containsAll(List.of(AtomicOperation.Operator.values()));
  }

  private static List<Class<?>> kinds(Class<?> sealed) {
    return Arrays.stream(sealed.getPermittedSubclasses())
        .flatMap(kind -> kind.isSealed() ? kinds(kind).stream() : Stream.of(kind))
        .toList();
  }

  private static final class NodeKinds extends ModelScanner {
    private final Set<Class<?>> nodes = new HashSet<>();
    private final Set<Object> operations = new HashSet<>();

    @Override
    protected void visit(DeviceStatement statement) {
      nodes.add(statement.getClass());
      super.visit(statement);
    }

    @Override
    protected void visit(DeviceExpression expression) {
      nodes.add(expression.getClass());
      if (expression instanceof IntrinsicCall call) {
        operations.add(call.intrinsic());
      } else if (expression instanceof NativeOperation operation) {
        operations.add(operation.function());
      } else if (expression instanceof AtomicOperation operation) {
        operations.add(operation.operator());
      }
      super.visit(expression);
    }
  }
}
