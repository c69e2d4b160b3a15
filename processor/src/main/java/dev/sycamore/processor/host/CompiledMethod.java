package dev.sycamore.processor.host;

import dev.sycamore.binding.classfile.MemberReference;

/**
 * A method or lambda of a source file, and the method of a class file that it became.
 *
 * @param body the offset in the file at which its body begins
 */
public record CompiledMethod(int body, MemberReference method) {}
