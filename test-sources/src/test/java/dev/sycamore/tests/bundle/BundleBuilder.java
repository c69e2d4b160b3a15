package dev.sycamore.tests.bundle;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.fuzz.generate.Feature;
import dev.sycamore.fuzz.generate.OperationPairs;
import dev.sycamore.fuzz.generate.ProgramGenerator;
import dev.sycamore.fuzz.program.KernelProgram;
import dev.sycamore.fuzz.run.BatchFiles;
import dev.sycamore.tests.checks.CheckedProgram;
import dev.sycamore.tests.compile.Compiled;
import dev.sycamore.tests.compile.Source;
import dev.sycamore.tests.compile.TestCompiler;
import dev.sycamore.tests.programs.Program;
import dev.sycamore.tests.several.SeveralDevices;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.spi.ToolProvider;

/** Compiles the programs of the executed tests for a machine without a compiler. */
public final class BundleBuilder {
  /** Those of the fuzz tests, so that a failure has the same number there. */
  private static final long SEED = 1;

  private static final int BATCH = 200;

  /** How many second operands each first one of an operation meets: all of them. */
  private static final int PASSES = 64;

  /** The jar of the cases for several devices. */
  static final String SEVERAL = "several.jar";

  private final Path folder;
  private final String target;
  private final List<String> lines = new ArrayList<>();

  private BundleBuilder(Path folder, String target) {
    this.folder = folder;
    this.target = target;
  }

  /**
   * Compiles into a folder.
   *
   * @param args the folder, targets separated by commas, each of which the accepted programs are
   *     compiled for, all others for the first, how many random programs to add, and how many
   *     numbers math functions get: none if that is missing
   */
  public static void main(String[] args) throws IOException {
    List<String> targets = List.of(args[1].split(",", -1));
    BundleBuilder builder = new BundleBuilder(Path.of(args[0]), targets.get(0));
    for (String target : targets) {
      builder.programs("accepted", "off", target);
    }
    builder.programs("accepted", "on", targets.get(0));
    builder.cases("Violations", "on");
    builder.cases("FailingItems", "on");
    builder.cases("Neighbours", "on");
    builder.cases("Prints", "on");
    builder.cases("Prints", "off");
    builder.several();
    if (args.length > 3) {
      builder.math(Integer.parseInt(args[3]));
    }
    Files.write(builder.folder.resolve("programs.txt"), builder.lines);
    builder.pairs();
    builder.random(Integer.parseInt(args[2]));
  }

  private void programs(String kind, String checks, String target) throws IOException {
    List<Program> programs = Program.in(kind);
    String jar =
        compile(
            kind, checks, target, programs.stream().flatMap(p -> p.sources().stream()).toList());
    programs.forEach(program -> lines.add("program " + jar + " " + program.name()));
  }

  private void cases(String name, String checks) throws IOException {
    Path file = Path.of("programs", "checked", name + ".java");
    String jar = compile(name, checks, target, List.of(Source.read(file)));
    for (String test : CheckedProgram.cases(name)) {
      lines.add(name.toLowerCase(Locale.ROOT) + " " + jar + " " + name + " " + test);
    }
  }

  private void several() throws IOException {
    Path file = Path.of("programs", "several", SeveralDevices.PROGRAM + ".java");
    jar(SEVERAL, classes("off", target, List.of(Source.read(file))));
  }

  private void math(int numbers) throws IOException {
    String jar = compile("math", "off", target, List.of(MathSweep.program(numbers)));
    lines.add("program " + jar + " " + MathSweep.NAME);
  }

  private String compile(String name, String checks, String target, List<Source> sources)
      throws IOException {
    return jar(name + "-" + target + "-" + checks + ".jar", classes(checks, target, sources));
  }

  private static Path classes(String checks, String target, List<Source> sources)
      throws IOException {
    Path work = Files.createTempDirectory("bundle");
    Compiled compiled =
        TestCompiler.in(work, TestedHostCompiler.JAVAC)
            .with("-Asycamore.targets=" + target, "-Asycamore.checks=" + checks)
            .compile(sources);
    if (!compiled.success()) {
      throw new IllegalStateException(compiled.transcript());
    }
    return compiled.classes();
  }

  private void pairs() throws IOException {
    List<KernelProgram> programs = OperationPairs.programs(PASSES);
    List<String> commands = new ArrayList<>();
    for (int first = 0; first < programs.size(); first += BATCH) {
      int end = Math.min(first + BATCH, programs.size());
      commands.addAll(batch(programs.subList(first, end), "pairs-" + first + ".jar"));
    }
    Files.write(folder.resolve("pairs.txt"), commands);
    // A failure names its class only.
    Path texts = Files.createDirectories(folder.resolve("pairs"));
    for (int k = 0; k < programs.size(); k++) {
      String[] words = commands.get(k).split(" ", -1);
      String name = words[1].replace(".jar", "-") + words[2].replace('$', '-') + ".java";
      Files.writeString(texts.resolve(name), programs.get(k).text("P"));
    }
    System.out.println("compiled " + programs.size() + " operations with their uses");
  }

  private void random(int count) throws IOException {
    Set<Feature> features = EnumSet.copyOf(Feature.all());
    if (!ImageTarget.parse(target).architecture().isNative()) {
      // Their sub-groups have sizes that no GPU has.
      features.remove(Feature.SUB_GROUP);
    }
    ProgramGenerator generator = new ProgramGenerator(features);
    List<String> commands = new ArrayList<>();
    for (int first = 0; first < count; first += BATCH) {
      List<KernelProgram> programs = new ArrayList<>();
      for (int k = first; k < Math.min(first + BATCH, count); k++) {
        programs.add(generator.generate(ProgramGenerator.programSeed(SEED, k)));
      }
      commands.addAll(batch(programs, "random-" + first + ".jar"));
      Files.write(folder.resolve("random.txt"), commands);
      System.out.println("compiled " + (first + programs.size()) + " random programs");
    }
  }

  private List<String> batch(List<KernelProgram> programs, String jar) throws IOException {
    Path work = Files.createTempDirectory("bundle");
    List<String> commands = BatchFiles.compile(programs, target, work, jar);
    jar(jar, work);
    return commands;
  }

  private String jar(String name, Path classes) {
    int status =
        ToolProvider.findFirst("jar")
            .orElseThrow()
            .run(
                System.out,
                System.err,
                "--create",
                // What is packed one by one cannot be packed together: xz does that.
                "--no-compress",
                "--file=" + folder.resolve(name),
                "-C",
                classes.toString(),
                ".");
    if (status != 0) {
      throw new IllegalStateException("jar: " + status);
    }
    return name;
  }
}
