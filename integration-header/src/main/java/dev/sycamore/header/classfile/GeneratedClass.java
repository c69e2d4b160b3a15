package dev.sycamore.header.classfile;

/**
 * One generated class file.
 *
 * @param name the binary name of the class
 * @param bytes the class file
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared, never changed.
public record GeneratedClass(String name, byte[] bytes) {}
