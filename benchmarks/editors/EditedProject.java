import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A project with the settings of Eclipse's Java tools, as an editor opens it. */
record EditedProject(Path folder) {

  private static final String APP =
      """
      package app;

      import static dev.sycamore.Range.range;

      import dev.sycamore.DeviceQueue;

      public class App {
        static float scale(float x) {
          return x * 2.0f;
        }

        public static void main(String[] args) {
          float[] a = new float[1024];
          try (DeviceQueue queue = DeviceQueue.open()) {
            queue.parallelFor(range(a.length), i -> a[i] = scale(a[i]) + 1).await();
          }
        }
      }
      """;

  private static final String PLAIN =
      """
      package app;

      public class Plain {
        static float scale(float x) {
          return x * 2.0f;
        }
      }
      """;

  private static final String MARKED =
      """
      package app;

      import dev.sycamore.annotations.Kernel;

      public class Marked {
        @Kernel
        static void twice(int i, float[] a) {
          a[i] = App.scale(a[i]);
        }
      }
      """;

  static EditedProject in(Path folder, List<String> processor, List<String> runtime)
      throws IOException {
    EditedProject project = new EditedProject(folder);
    project.write(
        ".project",
        """
        <projectDescription>
          <name>kernels</name>
          <buildSpec>
            <buildCommand><name>org.eclipse.jdt.core.javabuilder</name></buildCommand>
          </buildSpec>
          <natures><nature>org.eclipse.jdt.core.javanature</nature></natures>
        </projectDescription>
        """);
    StringBuilder libraries = new StringBuilder();
    runtime.forEach(
        jar ->
            libraries.append("  <classpathentry kind=\"lib\" path=\"").append(jar).append("\"/>\n"));
    project.write(
        ".classpath",
        """
        <classpath>
          <classpathentry kind="src" path="src"/>
          <classpathentry kind="src" path=".apt_generated">
            <attributes><attribute name="optional" value="true"/></attributes>
          </classpathentry>
          <classpathentry kind="con" path="org.eclipse.jdt.launching.JRE_CONTAINER"/>
        """
            + libraries
            + "  <classpathentry kind=\"output\" path=\"bin\"/>\n</classpath>\n");
    StringBuilder factories = new StringBuilder("<factorypath>\n");
    processor.forEach(
        jar ->
            factories
                .append("  <factorypathentry kind=\"EXTJAR\" id=\"")
                .append(jar)
                .append("\" enabled=\"true\" runInBatchMode=\"false\"/>\n"));
    project.write(".factorypath", factories.append("</factorypath>\n").toString());
    project.write(
        ".settings/org.eclipse.jdt.core.prefs",
        """
        eclipse.preferences.version=1
        org.eclipse.jdt.core.compiler.processAnnotations=enabled
        org.eclipse.jdt.core.compiler.codegen.targetPlatform=17
        org.eclipse.jdt.core.compiler.compliance=17
        org.eclipse.jdt.core.compiler.source=17
        """);
    project.write(
        ".settings/org.eclipse.jdt.apt.core.prefs",
        """
        eclipse.preferences.version=1
        org.eclipse.jdt.apt.aptEnabled=true
        org.eclipse.jdt.apt.genSrcDir=.apt_generated
        """);
    project.write("src/app/App.java", APP);
    project.write("src/app/Marked.java", MARKED);
    project.write("src/app/Plain.java", PLAIN);
    return project;
  }

  void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  String app() {
    return APP;
  }

  /** What somebody types who does not know that kernels have no exceptions. */
  String appWithMistake() {
    return APP.replace("return x * 2.0f;", "throw new IllegalStateException();");
  }

  String plain() {
    return PLAIN;
  }

  String plainWithMistake() {
    return PLAIN.replace("return x * 2.0f;", "return y * 2.0f;");
  }

  /** Another kernel, which calls a method of the file that stays as it is. */
  String markedOtherwise() {
    return MARKED.replace("App.scale(a[i])", "App.scale(a[i]) + 1");
  }

  Path file(String name) {
    return folder.resolve("src/app").resolve(name);
  }

  Path output(String name) {
    return folder.resolve("bin").resolve(name);
  }
}
