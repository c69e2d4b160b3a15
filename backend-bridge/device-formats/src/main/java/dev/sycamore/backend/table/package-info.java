/**
 * File tables: which files of a device build belong together, a row for each image. {@code
 * docs/FILE-TABLES.md} has their format.
 */
package dev.sycamore.backend.table;
