/**
 * Post-link as callers see it: a linked module becomes device images. {@code docs/POST-LINK.md}
 * says what it does; the work is done in the worker.
 */
package dev.sycamore.backend.postlink;
