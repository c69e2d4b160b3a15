/**
 * What the generated sources and class files consist of. One template of the same name prints each
 * class, but for those of binding classes, which {@code dev.sycamore.header.classfile} writes.
 */
package dev.sycamore.header.model;
