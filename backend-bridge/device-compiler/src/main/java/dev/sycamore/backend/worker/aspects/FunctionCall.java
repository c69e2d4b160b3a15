package dev.sycamore.backend.worker.aspects;

import dev.sycamore.backend.worker.llvm.DebugLocation;
import java.util.Optional;

/** The first call of a function in another one. */
record FunctionCall(ModuleFunction callee, Optional<DebugLocation> place) {}
