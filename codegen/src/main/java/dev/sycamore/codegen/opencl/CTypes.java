package dev.sycamore.codegen.opencl;

import dev.sycamore.codegen.opencl.model.CExpression;
import dev.sycamore.codegen.opencl.model.CStructValue;
import dev.sycamore.codegen.opencl.model.CText;
import dev.sycamore.codegen.opencl.model.CVariable;
import dev.sycamore.model.expression.Variable;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.DeviceType;
import dev.sycamore.model.type.DeviceTypeVisitor;
import dev.sycamore.model.type.RecordType;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import dev.sycamore.model.type.VoidType;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Types and constants. A boolean is an uchar, 0 or 1; a char is an ushort; a half is an ushort with
 * its bits, so that no extension is needed to hold one.
 */
final class CTypes implements DeviceTypeVisitor<String> {

  private final OpenClPrelude program;

  CTypes(OpenClPrelude program) {
    this.program = program;
  }

  /** The type of a value; not for views. */
  String name(DeviceType type) {
    return type.accept(this);
  }

  @Override
  public String visitRecordType(RecordType type) {
    return CNames.record(type);
  }

  @Override
  public String visitViewType(ViewType type) {
    throw new IllegalArgumentException("a view is not a single value: " + type);
  }

  @Override
  public String visitVoidType(VoidType type) {
    return "void";
  }

  String pointer(DeviceType element, AddressSpace space) {
    return qualifier(space) + " " + name(element) + "*";
  }

  static String qualifier(AddressSpace space) {
    return switch (space) {
      case PRIVATE -> "__private";
      case GLOBAL -> "__global";
      case CONSTANT -> "__constant";
      case LOCAL -> "__local";
    };
  }

  @Override
  public String visitScalarType(ScalarType type) {
    return switch (type) {
      case BOOLEAN -> "uchar";
      case BYTE -> "char";
      case SHORT -> "short";
      case CHAR, HALF -> "ushort";
      case INT -> "int";
      case LONG -> "long";
      case FLOAT -> "float";
      case DOUBLE -> {
        program.useExtension("cl_khr_fp64");
        yield "double";
      }
    };
  }

  /** A constant; {@code value} as in {@link dev.sycamore.model.expression.Literal}. */
  String literal(ScalarType type, Object value) {
    // Some literals need the same extension as their type.
    visitScalarType(type);
    return switch (type) {
      case BOOLEAN -> (Boolean) value ? "1" : "0";
      case CHAR -> Integer.toString((Character) value);
      case HALF -> Integer.toString(Short.toUnsignedInt((Short) value));
      case BYTE, SHORT -> signed(value.toString());
      case INT -> (Integer) value == Integer.MIN_VALUE ? "INT_MIN" : signed(value.toString());
      case LONG -> (Long) value == Long.MIN_VALUE ? "LONG_MIN" : signed(value + "L");
      case FLOAT -> real((Float) value);
      case DOUBLE -> real((Double) value);
    };
  }

  /** A constant expression, as the initial value of a constant array must be: no call. */
  private static String real(float value) {
    if (Float.isNaN(value)) {
      return "(0.0f / 0.0f)";
    } else if (Float.isInfinite(value)) {
      return value > 0 ? "(1.0f / 0.0f)" : "(-1.0f / 0.0f)";
    }
    return signed(Float.toHexString(value) + "f");
  }

  private static String real(double value) {
    if (Double.isNaN(value)) {
      return "(0.0 / 0.0)";
    } else if (Double.isInfinite(value)) {
      return value > 0 ? "(1.0 / 0.0)" : "(-1.0 / 0.0)";
    }
    return signed(Double.toHexString(value));
  }

  private static String signed(String text) {
    return text.startsWith("-") ? "(" + text + ")" : text;
  }

  /** What an element of a new array holds. */
  CExpression zero(DeviceType type) {
    if (type instanceof RecordType record) {
      List<CExpression> members =
          record.components().isEmpty()
              ? List.of(new CText("0"))
              : record.components().stream().map(c -> zero(c.type())).toList();
      return new CStructValue(name(record), members);
    }
    return new CText("0");
  }

  /** The members of a record, in order; of an empty one a filler, since C has no such type. */
  List<CVariable> members(RecordType record) {
    return record.components().isEmpty()
        ? List.of(new CVariable("char", "nothing"))
        : IntStream.range(0, record.components().size())
            .boxed()
            .flatMap(i -> variables(CNames.component(record, i)).stream())
            .toList();
  }

  /** The variables of C for one of the model; a view takes several. */
  List<CVariable> variables(Variable variable) {
    return variable.type() instanceof ViewType
        ? CView.variables(variable, this)
        : List.of(new CVariable(name(variable.type()), CNames.variable(variable)));
  }
}
