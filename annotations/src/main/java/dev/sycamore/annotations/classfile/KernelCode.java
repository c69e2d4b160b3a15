package dev.sycamore.annotations.classfile;

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
    Set<MemberReference> known = new HashSet<>();
    Deque<MemberReference> waiting = new ArrayDeque<>(List.of(root));
    known.add(root);
    while (!waiting.isEmpty()) {
      MemberReference next = waiting.remove();
      Optional<Declared> declared = declaration(next, files, new HashSet<>());
      if (declared.isEmpty()) {
        continue;
      }
      MemberReference method = declared.get().reference();
      if (!method.equals(next) && !known.add(method)) {
        continue;
      }
      if (declared.get().method().code().length == 0) {
        // What is called on the device is the method of a class that is known, not this one.
        continue;
      }
      TracedMethod traced = TracedMethod.of(declared.get().file(), declared.get().method());
      found.add(new MethodDigest(method, traced.digest()));
      traced.calls().stream()
          .sorted((a, b) -> a.toString().compareTo(b.toString()))
          .filter(known::add)
          .forEach(waiting::add);
    }
    if (found.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new KernelCode(entryPoint, found.get(0), found.subList(1, found.size())));
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

  private static boolean isOfOthers(String owner) {
    return OTHERS.stream().anyMatch(owner::startsWith)
        || (owner.startsWith(API) && owner.indexOf('/', API.length()) < 0);
  }
}
