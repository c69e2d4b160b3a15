package dev.sycamore.frontend.attribution.constant;

import dev.sycamore.frontend.AttributionCases;
import org.junit.jupiter.api.Tag;

/** Values of literals and of constant expressions. */
@Tag("module")
class ConstantMeaningsTest extends AttributionCases {}
