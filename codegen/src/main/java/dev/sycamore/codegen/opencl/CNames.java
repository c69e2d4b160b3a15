package dev.sycamore.codegen.opencl;

import dev.sycamore.codegen.normal.PlainNames;
import dev.sycamore.model.expression.ConstantArray;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.type.RecordType;

/**
 * Names in C: readable, unique, and never a keyword, builtin or macro of OpenCL C, none of which
 * ends in {@code _v} and a number or starts as ours do.
 */
final class CNames {

  private CNames() {}

  static String variable(Variable variable) {
    return plain(variable.name()) + "_v" + variable.id();
  }

  static String function(String symbol) {
    return "fn_" + symbol;
  }

  static String record(RecordType type) {
    return "record_" + type.symbol();
  }

  static String constant(ConstantArray array) {
    return "constant_" + array.symbol();
  }

  static String member(RecordType type, int index) {
    return variable(component(type, index));
  }

  /** The variable after which the members of a component are named. */
  static Variable component(RecordType type, int index) {
    RecordType.Component component = type.components().get(index);
    return new Variable(component.name(), index, component.type());
  }

  static String label(String label, int number) {
    return plain(label) + "_end" + number;
  }

  /** The target of a jump that no label of the source names. */
  static String jump(int number) {
    return "jump_" + number;
  }

  private static String plain(String javaName) {
    return PlainNames.of(javaName, '_');
  }
}
