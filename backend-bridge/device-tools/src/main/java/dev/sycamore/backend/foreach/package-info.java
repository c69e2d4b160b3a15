/**
 * One command for each file of a list: the work of {@code sycamore foreach}.
 *
 * <p>Start at {@link dev.sycamore.backend.foreach.Foreach}, which runs a {@link
 * dev.sycamore.backend.foreach.ForeachJob}. How a command is run is its {@link
 * dev.sycamore.backend.foreach.CommandRunner}: nothing here knows the other commands, nor how
 * command lines are read.
 */
package dev.sycamore.backend.foreach;
