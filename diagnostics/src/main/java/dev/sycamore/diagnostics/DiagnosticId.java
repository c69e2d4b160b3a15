package dev.sycamore.diagnostics;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * The catalogue: one entry for each rule. An id never changes its meaning. {@code SYC1xxx} errors
 * of device code, {@code SYC2xxx} aspects, {@code SYC3xxx} link and split, {@code SYC4xxx} options,
 * {@code SYC5xxx} internal.
 */
public enum DiagnosticId {
  RECURSION(
      "SYC1001",
      "recursion",
      "device code must not recurse: %s",
      "turn the recursion into a loop, or keep an explicit stack in a private array"),
  THROW(
      "SYC1002",
      "throw",
      "`throw` is not allowed in device code",
      "return an error value, or write a status into an array that the host checks"),
  TRY(
      "SYC1003",
      "try",
      "`try` is not allowed in device code",
      "check the condition first; device code has no exceptions to catch"),
  VIRTUAL_CALL(
      "SYC1004",
      "virtual call",
      "which method the call of `%s` runs is known only at run time",
      "call a static method, or make the method or its class final"),
  OBJECT_CREATION(
      "SYC1005",
      "object creation",
      "`new %s` is not allowed in device code",
      "use a record, a primitive, or a private array of constant size"),
  STATIC_NON_FINAL_FIELD(
      "SYC1006",
      "static non-final field",
      "static field `%s` is not final and cannot be read on a device",
      "make it `static final`, mark it `@SpecConstant`, or copy it into a local variable before"
          + " the kernel"),
  TEXT(
      "SYC1007",
      "string",
      "strings are not available in device code",
      "do the text on the host; inside a kernel use numbers or DeviceDebug.printf"),
  METHOD_WITHOUT_SOURCE(
      "SYC1008",
      "call to a method without source",
      "`%s` has no source in this compilation and is not part of the device library",
      "write it as a static method in your own source, or use a method of Math or DeviceMath"),
  CAPTURED_TYPE(
      "SYC1009",
      "captured type",
      "%s of type `%s` cannot be passed to a device",
      "copy what the kernel needs of it into primitives, arrays of primitives or records of them"
          + " before the kernel"),
  UNSUPPORTED_CONSTRUCT(
      "SYC1010",
      "unsupported construct",
      "%s is not allowed in device code",
      "write it with statements, operators and types of the device language: docs/LANGUAGE.md"),
  UNSUPPORTED_TYPE(
      "SYC1011",
      "unsupported type",
      "type `%s` cannot be used in device code",
      "use primitives, arrays of primitives and accessors"),
  UNKNOWN_TYPE(
      "SYC1012",
      "unknown type",
      "the type of this expression could not be determined",
      "write it in simpler steps with explicitly typed local variables"),
  UNKNOWN_KERNEL(
      "SYC1013",
      "not a kernel",
      "this cannot be a kernel: it is %s",
      "write a lambda, a method reference, or an object of a class that implements a kernel"
          + " interface; or, for the device `host` only, declare it `@HostOnly`"),
  WRITE_TO_CAPTURED_VARIABLE(
      "SYC1014",
      "write to a captured or outer variable",
      "%s cannot be assigned in device code",
      "write results into an array or an accessor"),
  SYNTAX(
      "SYC1016",
      "syntax",
      "the file cannot be read as Java: %s",
      "use Java syntax of a released version up to 25"),
  FIELD_OF_THIS(
      "SYC1017",
      "field of this",
      "field `%s` cannot be read when the kernel is launched",
      "copy it into a local variable before the kernel and use that"),
  BOXING(
      "SYC1018",
      "boxing",
      "a boxed value of type `%s` is not available in device code",
      "use the primitive type"),
  KERNEL_NAME(
      "SYC1019",
      "kernel name",
      "%s",
      "use identifiers joined by dots, a constant, different for each kernel"),
  SYNCHRONIZED(
      "SYC1020",
      "synchronized",
      "`synchronized` is not allowed in device code",
      "use dev.sycamore.Atomics, or let each work-item write elements of its own"),
  OPERATION_ON_REFERENCES(
      "SYC1021",
      "operation on references",
      "%s is not allowed in device code",
      "device code has values, not objects: decide by a number or an enum constant"),
  STATIC_FIELD_WITHOUT_DEVICE_VALUE(
      "SYC1022",
      "static final field that a device cannot have",
      "the value of static field `%s` is %s",
      "copy what the kernel needs of it into local variables before the kernel"),
  VARIABLE_ARITY(
      "SYC1023",
      "variable number of arguments",
      "call of `%s` passes a variable number of arguments",
      "pass an array, or write a method with a fixed number of parameters"),
  NATIVE_METHOD(
      "SYC1024",
      "native method",
      "native method `%s` cannot run on a device",
      "write it in Java, or compute it on the host and capture the result"),
  DIVISION_BY_ZERO(
      "SYC1025",
      "division by zero",
      "division by the constant zero",
      "use another divisor; on the JVM this throws for every work-item"),
  LAMBDA(
      "SYC1026",
      "lambda",
      "%s is not allowed in device code",
      "keep the lambda in a local variable or pass it to a static method, with what it needs as"
          + " local variables"),
  ARRAY(
      "SYC1027",
      "array",
      "%s is not allowed in device code",
      "use arrays of constant size of primitives or records, pass them to methods, and let methods"
          + " write into them"),
  INDEX_OUT_OF_RANGE(
      "SYC1028",
      "constant index out of range",
      "index %s is out of range for %s",
      "use an index from 0 to the length less one"),
  LOCAL_MEMORY_WITHOUT_WORK_GROUPS(
      "SYC1030",
      "local memory in a kernel without work-groups",
      "local memory `%s` requires an nd-range kernel",
      "launch the kernel with ndRange(global, local)"),
  DIVERGENT_BARRIER(
      "SYC1031",
      "divergent barrier",
      "not every work-item of the %s reaches this %s",
      "put it where the condition is the same for all of them: before the branch, or after it"),
  KERNEL_INTERFACE(
      "SYC1032",
      "kernel interface",
      "this type is not a kernel interface",
      "declare it as RangeKernel1..3, NdKernel1..3 or SingleTaskKernel"),
  WRITE_TO_CONSTANT_ARRAY(
      "SYC1033",
      "write to a constant array",
      "a constant array cannot be written in device code",
      "use a private array, capture an array from the host, or move the field to a class that is a"
          + " member"),
  LOCAL_CLASS(
      "SYC1034",
      "local class",
      "a class cannot be declared in device code",
      "declare a record, or move the class's code into static methods"),
  SPECIALIZATION_CONSTANT(
      "SYC1035",
      "specialization constant",
      "`@SpecConstant` field `%s` is %s",
      "make it static, not final, of a primitive type: `@SpecConstant static int TILE = 16;`"),
  PRINTF(
      "SYC1040",
      "printf",
      "%s",
      "write a constant format with one conversion for each primitive or `Half` argument; `%s`"
          + " prints all of them"),
  WORK_GROUP_SIZE(
      "SYC1042",
      "size of groups",
      "%s",
      "declare the same size at the nd-range kernel and at the functions that it calls, with one"
          + " constant for each dimension"),
  KERNEL_METHOD(
      "SYC1043",
      "kernel method",
      "method `%s` cannot be a kernel: %s",
      "make it a static void method of the package whose first parameter is the index"),
  MISPLACED_ANNOTATION(
      "SYC1044",
      "misplaced annotation",
      "`@%s` has no meaning %s",
      "remove it, or annotate a kernel or device function with it"),
  ARGUMENT_SIZE(
      "SYC1045",
      "size of arguments",
      "the arguments of the kernel take %d bytes; devices accept at most %d",
      "capture one array instead of many scalars"),
  EXPORTED_FUNCTION(
      "SYC1046",
      "exported function",
      "exported function `%s` %s",
      "pass it what it needs as arguments: its callers are compiled without knowing its body"),
  EXTERNAL_FUNCTION_ARGUMENT(
      "SYC1047",
      "argument of an external function",
      "external function `%s` cannot be passed %s",
      "its declaration fixes the form of its arguments: pass a captured array or an accessor, or"
          + " put the source of the function on the source path"),
  PRIVATE_ARRAY_SIZE(
      "SYC1048",
      "size of private arrays",
      "the private arrays of the kernel take %d bytes in each work-item; devices support at most %d",
      "use smaller arrays, share local memory in a work-group, or capture an array with a part for"
          + " each work-item"),
  EXPORTED_WORK_GROUP_SIZE(
      "SYC1049",
      "work-group size of an exported function",
      "`%s` is not allowed at %s: kernels of other modules that call it would not have it",
      "put it at the kernels, and remove it from the function"),
  CHANGED_CONSTANT_ARRAY(
      "SYC1050",
      "constant array that changes",
      "the elements of static array `%s` may change, and device code has those of its initialiser",
      "move the values into the initialiser, or the field to a class that is a member: then the"
          + " launch reads it"),
  WRITE_THROUGH_READ(
      "SYC1051",
      "write through READ",
      "the kernel writes through accessor `%s`, whose mode is `READ`",
      "make the accessor with `WRITE` or `READ_WRITE`"),
  READ_THROUGH_WRITE_DISCARD(
      "SYC1052",
      "read through WRITE_DISCARD",
      "the kernel reads through accessor `%s` what it has not written, and the mode `WRITE_DISCARD`"
          + " discards the values from before",
      "make the accessor with `READ_WRITE`, or with `READ` if the kernel only reads"),
  UNKNOWN_FUNCTION(
      "SYC1060",
      "unknown function",
      "cannot determine which function `%s` refers to; a kernel calls it",
      "pass a lambda, a method reference, a local variable or final field that is initialised with"
          + " one, what a static, private or final method returns of such, or a parameter of the"
          + " method around"),
  KERNELS_WITHOUT_SOURCE(
      "SYC1061",
      "kernels without source",
      "`%s` takes a function for its kernels, and its source is not part of this compilation",
      "put the source of its class on the source path: its kernels are compiled for each function"),
  ENUM_FIELD_WITHOUT_CONSTANTS(
      "SYC1070",
      "field of an enum without constant values",
      "the value of enum field `%s` is %s",
      "give it constant expressions in the constants' arguments, or pass the value to the kernel"),
  NESTED_TOO_DEEPLY(
      "SYC1071",
      "nested too deeply",
      "this is nested in more than %,d expressions or statements",
      "write it in several statements or methods"),
  TOO_MUCH_CODE_TO_INLINE(
      "SYC1072",
      "too much code to inline",
      "with all calls inlined, the kernel has more than %,d operations",
      "call large methods at fewer places, or divide the kernel"),
  UNSET_RECORD(
      "SYC1073",
      "record that was not stored",
      "nothing is stored in `%s` before this read: in Java its elements are null",
      "store a record in each element first"),
  DATA_RACE(
      "SYC1101",
      Severity.WARNING,
      "data race",
      "%s %s the same element of `%s`",
      "write an element of each work-item's own, use Atomics, or let one work-item do it"),
  DATA_OF_OTHER_GROUPS(
      "SYC1102",
      Severity.WARNING,
      "data of other groups",
      "%s is read by %s and written by %s: the barrier waits for the work-items of one group only",
      "read it in a kernel of its own, launched after this one"),
  UNUSED_CAPTURE(
      "SYC1103",
      Severity.WARNING,
      "unused capture",
      "captured `%s` is neither read nor written",
      "remove it, or use it"),
  ACCIDENTAL_DOUBLE(
      "SYC1104",
      Severity.WARNING,
      "accidental double",
      "%s",
      "write float literals, `2.0f`, and a cast, `(double) x`, where double is meant"),
  LARGE_ARGUMENTS(
      "SYC1105",
      Severity.WARNING,
      "size of arguments",
      "the arguments of the kernel take %d bytes; OpenCL devices need not accept more than %d",
      "capture one array instead of many scalars"),
  LARGE_PRIVATE_ARRAYS(
      "SYC1106",
      Severity.WARNING,
      "size of private arrays",
      "the private arrays of the kernel take %d bytes in each work-item; OpenCL devices need not"
          + " support more than %d",
      "use smaller arrays, share local memory in a work-group, or capture an array with a part for"
          + " each work-item"),
  DOUBLE_IN_A_FLOAT_KERNEL(
      "SYC1107",
      Severity.WARNING,
      "double in a float kernel",
      "%s, in a kernel whose memory holds `float`",
      "write float literals, `2.0f`, float variables, and `(float)` directly around calls of `Math`"),
  LAUNCHES_IN_A_LOOP(
      "SYC1108",
      Severity.WARNING,
      "launches in a loop",
      "the loop over `%s` launches a kernel for each value, and no launch needs another one's results",
      "launch one kernel over a range with one more dimension: `range(rows, columns)`"),
  UNUSED_RESULT(
      "SYC1109",
      Severity.WARNING,
      "unused result",
      "the result of this call is not used, and the call does nothing else",
      "use the result, or remove the call"),
  USE_BEFORE_WAIT(
      "SYC1110",
      Severity.WARNING,
      "use before the wait",
      "`%s` is %s before the program waits for the launch that %s it",
      "wait first, with `.await()` at the launch or `await()` of the queue"),
  UNPROVED_WRITE(
      "SYC1111",
      Severity.WARNING,
      "unproved write",
      "it is not proved that no other work-item uses the element of %s that is written here",
      "write an element whose index shows that it is the work-item's own, or run the program with"
          + " `--detect=races`"),
  UNDECLARED_ASPECT(
      "SYC2001",
      Severity.WARNING,
      "undeclared aspect",
      "%s uses aspect '%s' not listed in '@DeviceHas'",
      "add the aspect to `@DeviceHas`, or do not use it"),
  FIXED_TARGET(
      "SYC2002",
      Severity.WARNING,
      "fixed target",
      "%s %s that %s %s not support",
      "do not use it, or remove the target from `fixedTargets`"),
  EXTERNAL_FUNCTION_ASPECT(
      "SYC2003",
      Severity.WARNING,
      "aspect of an external function",
      "function '%s' uses aspect '%s' not expected by its calling kernel. Missing '@DeviceHas' on"
          + " the external function?",
      "declare `@DeviceHas` on the function"),
  EXTERNAL_FUNCTION_SUB_GROUP_SIZE(
      "SYC2004",
      Severity.WARNING,
      "sub-group size of an external function",
      "function '%s' has required sub-group size '%s' that does not match its calling kernel."
          + " Missing '@ReqdSubGroupSize' on the external function?",
      "declare `@ReqdSubGroupSize` on the function, and on the kernels that call it"),
  EXTERNAL_FUNCTION_FIXED_TARGETS(
      "SYC2005",
      Severity.WARNING,
      "fixed targets of an external function",
      "function '%s' compiled with a different 'fixedTargets' option than its calling kernel"
          + " (function: %s; kernel: %s)",
      "compile the jar of the function with the same `fixedTargets`"),
  REVERSED_LIMITS(
      "SYC2008",
      Severity.WARNING,
      "limits in the wrong order",
      "the lower limit of this clamp, %s, is greater than the upper one, %s",
      "write the lower limit first: `clamp(value, low, high)`"),
  PRIVATE_ARRAY_OF_WORK_ITEMS(
      "SYC2009",
      Severity.WARNING,
      "private array with an element for each work-item",
      "`%s` is private: each work-item has an array of its own, and uses the element at its local id",
      "for memory that the group shares use local memory, such as `h.localFloats(64)` of"
          + " `q.submit(h -> ...)`; for a value of one work-item use a variable"),
  MISSING_FUNCTION(
      "SYC3001",
      "missing function",
      "external function `%s` is not in any module: %s",
      "put the jar, or the classes folder, that Sycamore compiled it to on the class path"),
  INCOMPATIBLE_MODULES(
      "SYC3002",
      "modules that do not fit together",
      "%s",
      "recompile the jars of the class path, and remove duplicates from it"),
  NO_SPIR_V_IMAGE(
      "SYC3003",
      Severity.WARNING,
      "no SPIR-V image",
      "kernel `%s` has no SPIR-V image, since LLVM cannot compile it for target `%s`: %s",
      "`--targets=x86_64,x86_64_v3,ptx64` leaves SPIR-V out; OpenCL devices then use OpenCL C,"
          + " as they do for this kernel now"),
  NO_IMAGE(
      "SYC3004",
      "no image",
      "kernel `%s` is left without an image: %s",
      "compile the jar of the function with the same `fixedTargets`"),
  UNKNOWN_OPTION(
      "SYC4001",
      "unknown option",
      "unknown option `-Asycamore.%s`",
      "see the page for the list of options"),
  BAD_OPTION_VALUE(
      "SYC4002",
      "bad option value",
      "option `-Asycamore.%s` does not take `%s`",
      "see the page for the values it takes"),
  SUPPRESSION_WITHOUT_EFFECT(
      "SYC4003",
      Severity.WARNING,
      "suppression without effect",
      "%s",
      "name the id of a warning: `@SuppressWarnings(\"sycamore:SYCnnnn\")`"),
  BAD_DEVICE_CONFIGURATION(
      "SYC4004",
      "bad device configuration file",
      "%s",
      "docs/DEVICE-CONFIGURATION.md has the format of device configuration files"),
  UNREADABLE_SOURCE_PATH(
      "SYC4005",
      "unreadable file on the source path",
      "source file `%s` cannot be read: %s",
      "keep the folders of `-Asycamore.sourcepath` in the encoding of the compilation"
          + " (`-encoding`)"),
  UNSUPPORTED_RELEASE(
      "SYC4006",
      "unsupported release",
      "Sycamore requires Java 17 or later, and this compilation is for Java %s",
      "use `--release 17` or later, in Maven `maven.compiler.release`"),
  UNWRITABLE_OUTPUT(
      "SYC4007",
      "output cannot be written",
      "cannot write to `%s`: %s",
      "with `-d`, name a folder that can be written and has room"),
  MISSING_PROCESSOR(
      "SYC4008",
      "annotation processor is missing",
      "this kernel is not compiled: Sycamore's annotation processor is not on the processor path",
      "in Maven, name dev.sycamore:sycamore-processor in annotationProcessorPaths of"
          + " maven-compiler-plugin, version 3.5 or later (older ones ignore them); in Gradle, as"
          + " an annotationProcessor dependency; for javac, with --processor-path. With -proc:none"
          + " kernels run on the device 'host' only"),
  UNREADABLE_FILE(
      "SYC4010",
      "file cannot be read",
      "`%s` cannot be read: %s",
      "compile again; name a folder with `-d` for each compilation"),
  FAILED_INPUT_OR_OUTPUT(
      "SYC4011",
      "input or output failed",
      "%s: input or output failed: %s",
      "look for a full disk, missing permissions or a low limit"),
  KERNELS_WITHOUT_IMAGES(
      "SYC4013",
      Severity.WARNING,
      "kernels without images",
      "kernels are compiled without images: the processor path has no LLVM for this machine, `%s`",
      "add org.bytedeco:llvm with the name of this machine as its classifier, if there is one, or"
          + " compile what you ship on Linux, macOS or Windows"),
  PROCESSOR_NOT_CALLED(
      "SYC4016",
      "processor is not called",
      "this kernel is not compiled: javac did not call Sycamore's annotation processor; another one,"
          + " before it on the processor path, claimed all annotations",
      "name sycamore-processor first on the processor path"),
  INCOMPLETE_PROCESSOR_PATH(
      "SYC4017",
      "incomplete processor path",
      "the processor path lacks jars that sycamore-processor depends on: %s",
      "add these jars; Maven and Gradle find them"),
  INTERNAL_ERROR(
      "SYC5001",
      "internal error",
      "internal error in %s: %s",
      "please report this internal error with the source at this place"),
  DEVICE_BUILD_FAILED(
      "SYC5002",
      "device build failed",
      "the device build failed for target `%s` (%s): %s",
      "the kernel compiles as Java but not for this target; leave the target out or report it"),
  NO_SOURCE(
      "SYC5003",
      "no source",
      "the source of `%s` cannot be read from this compiler",
      "pass -Asycamore.sourcepath=<folders of your sources>");

  private final String code;
  private final Severity severity;
  private final String title;
  private final String message;
  private final String help;

  DiagnosticId(String code, String title, String message, String help) {
    this(code, Severity.ERROR, title, message, help);
  }

  DiagnosticId(String code, Severity severity, String title, String message, String help) {
    this.code = code;
    this.severity = severity;
    this.title = title;
    this.message = message;
    this.help = help;
  }

  /** The id as users see it. */
  public String code() {
    return code;
  }

  public Severity severity() {
    return severity;
  }

  /** Whether the severity can be chosen. */
  public boolean mayBeLowered() {
    return severity == Severity.WARNING;
  }

  /** Whether it is reported only if an option asks for it: it would be wrong for many programs. */
  public boolean isOffByDefault() {
    return this == ACCIDENTAL_DOUBLE || this == DOUBLE_IN_A_FLOAT_KERNEL || this == UNPROVED_WRITE;
  }

  /** Whether one place may break the rule for several functions, which are told apart. */
  public boolean isPerFunction() {
    return this == UNDECLARED_ASPECT;
  }

  /** A few words that name the rule, for indexes. */
  public String title() {
    return title;
  }

  /** The message with {@code arguments} filled in. */
  public String message(Object... arguments) {
    return String.format(Locale.ROOT, message, arguments);
  }

  /** What to write instead. */
  public String help() {
    return help;
  }

  /** Where the page of this id is: a path from the root of the project, or an address. */
  public String page() {
    return PageAddress.ofThisBuild().of(code);
  }

  /** The entry with this code, such as {@code SYC1004}. */
  public static Optional<DiagnosticId> find(String code) {
    return Arrays.stream(values()).filter(id -> id.code.equals(code)).findFirst();
  }

  /** The id as users see it. */
  @Override
  public String toString() {
    return code;
  }
}
