/**
 * The pass that propagates aspects. {@link dev.sycamore.backend.worker.aspects.AspectRun} is the
 * job, {@code AspectPropagation} the pass; {@code FunctionMetadata} and {@code AspectLists} read
 * what functions declare, for link and post-link too.
 */
package dev.sycamore.backend.worker.aspects;
