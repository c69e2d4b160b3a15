package dev.sycamore.processor;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.sycamore.backend.client.KeptFiles;
import dev.sycamore.processor.cache.CompilationKey;
import dev.sycamore.processor.cache.UnitCache;
import dev.sycamore.processor.stages.ProductStages;
import dev.sycamore.processor.stages.Stages;
import dev.sycamore.testsupport.compile.CompilationResult;
import dev.sycamore.testsupport.compile.TestCompilation;
import dev.sycamore.testsupport.compile.TestedHostCompiler;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;

/**
 * Compiles whole programs again and again, into an empty folder each time, with results kept from
 * earlier compilations or without any. What a program is made of is a folder of sources, a folder
 * on javac's source path, and a jar.
 */
final class CachedCompilation {

  private final Path folder;
  private final Map<String, String> sources = new LinkedHashMap<>();
  private final Map<String, String> onSourcePath = new TreeMap<>();
  private Map<String, String> inLibrary = Map.of();
  private boolean isJar;

  /** Works below a folder that nothing else uses. */
  CachedCompilation(Path folder) {
    this.folder = folder;
  }

  /** Takes these sources instead of those that it has, in the order of their paths. */
  void sources(Map<String, String> all) {
    sourcesInOrder(new TreeMap<>(all));
  }

  /** Takes these sources instead of those that it has, in the order of the map. */
  void sourcesInOrder(Map<String, String> all) {
    sources.clear();
    sources.putAll(all);
  }

  /** Takes these instead of those that javac finds for itself. */
  void sourcePath(Map<String, String> all) {
    onSourcePath.clear();
    onSourcePath.putAll(all);
  }

  /** Compiles the library, if it has changed, into a jar or a folder. */
  void library(Map<String, String> all, boolean asJar) {
    if (all.equals(inLibrary) && asJar == isJar) {
      return;
    }
    inLibrary = Map.copyOf(all);
    isJar = asJar;
    delete(folder.resolve("library"));
    delete(folder.resolve("library.jar"));
    if (!all.isEmpty()) {
      CompilationResult compiled =
          TestCompilation.with(TestedHostCompiler.JAVAC)
              .level(17)
              .written(empty("library-sources"), all)
              .into(folder.resolve("library"))
              .run()
              .succeeded();
      if (asJar) {
        pack(compiled);
        delete(compiled.classes());
      }
    }
  }

  private void pack(CompilationResult compiled) {
    try (OutputStream file = Files.newOutputStream(folder.resolve("library.jar"));
        JarOutputStream jar = new JarOutputStream(file)) {
      for (String name : compiled.files()) {
        jar.putNextEntry(new JarEntry(name));
        Files.copy(compiled.classes().resolve(name), jar);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * What the compilation wrote and said: files by their paths, and the errors and warnings.
   *
   * @param kept whether results of earlier compilations are taken, and this one's kept
   */
  Map<String, String> run(boolean kept) {
    List<Path> classPath = new ArrayList<>(List.of(folder.resolve("library")));
    if (Files.exists(folder.resolve("library.jar"))) {
      classPath.add(folder.resolve("library.jar"));
    }
    Path found = empty("source-path");
    write(found, onSourcePath);
    CompilationResult result =
        TestCompilation.with(TestedHostCompiler.JAVAC)
            .level(17)
            .classPath(classPath)
            .written(empty("sources"), sources)
            .into(empty("classes"))
            .options("-Asycamore.deviceBuild=modules", "-sourcepath", found.toString())
            .processors(new KernelProcessor(stages(kept)))
            .run();
    Map<String, String> output = new TreeMap<>();
    result.diagnostics().forEach(d -> output.merge("", d.getMessage(Locale.ROOT), String::concat));
    for (String file : result.files()) {
      try {
        output.put(file, Files.readString(result.classes().resolve(file), ISO_8859_1));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return output;
  }

  private Stages stages(boolean kept) {
    Stages product = new ProductStages();
    return (Stages)
        Proxy.newProxyInstance(
            Stages.class.getClassLoader(),
            new Class<?>[] {Stages.class},
            (proxy, method, arguments) ->
                method.getName().equals("openCache")
                    ? cache(kept, (ProcessingEnvironment) arguments[0])
                    : method.invoke(product, arguments));
  }

  private Optional<UnitCache> cache(boolean kept, ProcessingEnvironment environment)
      throws IOException {
    return kept
        ? Optional.of(
            new UnitCache(
                new KeptFiles(folder.resolve("units"), 1 << 26),
                CompilationKey.of(environment, "test")))
        : Optional.empty();
  }

  private static void write(Path to, Map<String, String> texts) {
    texts.forEach(
        (name, text) -> {
          try {
            Files.createDirectories(to.resolve(name).getParent());
            Files.writeString(to.resolve(name), text);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  private Path empty(String name) {
    Path made = folder.resolve(name);
    delete(made);
    try {
      return Files.createDirectories(made);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path file) {
    try (Stream<Path> files = Files.exists(file) ? Files.walk(file) : Stream.empty()) {
      for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
