package dev.sycamore.tests.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMember;
import dev.sycamore.tests.docs.RepositoryFiles;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bytedeco.llvm.global.LLVM;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What {@code docs/ARCHITECTURE.md} and the decisions that nothing has superseded name exists, so
 * that a reader can open it.
 */
@Tag("one-jdk")
@Tag("module")
class ArchitectureNamesTest {

  /** {@code package.Type.member}, package and member if they are there, or {@code Type.java}. */
  private static final Pattern NAME =
      Pattern.compile("`((?:[a-z]+\\.)*[A-Z]\\w*[a-z]\\w*)(?:\\.java|\\.([a-zA-Z]+))?`");

  /** {@code module/.../rest of the path}. */
  private static final Pattern PATH = Pattern.compile("`([\\w./-]+/\\.\\.\\./[\\w./-]+)`");

  /** Types of the JDK; {@code Unit} is a user's class, in names of resources. */
  private static final Set<String> OF_OTHERS =
      Set.of(
          "Character",
          "Elements",
          "Filer",
          "Integer",
          "OutOfMemoryError",
          "SerializedLambda",
          "Trees",
          "Unit");

  private static final Set<String> OF_LLVM =
      Arrays.stream(LLVM.class.getMethods()).map(Method::getName).collect(Collectors.toSet());

  private static String architecture;
  private static List<String> documents;
  private static List<JavaClass> shipped;
  private static List<String> paths;

  @BeforeAll
  static void read() throws IOException {
    architecture = Files.readString(RepositoryFiles.ROOT.resolve("docs/ARCHITECTURE.md"));
    documents = new ArrayList<>(List.of(architecture));
    shipped = Module.all().stream().flatMap(module -> module.classes().stream()).toList();
    paths = RepositoryFiles.all();
    for (String path : paths) {
      if (path.matches("docs/decisions/\\d.*\\.md")) {
        String decision = Files.readString(RepositoryFiles.ROOT.resolve(path));
        if (!decision.contains("\nSuperseded by ")) {
          documents.add(decision);
        }
      }
    }
  }

  @Test
  void everyTypeAndMemberInBackquotesExists() {
    List<MatchResult> names =
        documents.stream().flatMap(document -> NAME.matcher(document).results()).toList();
    assertThat(names).hasSizeGreaterThan(200);

    Set<String> unknown = new TreeSet<>();
    for (MatchResult name : names) {
      if (!OF_OTHERS.contains(name.group(1))
          && !OF_LLVM.contains(name.group(1))
          && !exists(name.group(1), name.group(2))) {
        unknown.add(name.group());
      }
    }
    assertThat(unknown).isEmpty();
  }

  @Test
  void everyPathOfTheRecipesExists() {
    List<String> named = PATH.matcher(architecture).results().map(path -> path.group(1)).toList();
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
          && (member == null
              || Files.readString(RepositoryFiles.ROOT.resolve(file)).contains(" " + member + "("));
    } catch (IOException e) {
      throw new AssertionError(file, e);
    }
  }
}
