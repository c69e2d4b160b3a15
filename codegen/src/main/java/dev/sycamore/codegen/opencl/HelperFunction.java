package dev.sycamore.codegen.opencl;

import dev.sycamore.model.type.ScalarType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A function of our own that a program may need; its text is the resource of the same name. */
enum HelperFunction {
  ABS_INT,
  ABS_LONG,
  DIVIDE_INT,
  DIVIDE_LONG,
  REMAINDER_INT,
  REMAINDER_LONG,
  FLOAT_TO_INT,
  FLOAT_TO_LONG,
  DOUBLE_TO_INT,
  DOUBLE_TO_LONG,
  MIN_FLOAT,
  MIN_DOUBLE,
  MAX_FLOAT,
  MAX_DOUBLE,
  FDIM_FLOAT,
  FDIM_DOUBLE,
  LESS_FLOAT,
  LESS_DOUBLE,
  LESS_OR_EQUAL_FLOAT,
  LESS_OR_EQUAL_DOUBLE,
  LESS_ZERO_FLOAT,
  LESS_ZERO_DOUBLE,
  LESS_OR_EQUAL_ZERO_FLOAT,
  LESS_OR_EQUAL_ZERO_DOUBLE,
  GREATER_ZERO_FLOAT,
  GREATER_ZERO_DOUBLE,
  GREATER_OR_EQUAL_ZERO_FLOAT,
  GREATER_OR_EQUAL_ZERO_DOUBLE,
  HIDDEN_FLOAT,
  FLOOR_FLOAT,
  FLOOR_DOUBLE,
  CEIL_FLOAT,
  CEIL_DOUBLE,
  RINT_FLOAT,
  RINT_DOUBLE,
  FLOAT_TO_HALF,
  DOUBLE_TO_HALF,
  HALF_TO_FLOAT,
  SUB_GROUP_WIDTH,
  SUB_GROUP_SIZE,
  SUB_GROUP_LOCAL_ID,
  SUB_GROUP_GROUP_ID,
  SUB_GROUP_BARRIER,
  SUB_GROUP_SHUFFLE,
  COPY_TO_LOCAL_8,
  COPY_TO_LOCAL_16,
  COPY_TO_LOCAL_32,
  COPY_TO_LOCAL_64,
  COPY_TO_GLOBAL_8,
  COPY_TO_GLOBAL_16,
  COPY_TO_GLOBAL_32,
  COPY_TO_GLOBAL_64,
  WAIT_FOR_COPIES,
  TRAILING_ZEROS_INT,
  TRAILING_ZEROS_LONG,
  NATIVE_TANH;

  /** Read once each: every unit of a compilation may need them. */
  private static final Map<HelperFunction, String> TEXTS = new ConcurrentHashMap<>();

  private String resourceName() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The condition of the preprocessor for it; empty for none. */
  String guard() {
    return ExtensionGuard.ofTypes(
        name().contains("DOUBLE") ? List.of(ScalarType.DOUBLE) : List.of());
  }

  /** The C name of the function. */
  String function() {
    return "sycamore_" + resourceName();
  }

  String text() {
    return TEXTS.computeIfAbsent(this, HelperFunction::read);
  }

  private String read() {
    String resource = "helpers/" + resourceName() + ".cl";
    try (InputStream in = HelperFunction.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("missing " + resource);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
