package dev.sycamore.tests.programs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.processor.SycamoreProcessor;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.testsupport.compile.CompilationResult;
import dev.sycamore.testsupport.compile.TestCompilation;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Accepted programs with a mistake: the errors that javac has with a processor that does nothing it
 * has with Sycamore, and its warnings, each once and in the same order. {@code -Dsycamore.typos=}
 * is how many, {@code -Dsycamore.typos.seed=} where they begin.
 */
@Tag("full")
class TyposTest {

  private static final int TYPOS = Integer.getInteger("sycamore.typos", 20);
  private static final long SEED = Long.getLong("sycamore.typos.seed", 1);

  private static final List<Mistake> MISTAKES = List.copyOf(EnumSet.allOf(Mistake.class));

  @TempDir Path folder;

  private final Map<String, Boolean> accepted = new HashMap<>();

  @Test
  void allErrorsOfJavacAreShown() {
    List<Program> programs = Program.in("accepted");
    Map<Mistake, Integer> compared = new EnumMap<>(Mistake.class);
    int all = 0;
    int ours = 0;
    for (long seed = SEED; all < TYPOS; seed++) {
      Random dice = new Random(seed);
      Mistake mistake = MISTAKES.get((int) (seed % MISTAKES.size()));
      Program program = programs.get(dice.nextInt(programs.size()));
      Optional<List<Source>> wrong = wrong(program, mistake, dice);
      List<String> javacs = wrong.map(this::javacs).orElse(List.of());
      if (javacs.stream().anyMatch(each -> each.startsWith("ERROR")) && isAccepted(program)) {
        CompilationResult both =
            compilation(wrong.orElseThrow())
                .options("-Asycamore.deviceBuild=off", "-Asycamore.incremental=off")
                .processors(new SycamoreProcessor())
                .run();
        String typo = "seed %d, %s in %s".formatted(seed, mistake, program);
        assertThat(notOurs(both)).as(typo).isEqualTo(javacs);
        compared.merge(mistake, 1, Integer::sum);
        all++;
        ours += both.ours().isEmpty() ? 0 : 1;
      }
    }
    System.out.printf(
        "%d typos %s, of which %d have errors or warnings of ours%n", all, compared, ours);
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

  private static Optional<List<Source>> wrong(Program program, Mistake mistake, Random dice) {
    List<Source> sources = new ArrayList<>(program.sources());
    int changed = dice.nextInt(sources.size());
    Source source = sources.get(changed);
    return mistake
        .in(source.text(), dice)
        .map(
            text -> {
              sources.set(changed, new Source(source.path(), text));
              return sources;
            });
  }

  /** Without Sycamore some programs lack a class that it generates. */
  private boolean isAccepted(Program program) {
    return accepted.computeIfAbsent(
        program.name(),
        name ->
            javacs(program.sources()).stream().noneMatch(message -> message.startsWith("ERROR")));
  }

  private List<String> javacs(List<Source> sources) {
    return notOurs(compilation(sources).processors(new IdleProcessor()).run());
  }

  private TestCompilation compilation(List<Source> sources) {
    TestCompilation compilation =
        TestCompilation.with(TestedHostCompiler.JAVAC)
            .level(17)
            .options("-parameters", "-Xmaxerrs", "1000", "-Xmaxwarns", "1000")
            .options("-Xlint:all,-options,-processing,-classfile,-path");
    sources.forEach(source -> compilation.source(source.path(), source.text()));
    return compilation.into(folder);
  }

  private static List<String> notOurs(CompilationResult result) {
    return result.diagnostics().stream()
        .filter(d -> d.getKind() != Diagnostic.Kind.NOTE)
        .map(TyposTest::text)
        .filter(message -> !message.contains("[SYC"))
        .toList();
  }

  private static String text(Diagnostic<? extends JavaFileObject> d) {
    String file = d.getSource() == null ? "" : d.getSource().getName();
    return d.getKind() + " " + file + ":" + d.getPosition() + ": " + d.getMessage(Locale.ROOT);
  }
}
