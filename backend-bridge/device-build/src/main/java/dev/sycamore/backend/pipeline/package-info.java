/**
 * The way from linked IR to wrapped images, for the processor, which has everything in memory, and
 * for the commands, which have files. {@link dev.sycamore.backend.pipeline.PipelineStages} has the
 * order of the stages; start there. {@link dev.sycamore.backend.pipeline.DevicePipeline} does the
 * work of each. Nothing here knows how a job is run.
 */
package dev.sycamore.backend.pipeline;
