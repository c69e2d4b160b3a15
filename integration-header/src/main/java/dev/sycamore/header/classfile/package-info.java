/**
 * Binding classes as class files. {@link dev.sycamore.header.classfile.BindingClassWriter} writes
 * one class that holds everything, or, where a class file has no room for that (JVMS 4.11), each
 * section of the tables to a class of its own.
 */
package dev.sycamore.header.classfile;
