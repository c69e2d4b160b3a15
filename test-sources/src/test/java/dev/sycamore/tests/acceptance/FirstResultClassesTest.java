package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a JVM loads for a program with one launch on {@code native-cpu}: that is what the time to a
 * first result is spent on. A lambda takes the JVM several times as long as a class, and the first
 * use of streams, security providers or the methods of records milliseconds.
 */
@Tag("full")
class FirstResultClassesTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Path BUILT = ROOT.resolve("backend-bridge/device-tools/target/sycamore");
  private static final Path PROGRAM = ROOT.resolve("benchmarks/launches/FirstResult.java");

  /** Classes of the runtime and the binding format. */
  private static final int MOST_OWN = 299;

  private static final Pattern LOADED = Pattern.compile("\\] (\\S+) source: (.*)");

  @TempDir static Path compiled;
  private static Path classes;

  /** The archive that one run made, from which tests copy: the JVM takes ten seconds for one. */
  private static Path made;

  @TempDir Path temporary;

  private record LoadedClass(String name, String source) {
    boolean isOwn() {
      return name.startsWith("dev.sycamore.");
    }
  }

  @BeforeAll
  static void compile() throws Exception {
    assertThat(BUILT).as("the jars are made by `mvn verify`, not by `mvn test`").isDirectory();
    classes = compiled.resolve("classes");
    run(Map.of(), ROOT.resolve("bin/sycamorec").toString(), "-d", classes + "", PROGRAM + "");
    if (hasClassList()) {
      // Options of the user's environment could keep the JVM from making one, or make it useless.
      Map<String, String> environment = new HashMap<>(environment(compiled));
      environment.put("_JAVA_OPTIONS", "-Xshare:auto");
      assertThat(run(environment, command())).endsWith("17.5\n");
      made = awaitArchive(compiled);
    }
  }

  private static boolean hasClassList() {
    return Files.exists(Path.of(System.getProperty("java.home"), "lib/classlist"));
  }

  private static String run(Map<String, String> environment, String... command) throws Exception {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().putAll(environment);
    builder.environment().keySet().removeAll(Set.of("CLASSPATH", "SYCAMORE_DEVICE"));
    Process process = builder.start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    return output;
  }

  private static List<LoadedClass> loaded(Path log) throws IOException {
    List<LoadedClass> loaded = new ArrayList<>();
    for (String line : Files.readAllLines(log)) {
      Matcher matcher = LOADED.matcher(line);
      if (matcher.find()) {
        loaded.add(new LoadedClass(matcher.group(1), matcher.group(2)));
      }
    }
    return loaded;
  }

  /** What a program loads that is run without an archive. */
  private List<LoadedClass> loaded() throws Exception {
    Path log = temporary.resolve("loaded");
    String output =
        run(
            Map.of("SYCAMORE_CLASS_ARCHIVE", "off"),
            ROOT.resolve("bin/sycamore").toString(),
            "run",
            "-cp",
            classes.toString(),
            "-Xlog:class+load:file=" + log,
            "FirstResult");
    assertThat(output).isEqualTo("17.5\n");
    return loaded(log);
  }

  private static List<String> names(List<LoadedClass> loaded, String pattern) {
    Pattern name = Pattern.compile(pattern);
    return loaded.stream().map(LoadedClass::name).filter(n -> name.matcher(n).find()).toList();
  }

  @Test
  void nothingIsLoadedThatAFirstLaunchDoesNotNeed() throws Exception {
    List<LoadedClass> loaded = loaded();

    assertThat(names(loaded, "^dev\\.sycamore\\..*\\$\\$Lambda")).isEmpty();
    assertThat(names(loaded, "^java\\.lang\\.runtime\\.ObjectMethods")).isEmpty();
    assertThat(names(loaded, "^java\\.util\\.stream\\.ReferencePipeline\\$\\d")).isEmpty();
    assertThat(names(loaded, "^sun\\.security\\.provider\\.")).isEmpty();
    assertThat(names(loaded, "^(java\\.util\\.logging|jdk\\.jfr\\.Event)")).isEmpty();
    assertThat(names(loaded, "^dev\\.sycamore\\.\\w+Accessor\\d?$"))
        .as("verification loads classes that are assigned to others")
        .isSubsetOf("dev.sycamore.Accessor");
    assertThat(names(loaded, "^org\\.lwjgl\\.(opencl|cuda)\\.")).isEmpty();
    assertThat(loaded.stream().filter(LoadedClass::isOwn)).hasSizeLessThanOrEqualTo(MOST_OWN);
  }

  @Test
  void theListForTheArchiveHasWhatIsLoaded() throws Exception {
    Set<String> loaded = new TreeSet<>();
    for (String name : names(loaded(), "^(dev\\.sycamore|org\\.lwjgl)\\.")) {
      if (!name.contains("$$")) {
        loaded.add(name.replace('.', '/'));
      }
    }
    List<String> listed = Files.readAllLines(ROOT.resolve("bin/start-classes"));

    // Which threads run first decides about a few.
    loaded.removeAll(listed);
    assertThat(loaded).hasSizeLessThan(5);
    for (String name : listed) {
      if (name.startsWith("dev/sycamore/")) {
        assertThat(getClass().getClassLoader().getResource(name + ".class")).as(name).isNotNull();
      }
    }
  }

  @Test
  void theSecondRunMapsAnArchiveOfClasses() throws Exception {
    assumeTrue(hasClassList());
    Path log = temporary.resolve("mapped");
    Path archive = archive();

    assertThat(run(environment(), command("-Xlog:class+load:file=" + log))).isEqualTo("17.5\n");

    assertThat(Files.getPosixFilePermissions(archive))
        .noneMatch(p -> p.name().startsWith("OTHERS"));
    assertThat(
            loaded(log).stream()
                .filter(LoadedClass::isOwn)
                .filter(loaded -> loaded.source().startsWith("shared objects file"))
                .count())
        .isGreaterThan(200);
  }

  @Test
  void theArchiveIsMadeWithoutOptionsOfTheEnvironment() throws Exception {
    assumeTrue(hasClassList());

    assertThat(Files.size(made)).isPositive();
  }

  @Test
  void oneProcessMakesTheArchiveAndAnotherTakesOverAfterAWhile() throws Exception {
    assumeTrue(hasClassList());
    Path archive = archive();
    Path making = Path.of(archive + ".making");
    Files.delete(archive);
    Files.createDirectory(making);

    assertThat(run(environment(), command())).isEqualTo("17.5\n");
    Thread.sleep(500);
    assertThat(making).isEmptyDirectory();

    Files.setLastModifiedTime(making, FileTime.from(Instant.now().minusSeconds(12 * 60)));
    assertThat(run(environment(), command())).isEqualTo("17.5\n");
    assertThat(awaitArchive(temporary)).isEqualTo(archive);
    assertThat(Files.size(archive)).isPositive();
  }

  @Test
  void afterADayItIsTriedAgain() throws Exception {
    assumeTrue(hasClassList());
    Path archive = archive();
    Files.delete(archive);
    Files.createFile(archive);

    assertThat(run(environment(), command())).isEqualTo("17.5\n");
    Thread.sleep(500);
    assertThat(archive).isEmptyFile();
    assertThat(Path.of(archive + ".making")).doesNotExist();

    Files.setLastModifiedTime(archive, FileTime.from(Instant.now().minusSeconds(49 * 3600)));
    assertThat(run(environment(), command())).isEqualTo("17.5\n");
    for (int n = 0; n < 1200 && Files.size(archive) == 0; n++) {
      Thread.sleep(100);
    }
    assertThat(Files.size(archive)).isPositive();
  }

  private Map<String, String> environment() {
    return environment(temporary);
  }

  private static Map<String, String> environment(Path folder) {
    return Map.of("XDG_CACHE_HOME", folder.resolve("a cache").toString());
  }

  private static Path archives(Path folder) {
    return folder.resolve("a cache/sycamore/classes");
  }

  private static String[] command(String... options) {
    List<String> command =
        new ArrayList<>(
            List.of(ROOT.resolve("bin/sycamore").toString(), "run", "-cp", classes.toString()));
    command.addAll(List.of(options));
    command.add("FirstResult");
    return command.toArray(String[]::new);
  }

  /** A copy of the archive, in the folder of this test. */
  private Path archive() throws IOException {
    Path copy = archives(temporary).resolve(made.getFileName());
    Files.createDirectories(copy.getParent());
    return Files.copy(made, copy, StandardCopyOption.COPY_ATTRIBUTES);
  }

  private static Path awaitArchive(Path parent) throws Exception {
    Path folder = archives(parent);
    for (int n = 0; n < 1200; n++) {
      if (Files.isDirectory(folder)) {
        try (Stream<Path> files = Files.list(folder)) {
          List<Path> archives = files.filter(file -> file.toString().endsWith(".jsa")).toList();
          if (!archives.isEmpty()) {
            return archives.get(0);
          }
        }
      }
      Thread.sleep(100);
    }
    throw new AssertionError("no archive in " + folder);
  }
}
