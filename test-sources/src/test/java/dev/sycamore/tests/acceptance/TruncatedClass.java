package dev.sycamore.tests.acceptance;

import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/** Leaves a class file that javac wrote as another javac would that has begun to write it. */
final class TruncatedClass extends AbstractProcessor {

  private final String name;

  TruncatedClass(String name) {
    this.name = name;
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("*");
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latest();
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    JavacTask.instance(environment)
        .addTaskListener(
            new TaskListener() {
              @Override
              public void finished(TaskEvent event) {
                if (event.getKind() == TaskEvent.Kind.GENERATE
                    && event.getTypeElement().getQualifiedName().contentEquals(name)) {
                  truncate();
                }
              }
            });
  }

  private void truncate() {
    int dot = name.lastIndexOf('.');
    try {
      FileObject file =
          processingEnv
              .getFiler()
              .getResource(
                  StandardLocation.CLASS_OUTPUT,
                  name.substring(0, dot),
                  name.substring(dot + 1) + ".class");
      Files.write(
          Path.of(file.toUri()), new byte[] {(byte) 0xCA, (byte) 0xFE, (byte) 0xBA, (byte) 0xBE});
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    return false;
  }
}
