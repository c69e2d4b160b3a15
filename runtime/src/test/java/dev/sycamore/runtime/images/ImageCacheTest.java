package dev.sycamore.runtime.images;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.DeviceException;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.LaunchAttributes;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.binding.images.ImageKind;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.runtime.images.ImageCache.RefusedImageException;
import dev.sycamore.runtime.kernel.BoundKernel;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.ref.Reference;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ImageCacheTest {
  private final List<String> unloaded = Collections.synchronizedList(new ArrayList<>());
  private final ImageCache<String> cache = new ImageCache<>("test", unloaded::add);
  private final List<String> asked = new ArrayList<>();

  /** A unit without kernels of its own. */
  static final class Unit implements UnitBinding {
    @Override
    public int formatVersion() {
      return FORMAT_VERSION;
    }

    @Override
    public List<KernelBinding> kernels() {
      return List.of();
    }

    @Override
    public Object argument(int kernel, int argument, Object[] captured) {
      throw new IllegalStateException();
    }
  }

  /** A kernel of a unit whose class goes when nobody refers to it. */
  private static BoundKernel kernelOfNewClass() throws Exception {
    byte[] bytes;
    try (InputStream in = Unit.class.getResourceAsStream("ImageCacheTest$Unit.class")) {
      bytes = in.readAllBytes();
    }
    Class<?> type = MethodHandles.lookup().defineHiddenClass(bytes, true).lookupClass();
    UnitBinding unit = (UnitBinding) type.getDeclaredConstructor().newInstance();
    return kernel(unit);
  }

  private static BoundKernel kernel(UnitBinding unit) {
    return new BoundKernel(
        unit,
        0,
        new KernelBinding(
            "k",
            "k",
            KernelForm.RANGE,
            1,
            "K.java",
            1,
            1,
            1,
            "()V",
            List.of(),
            List.of(),
            LaunchAttributes.NONE));
  }

  private static ImageEntry image(String content) {
    return ImageEntry.of(
        ImageKind.OPENCL_C,
        ImageKind.OPENCL_TARGET,
        content.getBytes(StandardCharsets.UTF_8),
        UnitResources.FOLDER + content,
        List.of("k"),
        Optional.empty());
  }

  private String load(BoundKernel kernel, String digest) {
    return cache.get(kernel, image(digest), () -> loadNow(digest)).value();
  }

  private String loadNow(String digest) throws RefusedImageException {
    asked.add(digest);
    if (digest.startsWith("bad")) {
      throw new RefusedImageException(new DeviceException("refused " + digest));
    }
    if (digest.startsWith("busy")) {
      throw new DeviceException("no room");
    }
    // An object of its own, so that nothing else keeps it.
    return "loaded " + digest;
  }

  @Test
  void eachDigestIsLoadedOnceForAllUnits() throws Exception {
    BoundKernel one = kernelOfNewClass();
    try {
      BoundKernel two = kernelOfNewClass();
      assertThat(load(one, "a")).isEqualTo("loaded a");
      assertThat(load(two, "a")).isEqualTo("loaded a");
      assertThat(load(two, "b")).isEqualTo("loaded b");
      assertThat(load(one, "a")).isEqualTo("loaded a");
      assertThat(asked).containsExactly("a", "b");
    } finally {
      Reference.reachabilityFence(one);
    }
  }

  @Test
  void aRefusedImageIsRefusedAgainWithoutAsking() throws Exception {
    BoundKernel kernel = kernelOfNewClass();
    for (int i = 0; i < 3; i++) {
      assertThatThrownBy(() -> load(kernel, "bad"))
          .isInstanceOf(DeviceException.class)
          .hasMessage("refused bad");
    }
    assertThat(asked).containsExactly("bad");
  }

  private Optional<String> refusal(BoundKernel kernel, String digest) {
    return cache.refusal(kernel, image(digest), () -> loadNow(digest));
  }

  @Test
  void theRefusalOfAnImageIsToldWithoutAFailure() throws Exception {
    BoundKernel kernel = kernelOfNewClass();
    for (int i = 0; i < 2; i++) {
      assertThat(refusal(kernel, "bad")).contains("refused bad");
      assertThat(refusal(kernel, "good")).isEmpty();
      assertThatThrownBy(() -> refusal(kernel, "busy")).hasMessage("no room");
    }
    assertThat(load(kernel, "good")).isEqualTo("loaded good");
    assertThat(asked).containsExactly("bad", "good", "busy", "busy");
  }

  @Test
  void anErrorThatMayPassIsTriedAgain() throws Exception {
    BoundKernel kernel = kernelOfNewClass();
    for (int i = 0; i < 2; i++) {
      assertThatThrownBy(() -> load(kernel, "busy")).hasMessage("no room");
    }
    assertThat(asked).containsExactly("busy", "busy");
  }

  @Test
  @Timeout(60)
  void imagesGoWithTheClassOfTheLastUnitThatUsedThem() throws Exception {
    BoundKernel staying = kernelOfNewClass();
    try {
      load(staying, "shared");
      loadAndForget();

      while (!unloaded.contains("loaded own")) {
        System.gc();
        Thread.sleep(20);
      }

      assertThat(unloaded).containsExactly("loaded own");
      assertThat(load(staying, "shared")).isEqualTo("loaded shared");
      assertThat(asked).containsExactly("shared", "own");
    } finally {
      Reference.reachabilityFence(staying);
    }
  }

  private void loadAndForget() throws Exception {
    BoundKernel going = kernelOfNewClass();
    load(going, "shared");
    load(going, "own");
  }
}
