package dev.sycamore.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.fuzz.run.SpirVValidator;
import dev.sycamore.testsupport.tools.Tool;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What judges the random programs' images tells a valid one from one that is not. */
@Tag("module")
class SpirVValidatorTest {
  private static final int MAGIC = 0x07230203;
  private static final int VERSION_1_2 = 0x00010200;
  private static final int KERNEL = 6;
  private static final int LINKAGE = 5;
  private static final int ADDRESSES = 4;

  @Test
  void aModuleWithoutMemoryModelIsNotValid(@TempDir Path folder) throws Exception {
    Tool.SPIRV_VAL.assumePresent();
    Path valid = module(folder.resolve("valid.spv"), 3 << 16 | 14, 2, 2);
    Path invalid = module(folder.resolve("invalid.spv"));
    assertThat(SpirVValidator.fault(valid)).isEmpty();
    assertThat(SpirVValidator.fault(invalid).orElseThrow())
        .contains("invalid.spv", "OpMemoryModel");
  }

  /** Capabilities, and the given words. */
  private static Path module(Path file, int... rest) throws Exception {
    int[] start = {MAGIC, VERSION_1_2, 0, 1, 0};
    int[] capabilities = {2 << 16 | 17, ADDRESSES, 2 << 16 | 17, LINKAGE, 2 << 16 | 17, KERNEL};
    ByteBuffer words = ByteBuffer.allocate(4 * 32).order(ByteOrder.LITTLE_ENDIAN);
    for (int[] part : new int[][] {start, capabilities, rest}) {
      for (int word : part) {
        words.putInt(word);
      }
    }
    byte[] bytes = new byte[words.position()];
    words.flip().get(bytes);
    return Files.write(file, bytes);
  }
}
