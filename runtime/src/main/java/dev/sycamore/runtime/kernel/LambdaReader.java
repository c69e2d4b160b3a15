package dev.sycamore.runtime.kernel;

import dev.sycamore.runtime.failure.ApiExceptions;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.Serializable;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.SerializedLambda;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Method;
import java.util.Optional;

/** Reads the serialized form of the lambdas of one class: the captured values, and the method. */
interface LambdaReader {

  /** The serialized form of a lambda. */
  SerializedLambda read(Object lambda);

  /** A reader for a class of lambdas, or nothing if the class is not one. */
  static Optional<LambdaReader> of(Class<?> type) {
    if (!type.isHidden() && !type.isSynthetic()) {
      return Optional.empty();
    }
    Method method;
    try {
      method = type.getDeclaredMethod("writeReplace");
    } catch (NoSuchMethodException e) {
      return Optional.empty();
    }
    try {
      method.setAccessible(true);
      MethodHandle handle =
          MethodHandles.lookup()
              .unreflect(method)
              .asType(MethodType.methodType(Object.class, Object.class));
      return Optional.of(new Replacing(handle));
    } catch (InaccessibleObjectException | IllegalAccessException e) {
      // The package is not open to this one; serialization needs no leave.
      return Optional.of(LambdaReader::serialize);
    }
  }

  /**
   * Calls the lambda's own method.
   *
   * @param writeReplace takes and returns an object
   */
  record Replacing(MethodHandle writeReplace) implements LambdaReader {
    @Override
    public SerializedLambda read(Object lambda) {
      try {
        return (SerializedLambda) (Object) writeReplace.invokeExact(lambda);
      } catch (RuntimeException | Error e) {
        throw e;
      } catch (Throwable e) {
        throw ApiExceptions.general("the captured values of a kernel cannot be read", e);
      }
    }
  }

  static SerializedLambda serialize(Object lambda) {
    try (Replacements stream = new Replacements()) {
      stream.writeObject(lambda);
      return stream.found();
    } catch (IOException e) {
      throw ApiExceptions.general("the captured values of a kernel cannot be read", e);
    }
  }

  /** Sees the serialized form on its way to a stream that nobody reads. */
  final class Replacements extends ObjectOutputStream {
    private SerializedLambda found;

    Replacements() throws IOException {
      super(OutputStream.nullOutputStream());
      enableReplaceObject(true);
    }

    SerializedLambda found() {
      if (found == null) {
        throw ApiExceptions.general("the captured values of a kernel cannot be read", null);
      }
      return found;
    }

    @Override
    protected Object replaceObject(Object object) {
      if (object instanceof SerializedLambda lambda && found == null) {
        found = lambda;
      }
      // Captured values need not be serializable: none of them is written.
      return object instanceof Serializable && object == found ? "" : object;
    }
  }
}
