package dev.sycamore.header;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles sources with every warning on and an error, and loads the result. */
final class InMemoryCompiler {

  private InMemoryCompiler() {}

  static ClassLoader compile(Path output, GeneratedSource... sources) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    List<String> options =
        List.of("-Xlint:all", "-Werror", "--release", "17", "-proc:none", "-d", output.toString());
    boolean compiled =
        compiler
            .getTask(
                messages,
                null,
                null,
                options,
                null,
                Arrays.stream(sources).map(InMemoryCompiler::file).toList())
            .call();
    assertThat(compiled).as(messages.toString()).isTrue();
    try {
      return new URLClassLoader(
          new URL[] {output.toUri().toURL()}, InMemoryCompiler.class.getClassLoader());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JavaFileObject file(GeneratedSource source) {
    URI uri = URI.create("string:///" + source.qualifiedName().replace('.', '/') + ".java");
    return new SimpleJavaFileObject(uri, JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return source.text();
      }
    };
  }
}
