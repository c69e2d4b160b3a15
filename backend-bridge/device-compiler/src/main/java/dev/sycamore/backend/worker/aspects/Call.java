package dev.sycamore.backend.worker.aspects;

import java.util.Optional;

/** The first call of a function in another one. */
record Call(DeviceFunction callee, Optional<Place> place) {}
