package dev.sycamore.frontend.attribution.scope;

import dev.sycamore.frontend.AttributionCases;
import org.junit.jupiter.api.Tag;

/** What names mean. */
@Tag("module")
class ScopeMeaningsTest extends AttributionCases {}
