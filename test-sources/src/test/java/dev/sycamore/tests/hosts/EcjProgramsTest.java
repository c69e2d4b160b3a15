package dev.sycamore.tests.hosts;

import dev.sycamore.tests.programs.AcceptedProgramsTest;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import org.junit.jupiter.api.Tag;

/** As {@link AcceptedProgramsTest}, by the Eclipse compiler. */
@Tag("one-jdk")
class EcjProgramsTest extends AcceptedProgramsTest {

  @Override
  protected TestedHostCompiler host() {
    return TestedHostCompiler.ECJ;
  }
}
