package dev.sycamore.tests.hosts;

import dev.sycamore.tests.programs.AcceptedProgramsTest;
import dev.sycamore.tests.programs.Program;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import dev.sycamore.testsupport.sample.CommitSample;
import java.util.List;
import org.junit.jupiter.api.Tag;

/** As {@link AcceptedProgramsTest}, by the Eclipse compiler, some of the programs. */
@Tag("one-jdk")
@Tag("full")
class EcjProgramsTest extends AcceptedProgramsTest {

  @Override
  protected TestedHostCompiler host() {
    return TestedHostCompiler.ECJ;
  }

  @Override
  protected List<Program> programs() {
    return CommitSample.of("programs by ecj", Program.in("accepted"), 8);
  }
}
