/**
 * SPIR-V. {@link dev.sycamore.backend.worker.spirv.SpirvLowering} replaces what LLVM's SPIR-V back
 * end cannot translate, {@code SpirvEmitter} writes binaries and their text. Knows no other target.
 */
package dev.sycamore.backend.worker.spirv;
