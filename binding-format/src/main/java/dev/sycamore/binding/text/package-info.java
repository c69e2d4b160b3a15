/**
 * Text files, line by line: what a line may hold, what is wrong with one and where, and how
 * messages quote it. Every reader of text starts at {@link dev.sycamore.binding.text.TextLines} and
 * throws {@link dev.sycamore.binding.text.TextFileException}. Nothing here knows a format.
 */
package dev.sycamore.binding.text;
