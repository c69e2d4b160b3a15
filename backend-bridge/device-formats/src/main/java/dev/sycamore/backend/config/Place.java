package dev.sycamore.backend.config;

/**
 * A place in a file.
 *
 * @param line from 1
 * @param column from 1, in characters
 */
record Place(int line, int column) {}
