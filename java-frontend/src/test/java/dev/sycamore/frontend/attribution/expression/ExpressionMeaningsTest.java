package dev.sycamore.frontend.attribution.expression;

import dev.sycamore.frontend.AttributionCases;
import org.junit.jupiter.api.Tag;

/** Types of expressions. */
@Tag("module")
class ExpressionMeaningsTest extends AttributionCases {}
