/**
 * What the generated sources and class files consist of. A template of the same name prints each
 * class; {@code dev.sycamore.header.classfile} writes those of binding classes.
 */
package dev.sycamore.header.model;
