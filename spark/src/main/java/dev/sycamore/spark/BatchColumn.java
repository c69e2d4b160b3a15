package dev.sycamore.spark;

import java.io.Serializable;

/**
 * A column of batches.
 *
 * @param ordinal its index in the rows, from 0
 */
record BatchColumn(String name, ColumnType type, int ordinal) implements Serializable {}
