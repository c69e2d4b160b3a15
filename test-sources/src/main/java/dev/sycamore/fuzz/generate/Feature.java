package dev.sycamore.fuzz.generate;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** A part of the language that generated programs may use. */
public enum Feature {
  COMPOUND_ASSIGNMENT,
  STEP,
  CONDITIONAL,
  SHORT_CIRCUIT,
  CAST,
  SHIFT,
  INTEGER_DIVISION,
  FLOATING_REMAINDER,
  MATH,
  LIBRARY,
  STRICT_MATH,
  DEVICE_RANDOM,
  DEVICE_BITS,
  /** Characters of constant strings. */
  CONSTANT_TEXT,
  LOOP,
  LABEL,
  EARLY_RETURN,
  HELPER,
  /** Helpers with a variable number of arguments. */
  VARIABLE_ARGUMENTS,
  ARRAY_PARAMETER,
  CONSTANT_VARIABLE,
  CONSTANT_FIELD,
  /** Static final fields whose values are no constant expressions. */
  STATIC_VALUE,
  SWITCH,
  SWITCH_ARROW,
  SWITCH_EXPRESSION,
  PRIVATE_ARRAY,
  ARRAY_ALIAS,
  /** Array variables that are assigned again, and chosen. */
  ARRAY_VARIABLE,
  /** Methods of {@code Arrays}, {@code System.arraycopy}, {@code clone}. */
  ARRAY_METHOD,
  LAMBDA,
  DIRECT_LAMBDA,
  /** Lambdas with statements. */
  LAMBDA_BLOCK,
  /** Lambdas and method references chosen at run time. */
  CHOSEN_FUNCTION,
  /** Fields of enums that hold lambdas. */
  ENUM_FUNCTION,
  RECORD,
  RECORD_ARRAY,
  /** Records that kernels capture. */
  CAPTURED_RECORD,
  /** Vectors and {@code Half}s that kernels capture. */
  CAPTURED_VECTOR,
  /** Arrays of records and of {@code Half} that kernels capture. */
  CAPTURED_RECORD_ARRAY,
  /** Captures that are fields of {@code this}, of an object, or components of a record. */
  CAPTURED_FIELD,
  /** Accessors of buffers of one to three dimensions. */
  ACCESSOR,
  /** Accessors of records and of {@code Half}. */
  RECORD_ACCESSOR,
  /** Memory that the program allocates. */
  ALLOCATED_MEMORY,
  /** Accessors of records that somebody wrote. */
  WRITTEN_ACCESSOR,
  GENERIC,
  /** Type parameters with bounds: an interface of records, a sealed one, a function. */
  GENERIC_BOUND,
  ENUM,
  /** Fields and methods of enums, {@code values()}, {@code compareTo}, {@code equals}. */
  ENUM_MEMBER,
  /** Private arrays of enums. */
  ENUM_ARRAY,
  /** {@code equals} and {@code hashCode} of records. */
  RECORD_EQUALITY,
  /** A sealed interface of records, matched by {@code instanceof}, compared. */
  SEALED,
  /** Switches with patterns, where the JVM has Java 21. */
  PATTERN_SWITCH,
  HALF,
  VECTOR,
  ENHANCED_FOR,
  VAR,
  JDK_CONSTANT,
  /** The kernel's body is a lambda that a caller passes. */
  PASSED_FUNCTION,
  /** Ranges with an offset or {@code long} indices. */
  OTHER_RANGE,
  /** Kernels from variables, fields, collections, methods, objects of all kinds of classes. */
  KERNEL_ORIGIN,
  DIMENSIONS,
  ND_RANGE,
  GROUP_OPERATION,
  /** Elements that are found before a barrier or an operation of a group, and assigned after it. */
  HELD_PLACE,
  ATOMIC,
  SHARED_ATOMIC,
  ROW,
  /** Arrays of arrays with a row for each work-item. */
  ARRAY_OF_ARRAYS,
  NEAR,
  /** Arrays with an element for each work-item, at other places than its index. */
  OWN,
  /** Scalars near the ends of their types, and indices that wrap. */
  WRAPPING,
  /** Indices in locals, which several accesses share. */
  PLACE,
  /** Loops that work-items leave by several exits, in loops. */
  SEVERAL_EXITS,
  /** Conditions in locals, on which several branches depend. */
  DECISION,
  RANGE_TEST,
  /** Indices that come back while a counter goes on: masks, remainders, shifts, narrow products. */
  FOLDED_COUNTER,
  /** Numbers whose high bits are an index, with steps that carry out of them. */
  HIGH_BIT_STEP,
  /** Loops counted by {@code float} and {@code double}, whose sums round. */
  FLOAT_COUNTER,
  /** Conditionals on a zero, with zeros, NaN and operands of another width. */
  ZERO_CONDITIONAL,
  /** Limits from below and above, in both orders. */
  CLAMP,
  /** Absolute values in their many forms, and uses of them. */
  ABSOLUTE,
  /** Minima and maxima, and what is nearly one, as conditionals. */
  CONDITIONAL_MINIMUM,
  /** Lines that work-items print. */
  DEVICE_DEBUG,
  /** Assertions, of which some do not hold. */
  ASSERT,
  SUB_GROUP;

  private static final int JAVA_OF_PATTERN_SWITCHES = 21;

  /** Everything that this version of Java has. */
  public static Set<Feature> all() {
    Set<Feature> all = EnumSet.allOf(Feature.class);
    if (Runtime.version().feature() < JAVA_OF_PATTERN_SWITCHES) {
      all.remove(PATTERN_SWITCH);
    }
    return all;
  }

  /**
   * Reads a list.
   *
   * @param text names separated by commas, in any case; each with a {@code -} before it is taken
   *     from all
   * @throws IllegalArgumentException for an unknown name
   */
  public static Set<Feature> parse(String text) {
    boolean without = text.startsWith("-");
    Set<Feature> named =
        Arrays.stream(text.split(",", -1))
            .map(name -> name.strip().replaceFirst("^-", "").toUpperCase(Locale.ROOT))
            .filter(name -> !name.isEmpty())
            .map(Feature::valueOf)
            .collect(Collectors.toCollection(() -> EnumSet.noneOf(Feature.class)));
    if (!without) {
      return named;
    }
    Set<Feature> rest = all();
    rest.removeAll(named);
    return rest;
  }
}
