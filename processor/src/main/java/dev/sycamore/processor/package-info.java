/**
 * The annotation processor. {@link dev.sycamore.processor.SycamoreProcessor} takes the host
 * compiler's rounds; start reading at {@link dev.sycamore.processor.ProcessorCompilation}, which
 * calls the stages in order: outline, normalize, generate ({@link
 * dev.sycamore.processor.UnitCompiler}), link, build images, and write to the class output.
 *
 * <p>It gets the stages from {@code stages}, knows nothing of a particular host compiler ({@code
 * host} does), and never loads LLVM: jobs go to the device compiler's processes.
 */
package dev.sycamore.processor;
