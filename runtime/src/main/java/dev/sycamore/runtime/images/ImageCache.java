package dev.sycamore.runtime.images;

import dev.sycamore.binding.images.ImageEntry;
import dev.sycamore.runtime.cleanup.RuntimeCleaner;
import dev.sycamore.runtime.failure.ApiExceptions;
import dev.sycamore.runtime.kernel.BoundKernel;
import dev.sycamore.runtime.statistics.RecordedStep;
import dev.sycamore.runtime.statistics.RuntimeEvents;
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * Images that are loaded on a device: each digest once, whatever units have it. An image stays as
 * long as the class of a unit that used it, or a kernel that was found in it: when the class loader
 * of the units goes, its images go. An image that a driver refuses is refused again without asking
 * the driver. Threads that want different images do not wait for each other.
 *
 * @param <T> what the device makes of an image
 */
public final class ImageCache<T> {
  /** By digest. */
  private final Map<String, Entry<T>> entries = new ConcurrentHashMap<>();

  /** The images of a unit's class, by digest; this keeps them. */
  private final ClassValue<Map<String, Loaded<T>>> kept =
      new ClassValue<>() {
        @Override
        protected Map<String, Loaded<T>> computeValue(Class<?> unit) {
          return new ConcurrentHashMap<>();
        }
      };

  private final String device;
  private final Consumer<T> unload;

  /**
   * An empty cache.
   *
   * @param device the id of the device
   * @param unload called once for each image that nobody uses any more, on a thread of its own
   */
  public ImageCache(String device, Consumer<T> unload) {
    this.device = device;
    this.unload = unload;
  }

  /** A loaded image; whoever uses its code keeps this reachable. */
  public static final class Loaded<T> {
    private final T value;

    private Loaded(T value) {
      this.value = value;
    }

    /** What the device made of it. */
    public T value() {
      return value;
    }
  }

  /** What is done when nobody uses an image any more. */
  private record Unload<T>(Consumer<T> action, T value) implements Runnable {
    @Override
    public void run() {
      action.accept(value);
    }
  }

  /** Guarded by itself. */
  private static final class Entry<T> {
    private WeakReference<Loaded<T>> loaded = new WeakReference<>(null);
    private RuntimeException refusal;

    synchronized Optional<RuntimeException> refusal() {
      return Optional.ofNullable(refusal);
    }
  }

  /** A device refuses an image, and will whenever it is asked. The cause is what is thrown. */
  public static final class RefusedImageException extends Exception {
    private static final long serialVersionUID = 1;

    /** A refusal that users see as {@code failure}. */
    public RefusedImageException(RuntimeException failure) {
      super(failure);
    }
  }

  /** Loads an image. */
  @FunctionalInterface
  public interface Loader<T> {
    /** What the device makes of the image. */
    T load() throws RefusedImageException;
  }

  /**
   * The image, loaded now unless it is.
   *
   * @param loader loads it; what it throws is thrown, and kept if it is the cause of a {@link
   *     RefusedImageException}
   */
  public Loaded<T> get(BoundKernel kernel, ImageEntry image, Loader<T> loader) {
    String digest = image.sha256();
    Map<String, Loaded<T>> ofUnit = kept.get(kernel.unit().getClass());
    Loaded<T> known = ofUnit.get(digest);
    if (known != null) {
      return known;
    }
    entries.putIfAbsent(digest, new Entry<>());
    Loaded<T> loaded = load(entries.get(digest), kernel, image, loader);
    ofUnit.put(digest, loaded);
    return loaded;
  }

  /**
   * Why the device refuses an image, which is loaded now unless it is; empty if it does not.
   *
   * @throws RuntimeException what the loader throws that passes
   */
  public Optional<String> refusal(BoundKernel kernel, ImageEntry image, Loader<T> loader) {
    try {
      get(kernel, image, loader);
      return Optional.empty();
    } catch (RuntimeException e) {
      return Optional.of(entries.get(image.sha256()).refusal().orElseThrow(() -> e).getMessage());
    }
  }

  private Loaded<T> load(Entry<T> entry, BoundKernel kernel, ImageEntry image, Loader<T> loader) {
    synchronized (entry) {
      Loaded<T> loaded = entry.loaded.get();
      if (loaded != null) {
        return loaded;
      }
      if (entry.refusal != null) {
        throw ApiExceptions.device(entry.refusal.getMessage(), entry.refusal);
      }
      T value;
      RecordedStep step =
          RuntimeEvents.load(
              device, kernel.shown(), image.kind().name(), image.resource(), image.size());
      try {
        value = loader.load();
      } catch (RefusedImageException e) {
        entry.refusal = (RuntimeException) e.getCause();
        throw entry.refusal;
      } finally {
        step.end();
      }
      loaded = new Loaded<>(value);
      RuntimeCleaner.register(loaded, new Unload<>(unload, value));
      entry.loaded = new WeakReference<>(loaded);
      return loaded;
    }
  }
}
