package dev.sycamore.spark;

import dev.sycamore.testsupport.tools.QuietJvm;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;

/** A cluster of one machine: a master and workers in this JVM, each executor a process. */
final class LocalCluster {
  private LocalCluster() {}

  /**
   * The configuration. As on a cluster, executors have Spark on their class path, and the program,
   * Sycamore and LWJGL in the jars of the application, which Spark sends them. Spark starts
   * executors in the folder {@code SPARK_HOME}, which is made if it is not there.
   *
   * @param folder for the jar of the program
   */
  static SparkConf conf(int executors, Path folder) throws IOException {
    Files.createDirectories(Path.of(System.getenv("SPARK_HOME"), "jars"));
    List<String> application = new ArrayList<>();
    List<String> cluster = new ArrayList<>();
    Set<Path> folders = new LinkedHashSet<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      Path path = Path.of(entry);
      String name = path.getFileName().toString();
      if (name.isEmpty() || name.startsWith("sycamore-processor")) {
        continue; // No entry, which would be the working directory; only javac needs the other.
      }
      if (Files.isDirectory(path)) {
        folders.add(path);
      } else if (name.startsWith("lwjgl") || name.startsWith("sycamore-")) {
        application.add(entry);
      } else {
        cluster.add(entry);
      }
    }
    application.add(jar(folders, folder.resolve("application.jar")).toString());
    return quiet(new SparkConf())
        .setMaster("local-cluster[" + executors + ",1,1024]")
        .set("spark.jars", String.join(",", application))
        .set("spark.executor.extraClassPath", String.join(File.pathSeparator, cluster))
        .set("spark.executor.extraJavaOptions", String.join(" ", executorOptions()));
  }

  /** Executors start sooner without the last optimizations. */
  private static List<String> executorOptions() {
    List<String> options = new ArrayList<>(QuietJvm.options());
    options.add("-XX:TieredStopAtLevel=1");
    options.add("-XX:+UseSerialGC");
    return options;
  }

  /** A configuration without what tests do not look at. */
  static SparkConf quiet(SparkConf conf) {
    return conf.setAppName("sycamore")
        .set("spark.ui.enabled", "false")
        .set("spark.driver.host", "127.0.0.1")
        .set("spark.local.dir", Path.of(System.getenv("SPARK_HOME"), "local").toString())
        .set("spark.sql.shuffle.partitions", "2");
  }

  private static Path jar(Set<Path> folders, Path jar) throws IOException {
    Set<String> names = new HashSet<>();
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      for (Path folder : folders) {
        List<Path> files;
        try (Stream<Path> found = Files.walk(folder)) {
          files = found.filter(Files::isRegularFile).sorted().toList();
        }
        for (Path file : files) {
          String name = folder.relativize(file).toString();
          if (names.add(name)) {
            out.putNextEntry(new JarEntry(name));
            Files.copy(file, out);
          }
        }
      }
    }
    return jar;
  }
}
