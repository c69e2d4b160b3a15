package dev.sycamore.processor.units;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * Tells from a file's text alone whether it can hold a kernel: parsing every file of a large
 * compilation would cost far more than compiling its kernels.
 *
 * <p>A kernel is written where the API is named, or as a lambda for a method that somebody else
 * wrote with a {@code @Kernel} parameter. Such a method is in this compilation, or the file imports
 * its class.
 */
public final class KernelMentions {

  private static final String API = "dev.sycamore";
  private static final String KERNEL = "dev.sycamore.annotations.Kernel";

  private static final Pattern IMPORT =
      Pattern.compile("^\\s*import\\s+(static\\s+)?([\\w.]+?)(\\.\\*)?\\s*;", Pattern.MULTILINE);

  private static final List<String> PLATFORM = List.of("java.", "javax.", "jdk.");

  private final Elements elements;
  private final Set<String> methods = new HashSet<>();
  private final Map<String, Boolean> imports = new HashMap<>();

  public KernelMentions(Elements elements) {
    this.elements = elements;
  }

  /** Whether this compilation sees the API at all. */
  public boolean isPossible() {
    return elements.getTypeElement(KERNEL) != null;
  }

  /** Learns the methods of this compilation that take kernels. */
  public void learn(Iterable<? extends Element> roots) {
    roots.forEach(root -> collect(root, methods));
  }

  /** Whether {@code text} can hold a kernel. */
  public boolean in(String text) {
    if (text.contains(API)) {
      return true;
    }
    boolean passesFunctions = text.contains("->") || text.contains("::");
    return passesFunctions
        && (methods.stream().anyMatch(text::contains) || importsKernelMethods(text));
  }

  private boolean importsKernelMethods(String text) {
    Matcher matcher = IMPORT.matcher(text);
    while (matcher.find()) {
      String name = matcher.group(2);
      if (PLATFORM.stream().noneMatch(name::startsWith)) {
        boolean member = matcher.group(1) != null && matcher.group(3) == null;
        String owner = member ? name.substring(0, Math.max(0, name.lastIndexOf('.'))) : name;
        if (imports.computeIfAbsent(owner, this::hasKernelMethods)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean hasKernelMethods(String name) {
    Set<String> found = new HashSet<>();
    TypeElement type = elements.getTypeElement(name);
    if (type != null) {
      collect(type, found);
    } else {
      PackageElement enclosing = elements.getPackageElement(name);
      if (enclosing != null) {
        collect(enclosing, found);
      }
    }
    return !found.isEmpty();
  }

  /** Adds the simple names of all methods in {@code element} that have a kernel parameter. */
  private static void collect(Element element, Set<String> found) {
    List<? extends Element> members = element.getEnclosedElements();
    for (ExecutableElement method : ElementFilter.methodsIn(members)) {
      if (method.getParameters().stream().anyMatch(KernelMentions::isKernel)) {
        found.add(method.getSimpleName().toString());
      }
    }
    ElementFilter.constructorsIn(members).stream()
        .filter(c -> c.getParameters().stream().anyMatch(KernelMentions::isKernel))
        .forEach(c -> found.add(element.getSimpleName().toString()));
    ElementFilter.typesIn(members).forEach(type -> collect(type, found));
  }

  private static boolean isKernel(Element parameter) {
    return parameter.getAnnotationMirrors().stream()
        .anyMatch(
            mirror ->
                mirror.getAnnotationType().asElement() instanceof TypeElement type
                    && type.getQualifiedName().contentEquals(KERNEL));
  }
}
