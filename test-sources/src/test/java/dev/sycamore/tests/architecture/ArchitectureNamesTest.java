package dev.sycamore.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMember;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What {@code docs/ARCHITECTURE.md} names exists, so that a reader can open it. */
class ArchitectureNamesTest {

  private static final Path ROOT = Path.of("..");

  /** {@code package.Type.member}, package and member if they are there, or {@code Type.java}. */
  private static final Pattern NAME =
      Pattern.compile("`((?:[a-z]+\\.)*[A-Z]\\w*[a-z]\\w*)(?:\\.java|\\.([a-zA-Z]+))?`");

  /** {@code module/.../rest of the path}. */
  private static final Pattern PATH = Pattern.compile("`([\\w./-]+/\\.\\.\\./[\\w./-]+)`");

  /** Types of the JDK; {@code Unit} is a user's class, in names of resources. */
  private static final Set<String> OF_OTHERS =
      Set.of("Elements", "Filer", "Integer", "SerializedLambda", "Trees", "Unit");

  private static String document;
  private static List<JavaClass> shipped;
  private static List<String> paths;

  @BeforeAll
  static void read() throws IOException {
    document = Files.readString(ROOT.resolve("docs/ARCHITECTURE.md"));
    shipped = Module.all().stream().flatMap(module -> module.classes().stream()).toList();
    paths = sources();
  }

  @Test
  void everyTypeAndMemberInBackquotesExists() {
    List<MatchResult> names = NAME.matcher(document).results().toList();
    assertThat(names).hasSizeGreaterThan(100);

    Set<String> unknown = new TreeSet<>();
    for (MatchResult name : names) {
      if (!OF_OTHERS.contains(name.group(1)) && !exists(name.group(1), name.group(2))) {
        unknown.add(name.group());
      }
    }
    assertThat(unknown).isEmpty();
  }

  @Test
  void everyPathOfTheRecipesExists() {
    List<String> named = PATH.matcher(document).results().map(path -> path.group(1)).toList();
    assertThat(named).hasSizeGreaterThan(10);

    assertThat(named)
        .allSatisfy(
            path -> {
              String[] ends = path.split("/\\.\\.\\.", 2);
              assertThat(paths)
                  .as(path)
                  .anyMatch(file -> file.startsWith(ends[0] + "/") && isAt(file, ends[1]));
            });
  }

  /** A path that ends with a slash names a folder. */
  private static boolean isAt(String file, String end) {
    return end.endsWith("/") ? file.contains(end) : file.endsWith(end);
  }

  private static boolean exists(String type, String member) {
    return shipped.stream().anyMatch(known -> isCalled(known, type) && has(known, member))
        || paths.stream().anyMatch(file -> isTest(file, type, member));
  }

  private static boolean isCalled(JavaClass known, String type) {
    return ("." + known.getName().replace('$', '.')).endsWith("." + type);
  }

  private static boolean has(JavaClass type, String member) {
    if (member == null) {
      return true;
    }
    Stream<String> members = type.getAllMembers().stream().map(JavaMember::getName);
    Stream<String> nested =
        shipped.stream()
            .filter(known -> known.getEnclosingClass().filter(type::equals).isPresent())
            .map(JavaClass::getSimpleName);
    return Stream.concat(members, nested).anyMatch(member::equals);
  }

  private static boolean isTest(String file, String type, String member) {
    if (!file.contains("/src/test/") && !file.startsWith("test-")) {
      return false;
    }
    try {
      return file.endsWith("/" + type.replace('.', '/') + ".java")
          && (member == null || Files.readString(ROOT.resolve(file)).contains(" " + member + "("));
    } catch (IOException e) {
      throw new AssertionError(file, e);
    }
  }

  /** All files of the repository, without what builds and tools write. */
  private static List<String> sources() throws IOException {
    List<String> found = new ArrayList<>();
    Files.walkFileTree(
        ROOT,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return isOfTools(folder) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            found.add(ROOT.relativize(file).toString().replace('\\', '/'));
            return FileVisitResult.CONTINUE;
          }
        });
    return found;
  }

  /** A package may be called {@code target}, too. */
  private static boolean isOfTools(Path folder) {
    String name = folder.getFileName().toString();
    return name.matches("\\.[^.].*")
        || (name.equals("target") && Files.exists(folder.resolveSibling("pom.xml")));
  }
}
