package dev.sycamore.packager;

import java.util.Map;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/**
 * The conversions between the types of an interface's method and those of a lambda's code that
 * {@code LambdaMetafactory} allows.
 */
final class Conversions {
  private static final Type OBJECT = Type.getType(Object.class);
  private static final Map<Type, Type> UNBOXED =
      Map.of(
          Type.getType(Boolean.class), Type.BOOLEAN_TYPE,
          Type.getType(Byte.class), Type.BYTE_TYPE,
          Type.getType(Character.class), Type.CHAR_TYPE,
          Type.getType(Short.class), Type.SHORT_TYPE,
          Type.getType(Integer.class), Type.INT_TYPE,
          Type.getType(Long.class), Type.LONG_TYPE,
          Type.getType(Float.class), Type.FLOAT_TYPE,
          Type.getType(Double.class), Type.DOUBLE_TYPE);

  private Conversions() {}

  /**
   * Converts the argument on the stack.
   *
   * @param given its type in the interface
   * @param instantiated that with the arguments of the type
   * @param parameter what the code takes
   */
  static void argument(GeneratorAdapter code, Type given, Type instantiated, Type parameter) {
    if (isPrimitive(given) || !isPrimitive(parameter)) {
      convert(code, given, parameter);
    } else {
      unbox(code, UNBOXED.getOrDefault(instantiated, parameter), parameter);
    }
  }

  /**
   * Converts the result on the stack.
   *
   * @param given what the code gives
   * @param wanted the result of the interface's method
   */
  static void result(GeneratorAdapter code, Type given, Type wanted) {
    if (wanted.equals(Type.VOID_TYPE)) {
      if (given.getSize() == 2) {
        code.pop2();
      } else if (given.getSize() == 1) {
        code.pop();
      }
    } else if (isPrimitive(given) || !isPrimitive(wanted)) {
      convert(code, given, wanted);
    } else {
      unbox(code, UNBOXED.getOrDefault(given, wanted), wanted);
    }
  }

  private static void convert(GeneratorAdapter code, Type given, Type wanted) {
    if (!isPrimitive(given)) {
      if (!given.equals(wanted) && !wanted.equals(OBJECT)) {
        code.checkCast(wanted);
      }
    } else if (isPrimitive(wanted)) {
      code.cast(given, wanted);
    } else {
      code.valueOf(given);
    }
  }

  /** Of the boxes of one type only, as a cast in the language. */
  private static void unbox(GeneratorAdapter code, Type boxed, Type wanted) {
    Type box =
        UNBOXED.entrySet().stream()
            .filter(entry -> entry.getValue().equals(boxed))
            .findFirst()
            .orElseThrow()
            .getKey();
    code.checkCast(box);
    code.invokeVirtual(box, new Method(boxed.getClassName() + "Value", boxed, new Type[0]));
    code.cast(boxed, wanted);
  }

  private static boolean isPrimitive(Type type) {
    return type.getSort() < Type.ARRAY;
  }
}
