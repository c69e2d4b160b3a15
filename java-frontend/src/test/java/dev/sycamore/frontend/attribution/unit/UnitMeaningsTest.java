package dev.sycamore.frontend.attribution.unit;

import dev.sycamore.frontend.AttributionCases;
import org.junit.jupiter.api.Tag;

/** A unit as a whole: members in any order, faults in some. */
@Tag("module")
class UnitMeaningsTest extends AttributionCases {}
