/** Targets and names of functions: the words that all formats of the device build share. */
package dev.sycamore.backend.target;
