package dev.sycamore.diagnostics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileNamesTest {

  @ParameterizedTest
  @CsvSource({
    "A.java, A.java",
    "src/p/A.java, A.java",
    "/src/p/A.java, A.java",
    "C:\\My Sources\\p\\A.java, A.java",
    "d:\\A.java, A.java",
    "C:/src/A.java, A.java",
    "C:\\src/p\\A.java, A.java",
    "\\\\server\\share\\A.java, A.java",
    "'', ''"
  })
  void foldersAreRemoved(String path, String name) {
    assertThat(FileNames.withoutFolders(path)).isEqualTo(name);
  }

  /** Linux has such names. */
  @Test
  void elsewhereABackslashIsAPartOfAName() {
    String name = "src" + File.separatorChar + "a\\b.java";
    String expected = File.separatorChar == '\\' ? "b.java" : "a\\b.java";
    assertThat(FileNames.withoutFolders(name)).isEqualTo(expected);
  }
}
