package dev.sycamore.frontend.attribution.overload;

import dev.sycamore.frontend.AttributionCases;
import org.junit.jupiter.api.Tag;

/** The choice among methods of one name. */
@Tag("module")
class OverloadMeaningsTest extends AttributionCases {}
