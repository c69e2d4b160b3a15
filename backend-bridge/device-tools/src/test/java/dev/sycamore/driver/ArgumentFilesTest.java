package dev.sycamore.driver;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Files of arguments as build tools write them on Windows. */
class ArgumentFilesTest {

  @TempDir private Path folder;

  private List<String> words(String text) throws Exception {
    Path file = folder.resolve("arguments of sycamorec");
    Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), true);
    CommandLine line = new CommandLine(new SycamorecMain(nowhere, nowhere, name -> null));
    OptionSpecs.addTo(line.getCommandSpec());
    line.setPosixClusteredShortOptionsAllowed(false);
    return line.parseArgs("@" + file).expandedArgs();
  }

  /** As in javac's: a backslash is itself, but within quotes it begins an escape. */
  @Test
  void backslashesAndSpacesOfPathsStay() throws Exception {
    assertThat(
            words(
                String.join(
                    "\r\n",
                    "-d \"C:\\\\My Work\\\\out\"",
                    "-cp C:\\libs\\a.jar;D:\\b.jar",
                    "# a comment",
                    "\"src\\\\p\\\\A B.java\" src\\p\\New.java",
                    "")))
        .containsExactly(
            "-d",
            "C:\\My Work\\out",
            "-cp",
            "C:\\libs\\a.jar;D:\\b.jar",
            "src\\p\\A B.java",
            "src\\p\\New.java");
  }
}
