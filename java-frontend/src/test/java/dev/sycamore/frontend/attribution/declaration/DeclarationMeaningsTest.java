package dev.sycamore.frontend.attribution.declaration;

import dev.sycamore.frontend.AttributionCases;
import org.junit.jupiter.api.Tag;

/** Classes that code declares. */
@Tag("module")
class DeclarationMeaningsTest extends AttributionCases {}
