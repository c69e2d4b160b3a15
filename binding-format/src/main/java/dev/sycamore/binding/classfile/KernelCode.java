package dev.sycamore.binding.classfile;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The methods that a kernel's device code was made from, as the host compiler compiled them.
 *
 * @param entryPoint identifies the kernel
 * @param root the lambda's own method, or the method that the kernel names
 * @param helpers the methods that it reaches, those of the JDK and of Sycamore left out
 */
public record KernelCode(String entryPoint, MethodDigest root, List<MethodDigest> helpers) {

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

  private static final String API = "dev/sycamore/";

  public KernelCode {
    Objects.requireNonNull(entryPoint, "entryPoint");
    Objects.requireNonNull(root, "root");
    helpers = List.copyOf(helpers);
  }

  /**
   * The code of a kernel.
   *
   * @param root the method to begin with; an inherited one is looked for in the supertypes
   * @return empty if {@code files} does not have it
   * @throws IOException if a class file cannot be read
   */
  public static Optional<KernelCode> of(String entryPoint, MemberReference root, ClassFiles files)
      throws IOException {
    List<MethodDigest> found = new ArrayList<>();
    Set<MemberReference> digested = new HashSet<>();
    Set<Reached> known = new HashSet<>();
    Deque<Reached> waiting = new ArrayDeque<>();
    Supertypes supertypes = new Supertypes(files);
    Reached first = new Reached(root, root.owner());
    known.add(first);
    waiting.add(first);
    while (!waiting.isEmpty()) {
      Reached next = waiting.remove();
      Optional<Declared> declared = declaration(next.method(), files, new HashSet<>());
      if (declared.isEmpty() || declared.get().method().code().length == 0) {
        // An abstract method stands for that of a class, which is looked for by itself.
        continue;
      }
      MemberReference method = declared.get().reference();
      TracedMethod traced = TracedMethod.of(declared.get().file(), declared.get().method());
      if (digested.add(method)) {
        found.add(new MethodDigest(method, traced.digest()));
      }
      List<MemberReference> calls =
          traced.calls().stream().sorted((a, b) -> a.toString().compareTo(b.toString())).toList();
      for (MemberReference call : calls) {
        for (Reached reached : next.calling(call, supertypes)) {
          if (known.add(reached)) {
            waiting.add(reached);
          }
        }
      }
    }
    if (found.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new KernelCode(entryPoint, found.get(0), found.subList(1, found.size())));
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
