package dev.sycamore.frontend.attribution.function;

import dev.sycamore.frontend.AttributionCases;
import org.junit.jupiter.api.Tag;

/** Lambdas and method references. */
@Tag("module")
class FunctionMeaningsTest extends AttributionCases {}
