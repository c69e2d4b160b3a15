package dev.sycamore.codegen;

import static dev.sycamore.codegen.Dsl.captured;
import static dev.sycamore.codegen.Dsl.global;
import static dev.sycamore.codegen.Dsl.kernel;
import static dev.sycamore.codegen.Dsl.var;
import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.codegen.engines.Engine;
import dev.sycamore.model.expression.ConstantArray;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.program.DeviceFunction;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.statement.DeviceStatement;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import java.util.List;
import java.util.function.BiConsumer;

/** A single task on two int arrays, and the Java that it stands for. */
final class IntProgram {

  /** Eight ints, zero at first; ids 0 and 1 are taken by the two arrays. */
  static final Variable OUT = var("out", 0, global(ScalarType.INT));

  /** The ints 1 to 8. */
  static final Variable IN = var("in", 1, global(ScalarType.INT));

  private final BiConsumer<int[], int[]> java;
  private List<DeviceFunction> functions = List.of();
  private List<ConstantArray> constants = List.of();
  private List<RecordType> records = List.of();
  private DeviceUnit unit;

  private IntProgram(BiConsumer<int[], int[]> java) {
    this.java = java;
  }

  static IntProgram of(BiConsumer<int[], int[]> java) {
    return new IntProgram(java);
  }

  IntProgram with(DeviceFunction... used) {
    functions = List.of(used);
    return this;
  }

  IntProgram with(ConstantArray... used) {
    constants = List.of(used);
    return this;
  }

  IntProgram with(RecordType... used) {
    records = List.of(used);
    return this;
  }

  IntProgram body(DeviceStatement... body) {
    Kernel kernel =
        kernel(
            "entry", KernelForm.SINGLE_TASK, 1, List.of(captured(0, OUT), captured(1, IN)), body);
    unit = Dsl.unit(List.of(kernel), functions, constants, records);
    return this;
  }

  DeviceUnit unit() {
    return unit;
  }

  void check(Engine engine) {
    int[] expectedOut = new int[8];
    int[] expectedIn = {1, 2, 3, 4, 5, 6, 7, 8};
    java.accept(expectedOut, expectedIn);
    int[] out = new int[8];
    int[] in = {1, 2, 3, 4, 5, 6, 7, 8};

    engine.run(unit, 1, out, in);

    assertThat(out).as("out").isEqualTo(expectedOut);
    assertThat(in).as("in").isEqualTo(expectedIn);
  }
}
