package dev.sycamore.processor.cache;

import dev.sycamore.binding.resource.Sha256;
import dev.sycamore.frontend.elements.ClassNames;
import dev.sycamore.frontend.source.SourceLookup;
import dev.sycamore.frontend.text.SourceFile;
import dev.sycamore.processor.host.HostCompiler;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.tools.FileObject;
import javax.tools.JavaFileManager.Location;
import javax.tools.StandardLocation;

/**
 * What the host compiler has under the names of classes, as texts that can be compared with those
 * of another compilation. Looks at each name once, so an instance serves one round.
 */
final class ClassOrigins {

  /** Nothing with that name. */
  static final String NOTHING = "";

  /** Some class with that name. */
  private static final String PRESENT = "present";

  /** A class of the JDK, which the key of a result tells. */
  static final String PLATFORM = "platform";

  /** What cannot be compared with anything. */
  static final String UNKNOWN = "unknown";

  /** A source that comes with the compiler. */
  private static final String PRODUCT = "product";

  private static final String JAR = "jar:";
  private static final String IN_JAR = "!/";

  private final ProcessingEnvironment environment;
  private final HostCompiler host;
  private final ClassNames names;
  private final SourceLookup sources;
  private final Map<String, String> classes = new HashMap<>();
  private final Map<String, String> jars = new HashMap<>();
  private final Map<SourceFile, String> texts = new HashMap<>();
  private final Map<String, String> arrays = new HashMap<>();
  private List<SourceFile> searched = List.of();

  ClassOrigins(
      ProcessingEnvironment environment,
      HostCompiler host,
      ClassNames names,
      SourceLookup sources) {
    this.environment = environment;
    this.host = host;
    this.names = names;
    this.sources = sources;
  }

  /** What there is now. */
  String state(Dependency.Kind kind, String name) {
    return switch (kind) {
      case CLASS -> ofClass(name);
      case NAME -> names.find(name).isPresent() ? PRESENT : NOTHING;
      case SOURCE -> sources.sourceOf(name).map(this::ofSource).orElse(NOTHING);
      case ARRAY -> ofArray(name);
    };
  }

  /** Takes the sources of the compilation that are searched for what changes arrays. */
  void searched(List<SourceFile> files) {
    searched = List.copyOf(files);
  }

  /** Which of the searched sources mention an array, and what is in them. */
  String ofArray(String name) {
    return arrays.computeIfAbsent(
        name,
        n -> {
          StringBuilder mentions = new StringBuilder();
          for (SourceFile file : searched) {
            if (!NamesInText.inSource(file.text(), Set.of(n)).isEmpty()) {
              mentions.append(ofSource(file)).append('\n');
            }
          }
          return Sha256.of(mentions.toString().getBytes(StandardCharsets.UTF_8));
        });
  }

  String ofSource(SourceFile file) {
    if (file.origin() != SourceFile.Origin.USER) {
      return PRODUCT;
    }
    String known = texts.get(file);
    if (known == null) {
      known = file.path() + ' ' + Sha256.of(file.text().getBytes(StandardCharsets.UTF_8));
      texts.put(file, known);
    }
    return known;
  }

  private String ofClass(String name) {
    String known = classes.get(name);
    if (known == null) {
      Optional<TypeElement> type = names.find(name);
      known = type.isEmpty() ? NOTHING : of(type.get());
      classes.put(name, known);
    }
    return known;
  }

  private String of(TypeElement type) {
    Optional<SourceFile> source = sourceOf(type);
    if (source.isPresent()) {
      return ofSource(source.get());
    }
    if (isPlatform(type)) {
      return PLATFORM;
    }
    try {
      Optional<FileObject> file = classFile(type);
      return file.isEmpty() ? UNKNOWN : of(file.get());
    } catch (IOException | RuntimeException e) {
      return UNKNOWN;
    }
  }

  /** Whether it is a class of the JDK. */
  boolean isPlatform(TypeElement type) {
    return isInPlatform(type);
  }

  /** Whether it is a package of the JDK, which has no classes from elsewhere. */
  boolean isPlatform(String packageName) {
    Element found = environment.getElementUtils().getPackageElement(packageName);
    return found != null && isInPlatform(found);
  }

  private boolean isInPlatform(Element element) {
    ModuleElement module = environment.getElementUtils().getModuleOf(element);
    if (module == null) {
      return false;
    }
    String name = module.getQualifiedName().toString();
    return name.startsWith("java.") || name.startsWith("jdk.");
  }

  /** The source of a class of this compilation, or that the compiler found for itself. */
  Optional<SourceFile> sourceOf(TypeElement type) {
    return host.sourceOf(topLevel(type));
  }

  /** Whether the host compiler has a source of the class with that name. */
  boolean hasSource(String name) {
    return names.find(name).flatMap(this::sourceOf).isPresent();
  }

  static TypeElement topLevel(TypeElement type) {
    Element outermost = type;
    while (outermost.getEnclosingElement() != null
        && outermost.getEnclosingElement().getKind() != ElementKind.PACKAGE) {
      outermost = outermost.getEnclosingElement();
    }
    return outermost instanceof TypeElement found ? found : type;
  }

  private String of(FileObject file) throws IOException {
    String uri = file.toUri().toString();
    int end = uri.indexOf(IN_JAR);
    if (!uri.startsWith(JAR) || end < 0) {
      return Fingerprint.of(bytes(file));
    }
    String jar = uri.substring(JAR.length(), end);
    String known = jars.get(jar);
    if (known == null) {
      known = Fingerprint.of(Path.of(URI.create(jar)));
      jars.put(jar, known);
    }
    return known;
  }

  /** The class file of a class that has no source here; empty if it is out of reach. */
  Optional<byte[]> bytes(TypeElement type) throws IOException {
    Optional<FileObject> file = classFile(type);
    return file.isEmpty() ? Optional.empty() : Optional.of(bytes(file.get()));
  }

  private static byte[] bytes(FileObject file) throws IOException {
    try (InputStream in = file.openInputStream()) {
      return in.readAllBytes();
    }
  }

  private Optional<FileObject> classFile(TypeElement type) {
    if (isPlatform(type)) {
      // It is in no folder or jar. Asked all the same, javac 25 fails.
      return Optional.empty();
    }
    String binaryName = environment.getElementUtils().getBinaryName(type).toString();
    int dot = binaryName.lastIndexOf('.');
    String packageName = binaryName.substring(0, Math.max(0, dot));
    String file = binaryName.substring(dot + 1) + ".class";
    ModuleElement module = environment.getElementUtils().getModuleOf(type);
    return module == null || module.isUnnamed()
        ? resource(StandardLocation.CLASS_PATH, packageName, file)
        : resource(
            StandardLocation.MODULE_PATH, module.getQualifiedName() + "/" + packageName, file);
  }

  private Optional<FileObject> resource(Location location, String packageName, String name) {
    try {
      return Optional.of(environment.getFiler().getResource(location, packageName, name));
    } catch (IOException | IllegalArgumentException e) {
      // Not there, or the host compiler has no such location.
      return Optional.empty();
    }
  }
}
