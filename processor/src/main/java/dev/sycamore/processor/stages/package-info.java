/**
 * The stages of a compilation behind one interface, {@link dev.sycamore.processor.stages.Stages},
 * so that a test can make each of them fail. {@link dev.sycamore.processor.stages.ProductStages} is
 * the only class of the processor that creates outliner, generators and device build.
 *
 * <p>The order of the stages is the business of the processor's root package.
 */
package dev.sycamore.processor.stages;
