package dev.sycamore.binding.classfile;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The methods that a kernel's device code was made from, as the host compiler compiled them.
 *
 * @param entryPoint identifies the kernel
 * @param root the lambda's own method, or the method that the kernel names
 * @param helpers the methods that it reaches, those of the JDK, of Sycamore and of other modules
 *     left out
 * @param imported exported functions of other modules that it calls, and what it reaches through
 *     them: device code of theirs comes in with a link
 * @param functions that it captures and was made for; each may be one of several methods
 */
public record KernelCode(
    String entryPoint,
    MethodDigest root,
    List<MethodDigest> helpers,
    List<MethodDigest> imported,
    List<FunctionCode> functions) {

  /** Packages of the JDK and of the runtime: they change with a release, not with a build. */
  private static final List<String> OTHERS =
      List.of(
          "java/",
          "javax/",
          "jdk/",
          "dev/sycamore/annotations/",
          "dev/sycamore/binding/",
          "dev/sycamore/devicelib/",
          "dev/sycamore/runtime/");

  private static final Set<String> COMPARING = Set.of("equals(Ljava/lang/Object;)Z", "hashCode()I");

  private static final String API = "dev/sycamore/";

  public KernelCode {
    Objects.requireNonNull(entryPoint, "entryPoint");
    Objects.requireNonNull(root, "root");
    helpers = List.copyOf(helpers);
    imported = List.copyOf(imported);
    functions = List.copyOf(functions);
  }

  /** Of a kernel that captures no functions. */
  public KernelCode(
      String entryPoint,
      MethodDigest root,
      List<MethodDigest> helpers,
      List<MethodDigest> imported) {
    this(entryPoint, root, helpers, imported, List.of());
  }

  /** All but the root. */
  public List<MethodDigest> others() {
    List<MethodDigest> others = new ArrayList<>(helpers);
    others.addAll(imported);
    return others;
  }

  /**
   * The same with what other modules have now, as far as the kernel's own code reaches them as
   * before: otherwise a record of it would be of other code than its module is made from.
   *
   * @throws IOException if a class file cannot be read
   */
  public KernelCode linkedWith(ClassFiles files) throws IOException {
    if (imported.isEmpty()) {
      return this;
    }
    Set<MemberReference> boundary = references(imported);
    List<PassedMethod> passed =
        functions.stream().map(f -> new PassedMethod(f.captured(), f.method())).toList();
    Optional<KernelCode> now = of(entryPoint, root.method(), passed, files, boundary::contains);
    return now.isPresent()
            && now.get().root().method().equals(root.method())
            && references(now.get().helpers()).equals(references(helpers))
        ? new KernelCode(entryPoint, root, helpers, now.get().imported(), functions)
        : this;
  }

  private static Set<MemberReference> references(List<MethodDigest> methods) {
    return methods.stream().map(MethodDigest::method).collect(Collectors.toSet());
  }

  /**
   * The code of a kernel.
   *
   * @param root the method to begin with; an inherited one is looked for in the supertypes
   * @param isImported whether a method, as its class declares it, is an exported function of
   *     another module
   * @return empty if {@code files} does not have it
   * @throws IOException if a class file cannot be read
   */
  public static Optional<KernelCode> of(
      String entryPoint,
      MemberReference root,
      ClassFiles files,
      Predicate<MemberReference> isImported)
      throws IOException {
    return of(entryPoint, root, List.of(), files, isImported);
  }

  /**
   * A method that a captured function may run.
   *
   * @param captured which of the kernel's captured values it is
   */
  public record PassedMethod(int captured, MemberReference method) {}

  /**
   * The code of a kernel that captures functions.
   *
   * @param passed the methods of these functions
   * @throws IOException if a class file cannot be read
   */
  public static Optional<KernelCode> of(
      String entryPoint,
      MemberReference root,
      List<PassedMethod> passed,
      ClassFiles files,
      Predicate<MemberReference> isImported)
      throws IOException {
    Search search = new Search(files);
    Set<Reached> boundary = new LinkedHashSet<>();
    List<MethodDigest> own =
        new ArrayList<>(
            search.from(List.of(new Reached(root, root.owner())), isImported, boundary));
    if (own.isEmpty()) {
      return Optional.empty();
    }
    List<FunctionCode> functions = new ArrayList<>();
    for (PassedMethod function : passed) {
      MemberReference method = function.method();
      Optional<Declared> declared = declaration(method, files, new HashSet<>());
      if (declared.isPresent() || isOfOthers(method.owner())) {
        functions.add(
            new FunctionCode(
                function.captured(),
                method,
                declared.isPresent()
                    ? Optional.of(
                        TracedMethod.of(declared.get().file(), declared.get().method()).digest())
                    : Optional.empty()));
        own.addAll(search.from(List.of(new Reached(method, method.owner())), isImported, boundary));
      }
    }
    // What its own code reaches, too, is its own.
    List<MethodDigest> imported = search.from(boundary, method -> false, new HashSet<>());
    return Optional.of(
        new KernelCode(entryPoint, own.get(0), own.subList(1, own.size()), imported, functions));
  }

  /** Follows calls through class files; what was found once is not found again. */
  private static final class Search {
    private final ClassFiles files;
    private final Supertypes supertypes;
    private final Set<MemberReference> digested = new HashSet<>();
    private final Set<Reached> known = new HashSet<>();

    Search(ClassFiles files) {
      this.files = files;
      this.supertypes = new Supertypes(files);
    }

    /**
     * The methods that some reach, themselves included.
     *
     * @param stops which are not followed
     * @param stopped gets those
     */
    List<MethodDigest> from(
        Collection<Reached> starts, Predicate<MemberReference> stops, Set<Reached> stopped)
        throws IOException {
      List<MethodDigest> found = new ArrayList<>();
      Deque<Reached> waiting = new ArrayDeque<>(starts);
      known.addAll(starts);
      while (!waiting.isEmpty()) {
        Reached next = waiting.remove();
        Optional<Declared> declared = declaration(next.method(), files, new HashSet<>());
        if (declared.isEmpty() || declared.get().method().code().length == 0) {
          // An abstract method stands for that of a class, which is looked for by itself.
          continue;
        }
        MemberReference method = declared.get().reference();
        if (stops.test(method)) {
          stopped.add(next);
          continue;
        }
        TracedMethod traced = TracedMethod.of(declared.get().file(), declared.get().method());
        if (digested.add(method)) {
          found.add(new MethodDigest(method, traced.digest()));
        }
        Set<MemberReference> calls = new LinkedHashSet<>(traced.calls());
        calls.addAll(ofFields(method, traced.fields()));
        List<MemberReference> sorted =
            calls.stream().sorted((a, b) -> a.toString().compareTo(b.toString())).toList();
        for (MemberReference call : sorted) {
          for (Reached reached : reachedBy(next, call)) {
            if (known.add(reached)) {
              waiting.add(reached);
            }
          }
        }
      }
      return found;
    }

    /** The methods that a call may run: in classes of sealed types, too. */
    private List<Reached> reachedBy(Reached caller, MemberReference call) throws IOException {
      List<Reached> all = new ArrayList<>(caller.calling(call, supertypes));
      if (!call.name().startsWith("<")) {
        for (String below : permitted(call.owner(), new LinkedHashSet<>())) {
          all.add(new Reached(new MemberReference(below, call.name(), call.descriptor()), below));
        }
      }
      return all;
    }

    private Set<String> permitted(String owner, Set<String> found) throws IOException {
      Optional<ClassFile> file = fileOf(owner);
      for (String each : file.map(ClassFile::permittedSubclasses).orElse(List.of())) {
        if (found.add(each)) {
          permitted(each, found);
        }
      }
      return found;
    }

    private Optional<ClassFile> fileOf(String owner) throws IOException {
      return owner.startsWith("[") || isOfOthers(owner) ? Optional.empty() : files.find(owner);
    }

    /** The enum that a class is, or that it is a constant's body of. */
    private Optional<String> enumOf(String owner) throws IOException {
      Set<String> all = new LinkedHashSet<>(Set.of(owner));
      all.addAll(supertypes.of(owner));
      for (String each : all) {
        if (fileOf(each).filter(ClassFile::isEnum).isPresent()) {
          return Optional.of(each);
        }
      }
      return Optional.empty();
    }

    /**
     * What runs because a method names fields: fields of enum constants have what the static
     * initialiser gives them, and what compares a record compares its components.
     */
    private Set<MemberReference> ofFields(MemberReference method, Set<MemberReference> fields)
        throws IOException {
      Set<MemberReference> calls = new LinkedHashSet<>();
      for (MemberReference field : fields) {
        String type = field.descriptor();
        Optional<String> enumeration = enumOf(field.owner());
        if (enumeration.isPresent() && !type.equals("L" + enumeration.get() + ";")) {
          calls.add(new MemberReference(enumeration.get(), "<clinit>", "()V"));
        }
        if (COMPARING.contains(method.name() + method.descriptor()) && type.startsWith("L")) {
          String owner = type.substring(1, type.length() - 1);
          calls.add(new MemberReference(owner, method.name(), method.descriptor()));
        }
      }
      return calls;
    }
  }

  /**
   * A method, and the class of the object that it may run on: a method that is inherited calls
   * those of that class.
   */
  private record Reached(MemberReference method, String thisClass) {

    List<Reached> calling(MemberReference call, Supertypes supertypes) throws IOException {
      if (!supertypes.of(thisClass).contains(call.owner())) {
        return List.of(new Reached(call, call.owner()));
      }
      MemberReference own = new MemberReference(thisClass, call.name(), call.descriptor());
      return List.of(new Reached(call, thisClass), new Reached(own, thisClass));
    }
  }

  private record Declared(ClassFile file, MethodCode method) {
    MemberReference reference() {
      return new MemberReference(file.name(), method.name(), method.descriptor());
    }
  }

  private static Optional<Declared> declaration(
      MemberReference method, ClassFiles files, Set<String> seen) throws IOException {
    String owner = method.owner();
    if (owner.startsWith("[") || isOfOthers(owner) || !seen.add(owner)) {
      return Optional.empty();
    }
    Optional<ClassFile> file = files.find(owner);
    if (file.isEmpty()) {
      return Optional.empty();
    }
    Optional<MethodCode> own = file.get().method(method.name(), method.descriptor());
    if (own.isPresent()) {
      return Optional.of(new Declared(file.get(), own.get()));
    }
    for (String supertype : file.get().supertypes()) {
      Optional<Declared> inherited =
          declaration(
              new MemberReference(supertype, method.name(), method.descriptor()), files, seen);
      if (inherited.isPresent()) {
        return inherited;
      }
    }
    return Optional.empty();
  }

  /** Whether a class belongs to the JDK or to Sycamore. */
  static boolean isOfOthers(String owner) {
    return OTHERS.stream().anyMatch(owner::startsWith)
        || (owner.startsWith(API) && owner.indexOf('/', API.length()) < 0);
  }
}
