package dev.sycamore.frontend.attribution.statement;

import dev.sycamore.frontend.AttributionCases;
import org.junit.jupiter.api.Tag;

/** Expressions in statements of all kinds. */
@Tag("module")
class StatementMeaningsTest extends AttributionCases {}
