/**
 * The pass that propagates aspects, as callers see it: jobs, options and results. {@code
 * docs/PROPAGATE-ASPECTS.md} says what it does; the pass itself is in the worker.
 */
package dev.sycamore.backend.aspects;
