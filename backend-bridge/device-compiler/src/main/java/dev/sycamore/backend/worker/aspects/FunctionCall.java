package dev.sycamore.backend.worker.aspects;

import java.util.Optional;

/** The first call of a function in another one. */
record FunctionCall(ModuleFunction callee, Optional<DebugLocation> place) {}
