package dev.sycamore.frontend.attribution.call;

import dev.sycamore.frontend.AttributionCases;
import org.junit.jupiter.api.Tag;

/** Calls and object creations. */
@Tag("module")
class CallMeaningsTest extends AttributionCases {}
