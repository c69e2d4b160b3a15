/**
 * LLVM's C interface in Java's terms. Start with {@link
 * dev.sycamore.backend.worker.llvm.DeviceModule}, which {@link
 * dev.sycamore.backend.worker.llvm.ModuleReader} reads and {@link
 * dev.sycamore.backend.worker.llvm.TargetMachine} compiles; {@code Llvm}, {@code CallInstructions}
 * and {@code Metadata} read values. Knows no job and no target's conventions.
 */
package dev.sycamore.backend.worker.llvm;
