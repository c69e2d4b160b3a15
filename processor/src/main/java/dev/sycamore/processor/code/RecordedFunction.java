package dev.sycamore.processor.code;

import dev.sycamore.model.program.CapturedFunction;

/**
 * What has to be known of a function that a kernel captures to find its code in class files.
 *
 * @param captured which of the kernel's captured values it is
 * @param file the path of its source
 * @param offset of its first character in the file, in UTF-16 units
 * @param length in UTF-16 units
 * @param method of a method reference, as {@link CapturedFunction#method} has it
 * @param type the binary name of its functional interface
 */
public record RecordedFunction(
    int captured, String file, int offset, int length, String method, String type) {
  static RecordedFunction of(CapturedFunction function) {
    return new RecordedFunction(
        function.captured(),
        function.span().file(),
        function.span().offset(),
        function.span().length(),
        function.method(),
        function.type());
  }
}
