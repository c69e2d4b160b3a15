package dev.sycamore.processor.code;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.classfile.ClassFiles;
import dev.sycamore.binding.classfile.KernelCode;
import dev.sycamore.binding.classfile.MemberReference;
import dev.sycamore.binding.classfile.UnitCode;
import dev.sycamore.binding.resource.UnitResources;
import dev.sycamore.processor.host.CompiledMethod;
import dev.sycamore.processor.host.FileException;
import dev.sycamore.processor.host.HostCompiler;
import dev.sycamore.processor.units.CompilationUnits;
import dev.sycamore.processor.units.EarlierOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.tools.FileObject;

/**
 * Records the code of kernels as the host compiler compiled it, for the proof at the first launch,
 * and what the runtime finds by name, for {@code native-image}. Which method of a class file a
 * lambda became, the host compiler itself says, by the place of its body in the source.
 */
public final class CodeRecorder {
  private final ProcessingEnvironment environment;
  private final HostCompiler host;
  private final CompilationUnits units;
  private final Consumer<Exception> failure;
  private final List<Waiting> waiting = new ArrayList<>();
  private final Map<String, List<CompiledMethod>> compiled = new HashMap<>();
  private final Set<String> traced = new LinkedHashSet<>();

  /**
   * A unit whose classes are not written yet.
   *
   * @param declared binary names of the named classes of its file, which ecj forgets
   */
  private record Waiting(
      RecordedUnit unit, List<String> declared, FileObject record, FileObject metadata) {}

  /** Makes resources of the class output. */
  @FunctionalInterface
  public interface ResourceFactory {
    /** The resource with a name, to be written when there are class files. */
    FileObject create(String name) throws IOException;
  }

  /**
   * @param failure takes what goes wrong after the last round
   */
  public CodeRecorder(
      ProcessingEnvironment environment,
      HostCompiler host,
      CompilationUnits units,
      Consumer<Exception> failure) {
    this.environment = environment;
    this.host = host;
    this.units = units;
    this.failure = failure;
  }

  /**
   * Has the code of a unit's kernels recorded when all classes are written.
   *
   * @param resources makes the resource with a name, which is not opened before
   */
  public void add(RecordedUnit unit, ResourceFactory resources) throws IOException {
    waiting.add(
        new Waiting(
            unit,
            declared(unit),
            resources.create(UnitResources.code(unit.name())),
            resources.create(NativeImageMetadata.resource(unit.name()))));
    unit.files().forEach(this::trace);
  }

  private void trace(String file) {
    if (!traced.contains(file)) {
      units
          .declaredIn(file)
          .filter((TypeElement type) -> host.trace(type, methods -> accept(file, methods)))
          .ifPresent(type -> traced.add(file));
    }
  }

  private void accept(String file, List<CompiledMethod> methods) {
    compiled.put(file, methods);
    if (!compiled.keySet().containsAll(traced)) {
      return;
    }
    ClassFiles files = new HostClassFiles(environment.getFiler(), environment.getElementUtils());
    try {
      for (Waiting unit : waiting) {
        write(unit, files);
      }
    } catch (IOException | RuntimeException e) {
      failure.accept(e);
    }
  }

  private void write(Waiting waiting, ClassFiles files) throws IOException {
    List<KernelCode> kernels = new ArrayList<>();
    Predicate<MemberReference> isImported = isImported(waiting.unit());
    for (RecordedKernel kernel : waiting.unit().kernels()) {
      for (MemberReference root : roots(waiting.unit(), kernel)) {
        KernelCode.of(kernel.entryPoint(), root, passed(kernel), files, isImported)
            .filter(code -> isWhole(kernel, code))
            .ifPresent(kernels::add);
      }
    }
    if (!kernels.isEmpty()) {
      String name = waiting.unit().name();
      write(UnitResources.code(name), waiting.record(), new UnitCode(name, kernels).bytes());
      write(
          NativeImageMetadata.resource(name),
          waiting.metadata(),
          metadata(waiting, kernels).bytes());
    }
  }

  private void write(String path, FileObject file, byte[] bytes) throws IOException {
    if (!EarlierOutput.has(environment.getFiler(), path, bytes)) {
      try (OutputStream out = file.openOutputStream()) {
        out.write(bytes);
      } catch (IOException e) {
        throw FileException.notWritten(file, e);
      }
    }
  }

  private static NativeImageMetadata metadata(Waiting waiting, List<KernelCode> kernels) {
    RecordedUnit unit = waiting.unit();
    List<String> interfaces = new ArrayList<>();
    for (RecordedKernel kernel : unit.kernels()) {
      interfaces.add(kernel.kernelInterface());
      kernel.functions().forEach(function -> interfaces.add(function.type()));
    }
    List<String> stored = unit.kernels().stream().flatMap(k -> k.stored().stream()).toList();
    return NativeImageMetadata.of(unit.name(), waiting.declared(), interfaces, stored, kernels);
  }

  private List<String> declared(RecordedUnit unit) {
    List<String> names = new ArrayList<>();
    Elements elements = environment.getElementUtils();
    units.declaredIn(unit.file()).ifPresent(type -> addBinaryNames(type, elements, names));
    return names;
  }

  private static void addBinaryNames(TypeElement type, Elements elements, List<String> names) {
    names.add(elements.getBinaryName(type).toString());
    ElementFilter.typesIn(type.getEnclosedElements())
        .forEach(nested -> addBinaryNames(nested, elements, names));
  }

  /** Whether a class is of a file whose functions come with another module. */
  private static Predicate<MemberReference> isImported(RecordedUnit unit) {
    Set<String> modules =
        unit.modules().stream().map(name -> name.replace('.', '/')).collect(Collectors.toSet());
    return method ->
        modules.stream()
            .anyMatch(type -> method.owner().equals(type) || method.owner().startsWith(type + "$"));
  }

  /** Whether the methods of all functions that a kernel captures were found. */
  private static boolean isWhole(RecordedKernel kernel, KernelCode code) {
    return kernel.functions().stream()
        .allMatch(
            f -> code.functions().stream().anyMatch(found -> found.captured() == f.captured()));
  }

  /** The methods of the functions that a kernel captures. */
  private List<KernelCode.PassedMethod> passed(RecordedKernel kernel) {
    List<KernelCode.PassedMethod> passed = new ArrayList<>();
    for (RecordedFunction function : kernel.functions()) {
      Set<MemberReference> methods = new LinkedHashSet<>();
      named(function.method()).ifPresent(methods::add);
      methods.addAll(bodies(function.file(), function.offset(), function.length(), method -> true));
      methods.forEach(m -> passed.add(new KernelCode.PassedMethod(function.captured(), m)));
    }
    return passed;
  }

  /**
   * The methods that may run a kernel. A method reference has no body in its text, unless the host
   * compiler makes a lambda of it; nor has a function object that inherits its method.
   */
  private Set<MemberReference> roots(RecordedUnit unit, RecordedKernel kernel) {
    Set<MemberReference> roots = new LinkedHashSet<>();
    named(kernel.signature()).ifPresent(roots::add);
    // A lambda that makes the kernel, and is nothing else, has its body where the kernel is.
    bodies(kernel.file(), kernel.offset(), kernel.length(), RecordedKernel::isRun)
        .forEach(roots::add);
    if (roots.isEmpty()) {
      inherited(unit, kernel, kernel.descriptor()).ifPresent(roots::add);
      if (kernel.form() == KernelForm.RANGE && kernel.dimensions() == 2) {
        // Over a range with long indices; one of the two is not there.
        inherited(unit, kernel, "(J)V").ifPresent(roots::add);
      }
    }
    return roots;
  }

  /** The method that a signature names, if it does. */
  private static Optional<MemberReference> named(String signature) {
    int parameters = signature.indexOf('(');
    if (parameters <= 0) {
      return Optional.empty();
    }
    int dot = signature.lastIndexOf('.', parameters);
    return Optional.of(
        new MemberReference(
            signature.substring(0, dot),
            signature.substring(dot + 1, parameters),
            signature.substring(parameters)));
  }

  /** The first body in the text of a lambda or method is its own. */
  private List<MemberReference> bodies(
      String file, int offset, int length, Predicate<MemberReference> wanted) {
    List<CompiledMethod> inside =
        compiled.getOrDefault(file, List.of()).stream()
            .filter(method -> method.body() >= offset && method.body() < offset + length)
            .filter(method -> wanted.test(method.method()))
            .toList();
    int first = inside.stream().mapToInt(CompiledMethod::body).min().orElse(-1);
    return inside.stream()
        .filter(method -> method.body() == first)
        .map(CompiledMethod::method)
        .toList();
  }

  /** The method of a function object, whose class the kernel is named after. */
  private Optional<MemberReference> inherited(
      RecordedUnit unit, RecordedKernel kernel, String descriptor) {
    Elements elements = environment.getElementUtils();
    String prefix = unit.packageName().isEmpty() ? "" : unit.packageName() + ".";
    return Optional.ofNullable(elements.getTypeElement(prefix + kernel.name()))
        .map(
            type ->
                new MemberReference(
                    elements.getBinaryName(type).toString().replace('.', '/'), "run", descriptor));
  }
}
