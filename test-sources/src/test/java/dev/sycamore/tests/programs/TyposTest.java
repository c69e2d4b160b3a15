package dev.sycamore.tests.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.processor.SycamoreProcessor;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.testsupport.compile.CompilationResult;
import dev.sycamore.testsupport.compile.TestCompilation;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A name of an accepted program is misspelt: all errors that javac has with a processor that does
 * nothing it has with Sycamore. {@code -Dsycamore.typos=} is how many, {@code
 * -Dsycamore.typos.seed=} where they begin.
 */
class TyposTest {

  private static final int TYPOS = Integer.getInteger("sycamore.typos", 20);
  private static final long SEED = Long.getLong("sycamore.typos.seed", 1);

  /** A name, or what holds none. */
  private static final Pattern TOKEN =
      Pattern.compile("//.*|/\\*(?s:.*?)\\*/|\"(?:\\\\.|[^\"\\\\])*\"|(\\b[A-Za-z_]\\w{2,}\\b)");

  @TempDir Path folder;

  @Test
  void allErrorsOfJavacAreShown() {
    List<Program> programs =
        Program.in("accepted").stream().filter(p -> p.sources().size() == 1).toList();
    int compared = 0;
    int ours = 0;
    for (long seed = SEED; compared < TYPOS; seed++) {
      Random dice = new Random(seed);
      Source program = programs.get(dice.nextInt(programs.size())).sources().get(0);
      Source wrong = new Source(program.path(), misspell(program.text(), dice));
      List<String> javacs = javacs(wrong);
      // Without Sycamore some programs lack a class that it generates.
      if (!javacs.isEmpty() && javacs(program).isEmpty()) {
        CompilationResult both =
            compilation(wrong)
                .options("-Asycamore.deviceBuild=off", "-Asycamore.incremental=off")
                .processors(new SycamoreProcessor())
                .run();
        assertThat(errors(both)).as("seed %d, %s", seed, program.path()).containsAll(javacs);
        compared++;
        ours += both.ours().isEmpty() ? 0 : 1;
      }
    }
    System.out.printf("%d typos, of which %d have errors or warnings of ours%n", compared, ours);
  }

  /** With any processor javac analyses no code if a declaration is wrong. */
  @SupportedAnnotationTypes("*")
  private static final class IdleProcessor extends AbstractProcessor {
    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latest();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      return false;
    }
  }

  private List<String> javacs(Source source) {
    return errors(compilation(source).processors(new IdleProcessor()).run()).stream()
        .filter(error -> !error.contains("[SYC"))
        .toList();
  }

  private TestCompilation compilation(Source source) {
    return TestCompilation.with(TestedHostCompiler.JAVAC)
        .level(17)
        .options("-parameters", "-Xlint:-options", "-Xmaxerrs", "1000")
        .source(source.path(), source.text())
        .into(folder);
  }

  private static List<String> errors(CompilationResult result) {
    return result.errors().stream()
        .map(d -> d.getPosition() + ": " + d.getMessage(Locale.ROOT))
        .toList();
  }

  /** Leaves out, repeats or exchanges a letter of a name. */
  private static String misspell(String text, Random dice) {
    List<MatchResult> names =
        TOKEN.matcher(text).results().filter(found -> found.group(1) != null).toList();
    MatchResult name = names.get(dice.nextInt(names.size()));
    StringBuilder wrong = new StringBuilder(text);
    int at = name.start() + dice.nextInt(name.group().length() - 1);
    switch (dice.nextInt(3)) {
      case 0 -> wrong.deleteCharAt(at);
      case 1 -> wrong.insert(at, wrong.charAt(at));
      default -> wrong.insert(at, wrong.charAt(at + 1)).deleteCharAt(at + 2);
    }
    return wrong.toString();
  }
}
