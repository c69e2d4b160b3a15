package dev.sycamore.frontend.attribution.inference;

import dev.sycamore.frontend.AttributionCases;
import org.junit.jupiter.api.Tag;

/** Type arguments. */
@Tag("module")
class InferenceMeaningsTest extends AttributionCases {}
