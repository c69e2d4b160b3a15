package dev.sycamore.frontend.elements;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Optional;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The value of a constant expression as javac folded it. javac keeps it in the type of the tree and
 * has no API to ask for it, so the tests run with that package exported.
 */
final class JavacConstants {
  private JavacConstants() {}

  /** A boxed primitive or a String; empty if javac holds the expression to be no constant. */
  static Optional<Object> valueOf(TypeMirror type) {
    try {
      Class<?> javacType =
          Class.forName("com.sun.tools.javac.code.Type", false, type.getClass().getClassLoader());
      Method constValue = javacType.getMethod("constValue");
      return Optional.ofNullable(constValue.invoke(type)).map(v -> boxed(v, type.getKind()));
    } catch (ClassNotFoundException
        | NoSuchMethodException
        | IllegalAccessException
        | InvocationTargetException e) {
      throw new IllegalStateException(
          "needs --add-exports jdk.compiler/com.sun.tools.javac.code=ALL-UNNAMED", e);
    }
  }

  /** In javac all that is narrower than an int is one. */
  private static Object boxed(Object value, TypeKind kind) {
    if (!(value instanceof Integer i)) {
      return value;
    }
    return switch (kind) {
      case BOOLEAN -> i != 0;
      case BYTE -> (byte) (int) i;
      case SHORT -> (short) (int) i;
      case CHAR -> (char) (int) i;
      default -> i;
    };
  }
}
