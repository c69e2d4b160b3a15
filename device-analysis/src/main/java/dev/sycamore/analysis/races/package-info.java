/**
 * Which writes of two work-items meet in one element, found by following a few work-items through a
 * kernel. Start at {@link dev.sycamore.analysis.races.CollidingWrites}.
 */
package dev.sycamore.analysis.races;
