/** Text files that one stage of the device build writes and another reads, line by line. */
package dev.sycamore.backend.text;
