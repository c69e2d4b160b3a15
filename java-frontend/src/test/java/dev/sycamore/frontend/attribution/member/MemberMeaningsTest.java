package dev.sycamore.frontend.attribution.member;

import dev.sycamore.frontend.AttributionCases;
import org.junit.jupiter.api.Tag;

/** Members as they are seen through types. */
@Tag("module")
class MemberMeaningsTest extends AttributionCases {}
