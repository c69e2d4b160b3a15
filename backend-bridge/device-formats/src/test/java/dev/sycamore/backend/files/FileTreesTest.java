package dev.sycamore.backend.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders that are deleted while somebody writes into them. */
class FileTreesTest {

  @TempDir Path folder;

  @Test
  void whatIsWrittenMeanwhileIsDeletedToo() throws Exception {
    Path scratch = Files.createDirectory(folder.resolve("scratch"));
    CountDownLatch writing = new CountDownLatch(1);
    Thread linker =
        new Thread(
            () -> {
              try {
                // Many names are there at any time, none for long.
                for (int i = 0; i < 3000; i++) {
                  Files.writeString(scratch.resolve("image" + i), "");
                  Files.deleteIfExists(scratch.resolve("image" + (i - 100)));
                  if (i > 200) {
                    writing.countDown();
                  }
                }
              } catch (NoSuchFileException e) {
                // The folder is gone.
              } catch (IOException e) {
                throw new AssertionError(e);
              }
            });
    linker.start();
    writing.await();
    FileTrees.delete(scratch);
    linker.join();
    assertThat(scratch).doesNotExist();
  }

  @Test
  void aFolderThatIsMissingIsFine() {
    FileTrees.delete(folder.resolve("absent"));
    assertThat(folder).isEmptyDirectory();
  }
}
