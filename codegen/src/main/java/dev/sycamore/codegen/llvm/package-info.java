/**
 * LLVM 20 IR as text, in the SPIR flavour ({@code docs/FORMATS.md}, section 1), from a unit in
 * normal form. Variables live in allocas; the device build brings them to registers.
 */
package dev.sycamore.codegen.llvm;
