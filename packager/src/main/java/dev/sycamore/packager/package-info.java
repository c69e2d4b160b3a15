/**
 * Makes classes load in a fraction of the time: rewrites those of a jar, or adds to it a bundle of
 * its classes, rewritten, which are loaded faster from there than from the jar.
 */
package dev.sycamore.packager;
