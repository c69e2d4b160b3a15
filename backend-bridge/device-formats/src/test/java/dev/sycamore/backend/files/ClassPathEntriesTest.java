package dev.sycamore.backend.files;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Class paths as javac reads them. */
class ClassPathEntriesTest {

  private static void fill(Path lib) throws Exception {
    Files.createDirectories(lib);
    for (String name : List.of("b.jar", "a.jar", "UPPER.JAR", "notes.txt")) {
      Files.createFile(lib.resolve(name));
    }
  }

  private static List<String> entries(String classPath, String separator, FileSystem files) {
    return ClassPathEntries.of(classPath, separator, files).stream().map(Path::toString).toList();
  }

  @Test
  void aStarMeansTheJarsOfAFolder() throws Exception {
    try (FileSystem unix = Jimfs.newFileSystem(Configuration.unix())) {
      fill(unix.getPath("/home/my lib"));

      assertThat(entries("classes::/home/my lib/*:/no/*:last*", ":", unix))
          .containsExactly(
              "classes",
              "/home/my lib/UPPER.JAR",
              "/home/my lib/a.jar",
              "/home/my lib/b.jar",
              "last*");
    }
  }

  /** There a path with a star is no path at all. */
  @Test
  void onWindowsToo() throws Exception {
    try (FileSystem windows = Jimfs.newFileSystem(Configuration.windows())) {
      fill(windows.getPath("C:\\my lib"));
      List<String> jars =
          List.of("C:\\my lib\\a.jar", "C:\\my lib\\b.jar", "C:\\my lib\\UPPER.JAR");

      assertThat(entries("C:\\my lib\\*;classes", ";", windows))
          .containsExactlyInAnyOrderElementsOf(
              List.of(jars.get(0), jars.get(1), jars.get(2), "classes"));
      assertThat(entries("C:/my lib/*;D:\\no\\*", ";", windows))
          .containsExactlyInAnyOrderElementsOf(jars);
      assertThat(entries("x\0y.jar;classes;*", ";", windows)).containsExactly("classes");
    }
  }

  /** What no file can be called is not there. */
  @Test
  void aNameThatCannotBeIsSkipped() {
    assertThat(ClassPathEntries.of("x\0y.jar")).isEmpty();
  }
}
