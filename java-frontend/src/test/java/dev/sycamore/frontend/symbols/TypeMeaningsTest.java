package dev.sycamore.frontend.symbols;

import dev.sycamore.frontend.AttributionCases;
import org.junit.jupiter.api.Tag;

/** Types that follow from other types: bounds, projections, supertypes. */
@Tag("module")
class TypeMeaningsTest extends AttributionCases {}
