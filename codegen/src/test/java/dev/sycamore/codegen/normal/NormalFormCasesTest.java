package dev.sycamore.codegen.normal;

import dev.sycamore.codegen.UnitPassCases;
import java.util.Map;

/** What is in normal form, and what is refused because it is not. */
class NormalFormCasesTest extends UnitPassCases {
  NormalFormCasesTest() {
    super(Map.of("VerifyNormalForm", new VerifyNormalForm()));
  }
}
