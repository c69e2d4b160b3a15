package dev.sycamore.processor.units;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/**
 * Tells from a file's text alone whether it can hold a kernel: parsing every file of a large
 * compilation would cost far more than compiling its kernels.
 *
 * <p>A kernel is written where the API is named, as a lambda for a method or field of another file
 * that takes kernels or what makes some, or as a class of somebody else's kernel type; or a
 * function that a kernel calls is passed to a class whose methods take such beside a queue. Such a
 * method or type is in this compilation, or the file imports it.
 */
public final class KernelMentions {

  private static final String API = "dev.sycamore";
  private static final String KERNEL = "dev.sycamore.annotations.Kernel";

  private static final Pattern KERNEL_INTERFACE =
      Pattern.compile("dev\\.sycamore\\.((Range|Nd)Kernel[123]|LongRangeKernel1|SingleTaskKernel)");

  /** Blank lines belong to no import: looked through from each of them, they cost their square. */
  static final Pattern IMPORT =
      Pattern.compile(
          "^[ \\t\\f]*+import\\s++(static\\s++)?([\\w.]+?)(\\.\\*)?\\s*+;", Pattern.MULTILINE);

  private static final List<String> PLATFORM = List.of("java.", "javax.", "jdk.");

  /** Types inside of types, such as {@code Map<String, List<Supplier<RangeKernel1>>>}. */
  private static final int MOST_TYPES = 5;

  private final Elements elements;
  private final Names names = new Names();
  private final Map<String, Names> imports = new HashMap<>();

  /** Simple names of methods and fields that take kernels, and of classes that are kernels. */
  private static final class Names {
    final Set<String> methods = new HashSet<>();
    final Set<String> types = new HashSet<>();

    /** Classes with methods that may pass functions to kernels. */
    final Set<String> passing = new HashSet<>();

    boolean mayTakeFunctions() {
      return !methods.isEmpty() || !passing.isEmpty();
    }
  }

  public KernelMentions(Elements elements) {
    this.elements = elements;
  }

  /** Whether this compilation sees the API at all. */
  public boolean isPossible() {
    return elements.getTypeElement(KERNEL) != null;
  }

  /** Learns the methods of this compilation that take kernels, and its kernel types. */
  public void learn(Iterable<? extends Element> roots) {
    roots.forEach(root -> collect(root, names));
  }

  /** Whether {@code text} can hold a kernel. */
  public boolean in(String text) {
    if (text.contains(API) || names.types.stream().anyMatch(text::contains)) {
      return true;
    }
    boolean passesFunctions = text.contains("->") || text.contains("::");
    boolean namesTaker =
        names.methods.stream().anyMatch(text::contains)
            || names.passing.stream().anyMatch(text::contains);
    return (passesFunctions && namesTaker) || importsKernels(text, passesFunctions);
  }

  private boolean importsKernels(String text, boolean passesFunctions) {
    Matcher matcher = IMPORT.matcher(text);
    while (matcher.find()) {
      String name = matcher.group(2);
      if (PLATFORM.stream().noneMatch(name::startsWith)) {
        boolean member = matcher.group(1) != null && matcher.group(3) == null;
        String owner = member ? name.substring(0, Math.max(0, name.lastIndexOf('.'))) : name;
        Names imported = imports.computeIfAbsent(owner, this::namesOf);
        if (!imported.types.isEmpty() || (passesFunctions && imported.mayTakeFunctions())) {
          return true;
        }
      }
    }
    return false;
  }

  private Names namesOf(String name) {
    Names found = new Names();
    TypeElement type = elements.getTypeElement(name);
    if (type != null) {
      collect(type, found);
    } else {
      PackageElement enclosing = elements.getPackageElement(name);
      if (enclosing != null) {
        collect(enclosing, found);
      }
    }
    return found;
  }

  /** Adds all methods in {@code element} that have a kernel parameter, and all kernel types. */
  private static void collect(Element element, Names found) {
    List<? extends Element> members = element.getEnclosedElements();
    for (ExecutableElement method : ElementFilter.methodsIn(members)) {
      if (method.getParameters().stream().anyMatch(KernelMentions::takesKernels)) {
        found.methods.add(method.getSimpleName().toString());
      } else if (mayPassFunctions(method)) {
        found.passing.add(element.getSimpleName().toString());
      }
    }
    ElementFilter.constructorsIn(members).stream()
        .filter(c -> c.getParameters().stream().anyMatch(KernelMentions::takesKernels))
        .forEach(c -> found.methods.add(element.getSimpleName().toString()));
    ElementFilter.fieldsIn(members).stream()
        .filter(KernelMentions::takesKernels)
        .forEach(field -> found.methods.add(field.getSimpleName().toString()));
    if (element instanceof TypeElement type && isKernelType(type)) {
      found.types.add(type.getSimpleName().toString());
    }
    ElementFilter.typesIn(members).forEach(type -> collect(type, found));
  }

  /** Whether a method takes something of the API, as a queue, and a function beside it. */
  private static boolean mayPassFunctions(ExecutableElement method) {
    return method.getParameters().stream().anyMatch(p -> isOfApi(p.asType()))
        && method.getParameters().stream().anyMatch(p -> mayBeFunction(p.asType()));
  }

  private static boolean isOfApi(TypeMirror type) {
    return type instanceof DeclaredType declared
        && declared.asElement().getEnclosingElement() instanceof PackageElement enclosing
        && enclosing.getQualifiedName().contentEquals(API);
  }

  private static boolean mayBeFunction(TypeMirror type) {
    return type.getKind() == TypeKind.TYPEVAR
        || (type instanceof DeclaredType declared
            && declared.asElement().getKind() == ElementKind.INTERFACE
            && !isOfApi(type));
  }

  /** Whether a kernel may be written where a parameter or field gets its value. */
  private static boolean takesKernels(VariableElement variable) {
    return isKernel(variable) || mayBeKernels(variable.asType(), MOST_TYPES);
  }

  /**
   * Whether a value of a type is a kernel, or has or makes some.
   *
   * @param depth how many types inside of others are looked at
   */
  private static boolean mayBeKernels(TypeMirror type, int depth) {
    if (depth == 0) {
      return false;
    }
    if (type instanceof ArrayType array) {
      return mayBeKernels(array.getComponentType(), depth);
    }
    if (type instanceof TypeVariable variable) {
      return mayBeKernels(variable.getUpperBound(), depth - 1);
    }
    if (type instanceof IntersectionType intersection) {
      return intersection.getBounds().stream().anyMatch(bound -> mayBeKernels(bound, depth - 1));
    }
    if (type instanceof WildcardType wildcard) {
      return Stream.of(
              Optional.ofNullable(wildcard.getExtendsBound()),
              Optional.ofNullable(wildcard.getSuperBound()))
          .flatMap(Optional::stream)
          .anyMatch(bound -> mayBeKernels(bound, depth - 1));
    }
    return type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element
        && (declared.getTypeArguments().stream().anyMatch(a -> mayBeKernels(a, depth - 1))
            || (!isOfPlatform(element) && (isKernelType(element) || makesKernels(element, depth))));
  }

  /** Whether a lambda of an interface may return a kernel. */
  private static boolean makesKernels(TypeElement type, int depth) {
    return type.getKind() == ElementKind.INTERFACE
        && ElementFilter.methodsIn(type.getEnclosedElements()).stream()
            .anyMatch(method -> mayBeKernels(method.getReturnType(), depth - 1));
  }

  private static boolean isOfPlatform(TypeElement type) {
    return PLATFORM.stream().anyMatch(type.getQualifiedName().toString()::startsWith);
  }

  private static boolean isKernelType(TypeElement type) {
    return KERNEL_INTERFACE.matcher(type.getQualifiedName()).matches()
        || Stream.concat(type.getInterfaces().stream(), Stream.of(type.getSuperclass()))
            .filter(DeclaredType.class::isInstance)
            .map(parent -> ((DeclaredType) parent).asElement())
            .anyMatch(parent -> parent instanceof TypeElement t && isKernelType(t));
  }

  private static boolean isKernel(VariableElement parameter) {
    return parameter.getAnnotationMirrors().stream()
        .anyMatch(
            mirror ->
                mirror.getAnnotationType().asElement() instanceof TypeElement type
                    && type.getQualifiedName().contentEquals(KERNEL));
  }
}
