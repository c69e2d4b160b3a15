package dev.sycamore.backend.client;

import dev.sycamore.backend.job.DeviceBuildOptions;
import dev.sycamore.backend.target.LlvmClassifiers;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The places of the worker's classes and of LLVM's jars.
 *
 * <p>Javac, Maven and IDEs load the bridge from class loaders of their own, so {@code
 * java.class.path} says nothing. What the bridge's own class loader can see is asked for as
 * resources: no class of LLVM's bindings is loaded, since loading one loads LLVM into the host.
 *
 * @param entries jars and folders of classes
 * @param nativeJar the jar with LLVM's libraries for this machine
 */
record WorkerClassPath(List<Path> entries, Path nativeJar) {

  /** The artifacts that the worker needs, each by one of its classes. */
  private static final Map<String, String> ARTIFACTS = new LinkedHashMap<>();

  static {
    ARTIFACTS.put("dev/sycamore/backend/worker/WorkerMain.class", "sycamore-device-compiler");
    ARTIFACTS.put("dev/sycamore/backend/wire/WireFormat.class", "sycamore-device-build");
    ARTIFACTS.put("dev/sycamore/backend/text/SizeLimit.class", "sycamore-device-formats");
    ARTIFACTS.put("dev/sycamore/binding/KernelForm.class", "sycamore-binding-format");
    ARTIFACTS.put("dev/sycamore/diagnostics/InternalErrors.class", "sycamore-diagnostics");
    ARTIFACTS.put("org/bytedeco/javacpp/Loader.class", "org.bytedeco:javacpp");
    ARTIFACTS.put("org/bytedeco/llvm/global/LLVM.class", "org.bytedeco:llvm");
  }

  static WorkerClassPath find(DeviceBuildOptions options) throws WorkerException {
    if (options.workerClassPath().isPresent()) {
      return explicit(options.workerClassPath().get());
    }
    ClassLoader loader = WorkerClassPath.class.getClassLoader();
    Set<Path> entries = new LinkedHashSet<>();
    for (String resource : ARTIFACTS.keySet()) {
      entries.add(locate(loader, resource));
    }
    return new WorkerClassPath(List.copyOf(entries), locate(loader, Platform.current().mark()));
  }

  private static WorkerClassPath explicit(List<Path> classPath) throws WorkerException {
    String entry = Platform.current().mark();
    List<Path> entries = new ArrayList<>();
    Path nativeJar = null;
    for (Path path : classPath) {
      Path absolute = path.toAbsolutePath();
      if (!Files.exists(absolute)) {
        throw new WorkerException(
            "the class path of the device compiler names " + path + ", which does not exist");
      }
      if (nativeJar == null && JarEntries.contains(absolute, entry)) {
        nativeJar = absolute;
      }
      entries.add(absolute);
    }
    if (nativeJar == null) {
      throw new WorkerException(missing(entry));
    }
    return new WorkerClassPath(List.copyOf(entries), nativeJar);
  }

  private static Path locate(ClassLoader loader, String resource) throws WorkerException {
    URL url = loader.getResource(resource);
    if (url == null) {
      throw new WorkerException(missing(resource));
    }
    try {
      if (url.getProtocol().equals("file")) {
        Path file = Path.of(url.toURI());
        return file.getRoot()
            .resolve(file.subpath(0, file.getNameCount() - Path.of(resource).getNameCount()));
      }
      URLConnection connection = url.openConnection();
      if (connection instanceof JarURLConnection jar) {
        // Without this the JVM keeps the jar open, and the build tool cannot replace it.
        jar.setUseCaches(false);
        return Path.of(URI.create(jar.getJarFileURL().toString().replace(" ", "%20")));
      }
    } catch (Exception e) {
      throw new WorkerException("cannot find the file that holds " + url + ": " + e.getMessage());
    }
    throw new WorkerException(
        "the device compiler needs its classes as files, but "
            + resource
            + " is at "
            + url
            + "; name the jars with -D"
            + DeviceBuildOptions.CLASS_PATH_PROPERTY
            + "=...");
  }

  private static String missing(String resource) {
    return missing(resource, Platform.current());
  }

  static String missing(String resource, Platform platform) {
    String artifact = ARTIFACTS.getOrDefault(resource, platform.artifact());
    String problem = "the processor path lacks " + artifact + " (" + resource + " is not found)";
    return ARTIFACTS.containsKey(resource) || LlvmClassifiers.ALL.contains(platform.name())
        ? problem
        : problem
            + "; there is LLVM for "
            + String.join(", ", LlvmClassifiers.ALL)
            + " only: with -Asycamore.deviceBuild=modules kernels are compiled here without images,"
            + " and run on the device host and, as OpenCL C, on OpenCL devices";
  }
}
