/**
 * What the compiler records of the code of kernels, and what the runtime compares with it: digests
 * of methods in class files. Internal: it is in this module because compiler and runtime share no
 * other one.
 */
package dev.sycamore.binding.classfile;
