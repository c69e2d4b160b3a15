/** How files and command lines are read: limits, failures to read, words of a shell. */
package dev.sycamore.backend.text;
