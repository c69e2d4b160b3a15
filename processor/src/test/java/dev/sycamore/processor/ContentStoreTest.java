package dev.sycamore.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.sycamore.processor.cache.Content;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ContentStoreTest {

  @Test
  void returnsWhatItTookFromMemoryAndFile() {
    ContentStore store = new ContentStore(100);
    List<Content> contents = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      contents.add(store.add(bytes(i)));
    }

    for (int i = 49; i >= 0; i--) {
      assertThat(contents.get(i).bytes()).isEqualTo(bytes(i));
      assertThat(contents.get(i).bytes()).isEqualTo(bytes(i));
    }
  }

  @Test
  void takesNothingAtAll() {
    assertThat(new ContentStore(0).add(new byte[0]).bytes()).isEmpty();
  }

  @Test
  void keepsItsFileWhenAThreadIsInterrupted() {
    ContentStore store = new ContentStore(0);
    Content first = store.add(bytes(20));
    Thread.currentThread().interrupt();
    try {
      assertThat(store.add(bytes(30)).bytes()).isEqualTo(bytes(30));
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
    assertThat(first.bytes()).isEqualTo(bytes(20));
  }

  private static byte[] bytes(int i) {
    byte[] bytes = new byte[i];
    Arrays.fill(bytes, (byte) i);
    return bytes;
  }
}
