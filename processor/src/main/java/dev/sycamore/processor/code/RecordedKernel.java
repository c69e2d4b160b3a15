package dev.sycamore.processor.code;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.classfile.MemberReference;
import dev.sycamore.model.program.Kernel;
import dev.sycamore.model.program.KernelArgument;
import dev.sycamore.model.program.ValueSource;
import java.util.List;

/**
 * What has to be known of a kernel to find and describe its code in class files.
 *
 * @param file the path of its source
 * @param offset of its first character in the file, in UTF-16 units
 * @param length in UTF-16 units
 * @param signature the implementation's, as {@link Kernel#implementationSignature} has it
 * @param stored binary names of records in its buffers, and of records and enums inside of them
 * @param functions that it captures and was made for
 */
public record RecordedKernel(
    String name,
    String entryPoint,
    String file,
    int offset,
    int length,
    KernelForm form,
    int dimensions,
    String signature,
    List<String> stored,
    List<RecordedFunction> functions) {

  public RecordedKernel {
    stored = List.copyOf(stored);
    functions = List.copyOf(functions);
  }

  static RecordedKernel of(Kernel kernel) {
    return new RecordedKernel(
        kernel.name(),
        kernel.entryPoint(),
        kernel.span().file(),
        kernel.span().offset(),
        kernel.span().length(),
        kernel.form(),
        kernel.dimensions(),
        kernel.implementationSignature(),
        kernel.arguments().stream()
            .map(KernelArgument::source)
            .flatMap(source -> recordClasses(source).stream())
            .toList(),
        kernel.functions().stream().map(RecordedFunction::of).toList());
  }

  private static List<String> recordClasses(ValueSource source) {
    if (source instanceof ValueSource.ArrayLeaf leaf) {
      return leaf.classes();
    }
    return source instanceof ValueSource.Leaf leaf ? leaf.classes() : List.of();
  }

  /** The name of the interface that it implements. */
  String kernelInterface() {
    return switch (form) {
      case SINGLE_TASK -> "dev.sycamore.SingleTaskKernel";
      case RANGE -> "dev.sycamore." + (isLong() ? "LongRangeKernel1" : "RangeKernel" + dimensions);
      case ND_RANGE -> "dev.sycamore.NdKernel" + dimensions;
    };
  }

  /** Whether it is a lambda over a range with {@code long} indices. */
  private boolean isLong() {
    return form == KernelForm.RANGE && dimensions == 2 && signature.endsWith("J)V");
  }

  /** Whether a method may be the code of a kernel: that returns nothing. */
  static boolean isRun(MemberReference method) {
    return method.descriptor().endsWith(")V");
  }

  /** The descriptor of that interface's method. */
  String descriptor() {
    return switch (form) {
      case SINGLE_TASK -> "()V";
      case RANGE -> "(" + "I".repeat(dimensions) + ")V";
      case ND_RANGE -> "(Ldev/sycamore/NdItem" + dimensions + ";)V";
    };
  }
}
