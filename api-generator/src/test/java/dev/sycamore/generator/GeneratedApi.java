package dev.sycamore.generator;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The classes that the runtime's templates make.
 *
 * @param classes as javac parses them, by their full names
 */
record GeneratedApi(Map<String, ClassTree> classes) {

  static final Path TEMPLATES = Path.of("../runtime/src/main/templates");

  static GeneratedApi write(Path root) throws Exception {
    ApiGenerator.main(new String[] {TEMPLATES.toString(), root.toString()});
    Map<String, ClassTree> classes = new TreeMap<>();
    for (CompilationUnitTree unit : parse(files(root))) {
      assertThat(unit.getTypeDecls()).as(unit.getSourceFile().getName()).hasSize(1);
      ClassTree declared = (ClassTree) unit.getTypeDecls().get(0);
      String name = unit.getPackageName() + "." + declared.getSimpleName();
      assertThat(Path.of(unit.getSourceFile().toUri()))
          .isEqualTo(root.resolve(name.replace('.', '/') + ".java").toAbsolutePath());
      classes.put(name, declared);
    }
    return new GeneratedApi(classes);
  }

  static List<Path> files(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private static List<CompilationUnitTree> parse(List<Path> files) throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> errors = new DiagnosticCollector<>();
    List<CompilationUnitTree> units = new ArrayList<>();
    try (StandardJavaFileManager manager = javac.getStandardFileManager(errors, null, null)) {
      Iterable<? extends JavaFileObject> sources = manager.getJavaFileObjectsFromPaths(files);
      JavacTask task = (JavacTask) javac.getTask(null, manager, errors, null, null, sources);
      task.parse().forEach(units::add);
    }
    assertThat(errors.getDiagnostics()).extracting(Diagnostic::toString).isEmpty();
    return units;
  }

  /** Its methods and constructors: {@code public static int max(int, int)}. */
  Set<String> methods(String name) {
    assertThat(classes).containsKey(name);
    return classes.get(name).getMembers().stream()
        .filter(MethodTree.class::isInstance)
        .map(member -> signature((MethodTree) member))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static String signature(MethodTree method) {
    String parameters =
        method.getParameters().stream()
            .map(parameter -> parameter.getType().toString())
            .collect(Collectors.joining(", ", "(", ")"));
    return method.getModifiers().getFlags().stream()
            .map(flag -> flag + " ")
            .collect(Collectors.joining())
        + (method.getReturnType() == null ? "" : method.getReturnType() + " ")
        + method.getName()
        + parameters;
  }
}
