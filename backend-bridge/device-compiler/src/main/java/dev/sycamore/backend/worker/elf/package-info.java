/**
 * Links objects for x86-64 and 64-bit Arm into shared libraries without a process, as far as LLVM's
 * objects of kernels go: code and constants, and places relative to the code. Whatever else an
 * object has is refused, and {@code lld} links it.
 */
package dev.sycamore.backend.worker.elf;
