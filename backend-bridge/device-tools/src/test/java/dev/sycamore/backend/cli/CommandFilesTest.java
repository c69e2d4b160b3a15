package dev.sycamore.backend.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.jimfs.Configuration;
import com.google.common.jimfs.Jimfs;
import java.nio.file.FileSystem;
import org.junit.jupiter.api.Test;

/** How tables name the files of a command line. */
class CommandFilesTest {

  private static String cell(FileSystem files, String file, String folder) {
    return CommandFiles.cell(files.getPath(file), files.getPath(folder));
  }

  @Test
  void fromTheFolderOfTheTable() throws Exception {
    try (FileSystem unix = Jimfs.newFileSystem(Configuration.unix())) {
      assertThat(cell(unix, "x/a.bc", "")).isEqualTo("x/a.bc");
      assertThat(cell(unix, "x/a.bc", "y")).isEqualTo("../x/a.bc");
      assertThat(cell(unix, "/x/a.bc", "y")).isEqualTo("/x/a.bc");
    }
  }

  /** There is no way from one drive to another. */
  @Test
  void onAnotherDrive() throws Exception {
    Configuration drives =
        Configuration.windows().toBuilder()
            .setRoots("C:\\", "D:\\")
            .setWorkingDirectory("C:\\work")
            .build();
    try (FileSystem windows = Jimfs.newFileSystem(drives)) {
      assertThat(cell(windows, "x\\a.bc", "y")).isEqualTo("..\\x\\a.bc");
      assertThat(cell(windows, "x\\a.bc", "D:\\out")).isEqualTo("C:\\work\\x\\a.bc");
    }
  }
}
