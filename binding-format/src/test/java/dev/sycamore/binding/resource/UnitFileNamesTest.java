package dev.sycamore.binding.resource;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class UnitFileNamesTest {

  @Test
  void namesThatAreClassesStay() {
    for (String name : List.of("Unit", "My-Unit", "a$b", "package-info", "naïve中", "1st", "𝒳")) {
      assertThat(UnitFileNames.unit(name + ".java")).isEqualTo(name);
    }
  }

  @Test
  void otherCharactersAreEscaped() {
    assertThat(UnitFileNames.unit("my unit.java")).isEqualTo("my+20unit");
    assertThat(UnitFileNames.unit("a;b.java")).isEqualTo("a+3bb");
    assertThat(UnitFileNames.unit("a.b.java")).isEqualTo("a+2eb");
    assertThat(UnitFileNames.unit("\u201cx\ud83d\ude00.java")).isEqualTo("+u201cx+ud83d+ude00");
    assertThat(UnitFileNames.unit("a+20b.java")).isEqualTo("a+2b20b");
    assertThat(UnitFileNames.unit("..java")).isEqualTo("+2e");
    assertThat(UnitFileNames.unit(".java")).isEqualTo("+");
  }

  /** All names of one and two characters, and what two escapes may be mistaken for. */
  @Test
  void differentFilesHaveDifferentUnits() {
    Set<String> units = new HashSet<>();
    int files = 0;
    for (char first = 1; first < 0x180; first++) {
      units.add(UnitFileNames.unit(first + ".java"));
      files++;
      for (char second = 1; second < 0x180; second++) {
        units.add(UnitFileNames.unit("" + first + second + ".java"));
        files++;
      }
    }

    assertThat(units).hasSize(files);
    assertThat(units).allMatch(unit -> unit.matches("[^\\s./;\\[\\\\'\"#%:?*<>|]+"));
  }
}
