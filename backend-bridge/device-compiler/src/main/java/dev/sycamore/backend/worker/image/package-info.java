/**
 * A module becomes an image. {@link dev.sycamore.backend.worker.image.ImageCompilation} is the job
 * and the order of its stages; it chooses the target's lowering. Not known to those.
 */
package dev.sycamore.backend.worker.image;
