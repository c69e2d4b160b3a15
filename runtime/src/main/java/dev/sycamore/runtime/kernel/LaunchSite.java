package dev.sycamore.runtime.kernel;

import dev.sycamore.binding.LauncherKernel;
import dev.sycamore.binding.UnitBinding;
import dev.sycamore.binding.classfile.ClassFile;
import dev.sycamore.binding.classfile.MethodCode;
import dev.sycamore.runtime.failure.ApiExceptions;
import java.lang.invoke.SerializedLambda;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * One place in a program that makes a kernel. Every lambda expression has a class of its own, so
 * that what is found for the first launch holds for all of them.
 */
public final class LaunchSite {
  private static final String UNNAMED = "";

  private static final ClassValue<LaunchSite> SITES =
      new ClassValue<>() {
        @Override
        protected LaunchSite computeValue(Class<?> type) {
          return new LaunchSite(type);
        }
      };

  private static final ClassValue<KernelMethods> METHODS =
      new ClassValue<>() {
        @Override
        protected KernelMethods computeValue(Class<?> type) {
          return new KernelMethods(type);
        }
      };

  private final Class<?> type;
  private final Optional<LambdaReader> reader;
  private final Set<String> missing = ConcurrentHashMap.newKeySet();
  private final Map<String, BoundKernel> bound = new ConcurrentHashMap<>();
  private final FunctionLaunches functions;

  /** The last launch of a lambda that captures nothing: the same for the same name. */
  private volatile NamedLaunch constant;

  private volatile String lambdaPlace;

  /** Whether it is a kernel for objects that it captures, which are functions. */
  private volatile boolean ofObjects;

  private record NamedLaunch(String key, Launch launch) {}

  private LaunchSite(Class<?> type) {
    this.type = type;
    this.reader = LambdaReader.of(type);
    this.functions = new FunctionLaunches(type);
  }

  /** The site of a kernel object. */
  static LaunchSite of(Object kernel) {
    return SITES.get(kernel.getClass());
  }

  /**
   * Finds the compiled kernel of a kernel object.
   *
   * @param name the name given at the launch, or null
   * @throws dev.sycamore.KernelNotSupportedException if the object was not compiled for devices
   */
  public static Launch find(Object kernel, String name) {
    return kernel instanceof LauncherKernel method
        ? new Launch(METHODS.get(method.holder()).kernel(method.method()), method.arguments())
        : of(kernel).launch(kernel, name);
  }

  /** The compiled kernel of an object, if it was compiled for devices. */
  public static Optional<BoundKernel> known(Object kernel, String name) {
    return knownLaunch(kernel, name).map(Launch::kernel);
  }

  /** The compiled kernel of an object and what it captured, if it was compiled for devices. */
  public static Optional<Launch> knownLaunch(Object kernel, String name) {
    if (kernel instanceof LauncherKernel) {
      return tried(kernel, name);
    }
    Set<String> missing = of(kernel).missing;
    if (missing.contains(key(name))) {
      return Optional.empty();
    }
    Optional<Launch> found = tried(kernel, name);
    if (found.isEmpty() && !callsFunctions(kernel)) {
      missing.add(key(name));
    }
    return found;
  }

  /** Whether what a kernel is depends on what its lambda has captured. */
  private static boolean callsFunctions(Object kernel) {
    return of(kernel)
        .reader
        .map(reader -> reader.read(kernel))
        .filter(lambda -> CapturedFunctions.areIn(lambda) || CapturedFunctions.mayBeIn(lambda))
        .isPresent();
  }

  private static Optional<Launch> tried(Object kernel, String name) {
    try {
      return Optional.of(find(kernel, name));
    } catch (RuntimeException e) {
      if (ApiExceptions.isNotSupported(e)) {
        return Optional.empty();
      }
      throw e;
    }
  }

  private static String key(String name) {
    return name == null ? UNNAMED : name;
  }

  /** The values that a kernel captured, or nothing where its fields may hold anything. */
  public static Optional<Object[]> captured(Object kernel) {
    return kernel instanceof LauncherKernel method
        ? Optional.of(method.arguments())
        : of(kernel).reader.map(r -> captured(r.read(kernel)));
  }

  /** A kernel and the values that one object captured. */
  public static final class Launch {
    private final BoundKernel kernel;
    private final Object[] captured;

    private Launch(BoundKernel kernel, Object[] captured) {
      this.kernel = kernel;
      this.captured = captured;
    }

    /** The compiled kernel. */
    public BoundKernel kernel() {
      return kernel;
    }

    /** What the object captured; not to be changed. */
    public Object[] captured() {
      return captured;
    }

    /**
     * The value of one of the kernel's arguments.
     *
     * @throws NullPointerException if it is a part of a captured record, enum or vector that is
     *     null
     */
    public Object argument(int argument) {
      try {
        return kernel.argument(argument, captured);
      } catch (NullPointerException e) {
        throw NullCaptured.named(kernel, argument, captured, e);
      }
    }
  }

  /**
   * Finds the compiled kernel.
   *
   * @param name the name given at the launch, or null
   * @throws dev.sycamore.KernelNotSupportedException if the object was not compiled for devices
   */
  Launch launch(Object kernel, String name) {
    String key = key(name);
    NamedLaunch same = constant;
    if (same != null && same.key().equals(key)) {
      return same.launch();
    }
    if (reader.isEmpty()) {
      BoundKernel known = bound.get(key);
      return new Launch(known == null ? kept(key, bindObject(name)) : known, new Object[] {kernel});
    }
    SerializedLambda lambda = reader.get().read(kernel);
    BoundKernel known = bound.get(key);
    if (known == null && CapturedFunctions.areIn(lambda)) {
      String place = placeOf(lambda);
      CapturedFunctions passed = CapturedFunctions.of(lambda, place);
      return new Launch(functions.kernel(lambda, passed, place), passed.captured());
    }
    if (known == null && (ofObjects || CapturedFunctions.mayBeIn(lambda))) {
      return ofObjects(lambda, name);
    }
    Launch launch =
        new Launch(known == null ? kept(key, bindLambda(lambda, name)) : known, captured(lambda));
    if (lambda.getCapturedArgCount() == 0) {
      constant = new NamedLaunch(key, launch);
    }
    return launch;
  }

  /** A kernel that has captured objects: they may be functions that were passed to it. */
  private Launch ofObjects(SerializedLambda lambda, String name) {
    CapturedFunctions passed = CapturedFunctions.of(lambda, type.getName());
    if (!ofObjects) {
      try {
        return new Launch(kept(key(name), bindLambda(lambda, name)), captured(lambda));
      } catch (RuntimeException e) {
        if (!ApiExceptions.isNotSupported(e)) {
          throw e;
        }
        BoundKernel kernel = functions.known(lambda, passed).orElseThrow(() -> e);
        ofObjects = true;
        return new Launch(kernel, passed.captured());
      }
    }
    return new Launch(functions.kernel(lambda, passed, placeOf(lambda)), passed.captured());
  }

  private BoundKernel kept(String key, BoundKernel kernel) {
    bound.put(key, kernel);
    return kernel;
  }

  private static Object[] captured(SerializedLambda lambda) {
    Object[] captured = new Object[lambda.getCapturedArgCount()];
    for (int i = 0; i < captured.length; i++) {
      captured[i] = lambda.getCapturedArg(i);
    }
    return captured;
  }

  private BoundKernel bindLambda(SerializedLambda lambda, String name) {
    Class<?> holder = load(lambda.getCapturingClass());
    Optional<ClassFile> holderFile = ClassFileCache.of(holder);
    Implementation implementation = Implementation.of(lambda, holderFile);
    String place = place(holder, holderFile, implementation.lines());
    UnitBinding unit = UnitBindings.ofCode(holder, holderFile, place);
    int index = new KernelProof(unit, place).of(implementation, holderFile, name);
    return new BoundKernel(unit, index, unit.kernels().get(index));
  }

  /** Where a lambda is: computed once, since all lambdas of this class are at one place. */
  private String placeOf(SerializedLambda lambda) {
    String known = lambdaPlace;
    if (known == null) {
      Class<?> holder = load(lambda.getCapturingClass());
      Optional<ClassFile> file = ClassFileCache.of(holder);
      known = place(holder, file, Implementation.of(lambda, file).lines());
      lambdaPlace = known;
    }
    return known;
  }

  private BoundKernel bindObject(String name) {
    Optional<ClassFile> file = ClassFileCache.of(type);
    String place = place(type, file, Optional.empty());
    UnitBinding unit = UnitBindings.ofObject(type, file);
    String packagePrefix = type.getPackageName().isEmpty() ? "" : type.getPackageName() + ".";
    String own = type.getName().substring(packagePrefix.length()).replace('$', '.');
    KernelProof proof = new KernelProof(unit, place);
    int index =
        type.getCanonicalName() == null
            ? proof.ofLocalObject(type.getName().replace('.', '/'), file, name)
            : proof.ofObject(own, file, name);
    return new BoundKernel(unit, index, unit.kernels().get(index));
  }

  private Class<?> load(String internalName) {
    try {
      return Class.forName(internalName.replace('/', '.'), false, type.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw ApiExceptions.notSupported("the class of a kernel cannot be found: " + internalName, e);
    }
  }

  private static String place(
      Class<?> holder, Optional<ClassFile> file, Optional<MethodCode> lines) {
    Optional<String> recorded = file.isEmpty() ? Optional.empty() : file.get().sourceFile();
    String source = recorded.orElse(holder.getName());
    return lines.isEmpty() ? source : source + ":" + lines.get().firstLine();
  }
}
