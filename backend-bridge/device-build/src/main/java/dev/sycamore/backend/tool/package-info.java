/**
 * Programs that are not part of Sycamore and make machine code of an image: how they are found, run
 * and stopped. Start at {@link dev.sycamore.backend.tool.ToolJob}. What a vendor's program takes is
 * known in {@code dev.sycamore.backend.cuda} and {@code dev.sycamore.backend.intel}, not here.
 */
package dev.sycamore.backend.tool;
