/**
 * The worker process. {@link dev.sycamore.backend.worker.WorkerMain} is its entry point: it reads
 * jobs and writes replies; {@link dev.sycamore.backend.worker.Compiler} runs each kind of job with
 * the package for it:
 *
 * <ul>
 *   <li>{@code .image}: a module becomes an image, by way of {@code .lowering} and the target's own
 *       package, {@code .spirv}, {@code .grid} or {@code .nativecode};
 *   <li>{@code .link}: several modules become one;
 *   <li>{@code .aspects}: aspects are propagated;
 *   <li>{@code .postlink}: a linked module is split, with {@code .specialization}.
 * </ul>
 *
 * <p>All of them are on top of {@code .references}, {@code .llvm} and {@code .stage}. No package
 * knows this one.
 */
package dev.sycamore.backend.worker;
