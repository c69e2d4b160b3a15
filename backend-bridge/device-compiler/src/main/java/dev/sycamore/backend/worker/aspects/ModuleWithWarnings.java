package dev.sycamore.backend.worker.aspects;

import java.util.List;

/** What a pass makes of a module. */
@SuppressWarnings("ArrayRecordComponent") // Never compared; on its way to be written.
public record ModuleWithWarnings(byte[] module, List<String> warnings) {}
