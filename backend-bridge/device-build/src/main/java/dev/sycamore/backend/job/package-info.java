/**
 * The jobs of a device build and their results, as a client states them. No job knows how it is
 * run.
 */
package dev.sycamore.backend.job;
