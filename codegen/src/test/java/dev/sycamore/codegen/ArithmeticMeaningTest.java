package dev.sycamore.codegen;

import static dev.sycamore.codegen.Dsl.assign;
import static dev.sycamore.codegen.Dsl.at;
import static dev.sycamore.codegen.Dsl.bin;
import static dev.sycamore.codegen.Dsl.captured;
import static dev.sycamore.codegen.Dsl.conv;
import static dev.sycamore.codegen.Dsl.eval;
import static dev.sycamore.codegen.Dsl.global;
import static dev.sycamore.codegen.Dsl.globalId;
import static dev.sycamore.codegen.Dsl.intrinsic;
import static dev.sycamore.codegen.Dsl.kernel;
import static dev.sycamore.codegen.Dsl.let;
import static dev.sycamore.codegen.Dsl.unary;
import static dev.sycamore.codegen.Dsl.unit;
import static dev.sycamore.codegen.Dsl.var;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.codegen.engines.Engine;
import dev.sycamore.codegen.engines.EngineEdgeValues;
import dev.sycamore.codegen.engines.JavaOracle;
import dev.sycamore.codegen.engines.KernelRunner;
import dev.sycamore.model.expression.BinaryOperator;
import dev.sycamore.model.expression.DeviceExpression;
import dev.sycamore.model.expression.Intrinsic;
import dev.sycamore.model.expression.UnaryOperator;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.type.ScalarType;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every operator, conversion and intrinsic on every pair of edge values, against the JVM's own. */
@Tag("module")
class ArithmeticMeaningTest {

  /** One operation on up to three operands of one type, save that a shift count is an INT. */
  private record Operation(
      String name,
      ScalarType type,
      ScalarType second,
      ScalarType result,
      Function<List<DeviceExpression>, DeviceExpression> model,
      Function<List<Object>, Object> oracle) {}

  @ParameterizedTest
  @EnumSource(Engine.class)
  void everyOperationIsJavas(Engine engine) {
    List<Operation> operations = operations();
    List<Kernel> kernels = operations.stream().map(o -> kernelOf(o)).toList();
    try (KernelRunner.LoadedUnit loaded = engine.runner().load(unit(kernels, List.of()))) {
      for (int i = 0; i < operations.size(); i++) {
        check(operations.get(i), kernels.get(i), loaded);
      }
    }
  }

  private static void check(Operation operation, Kernel kernel, KernelRunner.LoadedUnit loaded) {
    List<Object> firsts = EngineEdgeValues.of(operation.type());
    List<Object> seconds = EngineEdgeValues.of(operation.second());
    int size = firsts.size() * seconds.size();
    Object a = Array.newInstance(JavaOracle.arrayElement(operation.type()), size);
    Object b = Array.newInstance(JavaOracle.arrayElement(operation.second()), size);
    Object actual = Array.newInstance(JavaOracle.arrayElement(operation.result()), size);
    for (int i = 0; i < size; i++) {
      Array.set(a, i, firsts.get(i % firsts.size()));
      Array.set(b, i, seconds.get(i / firsts.size()));
    }

    loaded.run(kernel, size, actual, a, b);

    for (int i = 0; i < size; i++) {
      Object x = Array.get(a, i);
      Object y = Array.get(b, i);
      Object third = operation.type() == operation.second() ? y : x;
      Object expected = operation.oracle().apply(List.of(x, y, third));
      // Boxed, so that NaN is NaN and -0.0 is not 0.0.
      assertThat(Array.get(actual, i))
          .as("%s of %s and %s", operation.name(), x, y)
          .isEqualTo(expected);
    }
  }

  private static Kernel kernelOf(Operation operation) {
    Variable r = var("r", 0, global(operation.result()));
    Variable a = var("a", 1, global(operation.type()));
    Variable b = var("b", 2, global(operation.second()));
    Variable i = var("i", 3, ScalarType.INT);
    DeviceExpression first = at(a, i);
    DeviceExpression second = at(b, i);
    DeviceExpression third = operation.type() == operation.second() ? second : first;
    return kernel(
        "op_" + operation.name(),
        KernelForm.RANGE,
        1,
        List.of(captured(0, r), captured(1, a), captured(2, b)),
        let(i, globalId()),
        eval(assign(at(r, i), operation.model().apply(List.of(first, second, third)))));
  }

  private static List<Operation> operations() {
    List<Operation> operations = new ArrayList<>();
    for (ScalarType type : ScalarType.values()) {
      if (type != ScalarType.HALF) {
        addBinary(type, operations);
        addUnary(type, operations);
        addConversions(type, operations);
        addIntrinsics(type, operations);
      }
    }
    return operations;
  }

  private static void addBinary(ScalarType type, List<Operation> operations) {
    for (BinaryOperator operator : BinaryOperator.values()) {
      if (!JavaOracle.defines(operator, type)) {
        continue;
      }
      ScalarType second = operator.isShift() ? ScalarType.INT : type;
      ScalarType result = operator.isComparison() ? ScalarType.BOOLEAN : type;
      operations.add(
          new Operation(
              type + "_" + operator,
              type,
              second,
              result,
              v -> bin(operator, v.get(0), v.get(1)),
              v -> JavaOracle.binary(operator, v.get(0), v.get(1))));
    }
  }

  private static void addUnary(ScalarType type, List<Operation> operations) {
    for (UnaryOperator operator : UnaryOperator.values()) {
      if (JavaOracle.defines(operator, type)) {
        operations.add(
            new Operation(
                type + "_" + operator,
                type,
                type,
                type,
                v -> unary(operator, v.get(0)),
                v -> JavaOracle.unary(operator, v.get(0))));
      }
    }
  }

  private static void addConversions(ScalarType from, List<Operation> operations) {
    for (ScalarType to : ScalarType.values()) {
      if (from != ScalarType.BOOLEAN && to != ScalarType.BOOLEAN && to != ScalarType.HALF) {
        operations.add(
            new Operation(
                from + "_to_" + to,
                from,
                from,
                to,
                v -> conv(to, v.get(0)),
                v -> JavaOracle.convert(to, v.get(0))));
      }
    }
  }

  private static void addIntrinsics(ScalarType type, List<Operation> operations) {
    for (Intrinsic intrinsic : Intrinsic.values()) {
      JavaOracle.resultOf(intrinsic, type)
          .ifPresent(
              result -> {
                int count = JavaOracle.operands(intrinsic);
                operations.add(
                    new Operation(
                        type + "_" + intrinsic,
                        type,
                        type,
                        result,
                        v -> intrinsic(intrinsic, result, v.subList(0, count).toArray()),
                        v -> JavaOracle.intrinsic(intrinsic, v)));
              });
    }
  }
}
