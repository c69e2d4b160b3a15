package dev.sycamore.backend.tool;

/**
 * What a tool made.
 *
 * @param bytes the file that it wrote
 * @param printed warnings, or what it was asked for; may be empty
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared, never changed.
public record ToolOutput(byte[] bytes, String printed) {}
