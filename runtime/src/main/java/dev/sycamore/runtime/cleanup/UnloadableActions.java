package dev.sycamore.runtime.cleanup;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleProxies;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.ref.Cleaner;
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Actions of a cleaner that does not keep them. This class keeps them, so that they go together
 * with its class loader; the cleaner has nothing but an object of the JDK, which refers to it
 * weakly.
 */
final class UnloadableActions {
  private static final ReferenceQueue<Object> UNREACHABLE = new ReferenceQueue<>();
  private static final Set<Registration> REGISTRATIONS = ConcurrentHashMap.newKeySet();

  /** The garbage collector clears all references to an object at once, and queues them after. */
  private static final long QUEUED_WITHIN = TimeUnit.SECONDS.toMillis(1);

  private static final Runnable NEXT = UnloadableActions::runNext;
  private static final Runnable WAKE = weakly(NEXT);

  private UnloadableActions() {}

  /** One object. It stays registered until it is unreachable, whether or not its action has run. */
  private static final class Registration extends PhantomReference<Object>
      implements Cleaner.Cleanable {
    private final AtomicReference<Runnable> action;

    Registration(Object object, Runnable action) {
      super(object, UNREACHABLE);
      this.action = new AtomicReference<>(action);
    }

    @Override
    public void clean() {
      Runnable first = action.getAndSet(null);
      if (first != null) {
        first.run();
      }
    }
  }

  static Cleaner.Cleanable register(Cleaner cleaner, Object object, Runnable action) {
    Registration registration = new Registration(object, action);
    REGISTRATIONS.add(registration);
    cleaner.register(object, WAKE);
    return registration;
  }

  /** Runs on the cleaner's thread, once for each object that has become unreachable. */
  private static void runNext() {
    try {
      Reference<?> next = UNREACHABLE.remove(QUEUED_WITHIN);
      if (next instanceof Registration registration) {
        REGISTRATIONS.remove(registration);
        registration.clean();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Runs a target as long as it is reachable otherwise, by classes of the JDK alone. */
  private static Runnable weakly(Runnable target) {
    MethodHandles.Lookup lookup = MethodHandles.publicLookup();
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try {
      MethodHandle get =
          lookup
              .findVirtual(Reference.class, "get", MethodType.methodType(Object.class))
              .bindTo(new WeakReference<>(target))
              .asType(MethodType.methodType(Runnable.class));
      MethodHandle run =
          lookup.findVirtual(Runnable.class, "run", MethodType.methodType(void.class));
      // Java 17 defines the class in this loader.
      thread.setContextClassLoader(ClassLoader.getSystemClassLoader());
      return MethodHandleProxies.asInterfaceInstance(
          Runnable.class, MethodHandles.filterReturnValue(get, run));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    } finally {
      thread.setContextClassLoader(before);
    }
  }
}
