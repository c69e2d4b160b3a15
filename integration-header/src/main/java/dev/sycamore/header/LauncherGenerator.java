package dev.sycamore.header;

import dev.sycamore.header.KernelMethod.Index;
import dev.sycamore.header.KernelMethod.Parameter;
import dev.sycamore.header.model.LauncherClass;
import dev.sycamore.header.model.LauncherMethod;
import dev.sycamore.templates.Templates;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The class that launches the {@code @Kernel} methods of one class. */
public final class LauncherGenerator {

  /** What the name of a launcher class adds to the name of the class with the methods. */
  public static final String SUFFIX = "Kernels";

  private static final String API = "dev.sycamore.";

  private LauncherGenerator() {}

  /**
   * The class {@code <Class>Kernels}; for a nested class {@code <Outer>_<Inner>Kernels}.
   *
   * @param packageName empty for the unnamed package
   * @param owner the class with the methods: its name in the package, with dots
   * @param isPublic whether the class is to be
   */
  public static GeneratedSource generate(
      String packageName, String owner, boolean isPublic, List<KernelMethod> methods) {
    String prefix = packageName.isEmpty() ? "" : packageName + ".";
    String simpleName = simpleName(owner);
    LauncherClass model =
        new LauncherClass(
            JavaText.ascii(packageName),
            JavaText.ascii(simpleName),
            JavaText.ascii(owner),
            isPublic,
            methods.stream().flatMap(m -> launchers(JavaText.ascii(prefix + owner), m)).toList());
    return new GeneratedSource(prefix + simpleName, Templates.render(model));
  }

  /** The simple name of the launcher class of a class. */
  public static String simpleName(String owner) {
    return owner.replace('.', '_') + SUFFIX;
  }

  private static Stream<LauncherMethod> launchers(String owner, KernelMethod method) {
    return method.index().ranges().stream().map(range -> launcher(owner, method, range));
  }

  private static LauncherMethod launcher(String owner, KernelMethod method, String range) {
    List<Parameter> parameters = method.parameters();
    return new LauncherMethod(
        JavaText.ascii(method.name()),
        method.isPublic(),
        API + range,
        own("range", parameters),
        own("handler", parameters),
        own("queue", parameters),
        joined(parameters, p -> p.type() + " " + p.name()),
        joined(parameters, p -> (p.buffer().isEmpty() ? p.type() : p.buffer()) + " " + p.name()),
        joined(
            parameters,
            p ->
                p.buffer().isEmpty()
                    ? p.name()
                    : p.name()
                        + ".access("
                        + own("handler", parameters)
                        + ", dev.sycamore.AccessMode.READ_WRITE)"),
        parameters.stream().noneMatch(Parameter::isLocal),
        kernel(owner, method));
  }

  /** The kernel object. */
  private static String kernel(String owner, KernelMethod method) {
    List<Parameter> parameters = method.parameters();
    String index = own("index", parameters);
    String call = index + " -> " + owner + "." + JavaText.ascii(method.name());
    String arguments =
        Stream.concat(Stream.of(index), parameters.stream().map(p -> JavaText.ascii(p.name())))
            .collect(Collectors.joining(", "));
    return API
        + "binding.launcher.LauncherKernels."
        + factory(method.index())
        + "("
        + owner
        + ".class, "
        + JavaText.literal(method.signature())
        + (isItem(method.index()) ? ", " + own("range", parameters) : "")
        + ", "
        + call
        + "("
        + arguments
        + ")"
        + parameters.stream()
            .map(p -> ", (Object) " + JavaText.ascii(p.name()))
            .collect(Collectors.joining())
        + ")";
  }

  private static boolean isItem(Index index) {
    return index == Index.ITEM1 || index == Index.ITEM2 || index == Index.ITEM3;
  }

  private static String factory(Index index) {
    return switch (index) {
      case INT -> "range";
      case ITEM1, ITEM2, ITEM3 -> "items";
      case ND_ITEM1 -> "groups1";
      case ND_ITEM2 -> "groups2";
      case ND_ITEM3 -> "groups3";
    };
  }

  /** A name of our own that no parameter has. */
  private static String own(String name, List<Parameter> parameters) {
    String free = name;
    while (parameters.stream().map(Parameter::name).anyMatch(free::equals)) {
      free += "_";
    }
    return free;
  }

  private static String joined(List<Parameter> parameters, Function<Parameter, String> text) {
    return parameters.stream()
        .map(p -> ", " + JavaText.ascii(text.apply(p)))
        .collect(Collectors.joining());
  }
}
