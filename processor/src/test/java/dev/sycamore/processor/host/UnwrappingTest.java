package dev.sycamore.processor.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import javax.annotation.processing.ProcessingEnvironment;
import org.junit.jupiter.api.Test;

class UnwrappingTest {

  /** As Gradle wraps it: a private field of a superclass. */
  private static class Base {
    @SuppressWarnings("unused") // read by reflection
    private final ProcessingEnvironment delegate;

    Base(ProcessingEnvironment delegate) {
      this.delegate = delegate;
    }
  }

  private abstract static class Wrapper extends Base implements ProcessingEnvironment {
    Wrapper(ProcessingEnvironment delegate) {
      super(delegate);
    }
  }

  private static final class GradleLike extends Wrapper {
    GradleLike(ProcessingEnvironment delegate) {
      super(delegate);
    }

    @Override
    public java.util.Map<String, String> getOptions() {
      return java.util.Map.of();
    }

    @Override
    public javax.annotation.processing.Messager getMessager() {
      throw new UnsupportedOperationException();
    }

    @Override
    public javax.annotation.processing.Filer getFiler() {
      throw new UnsupportedOperationException();
    }

    @Override
    public javax.lang.model.util.Elements getElementUtils() {
      throw new UnsupportedOperationException();
    }

    @Override
    public javax.lang.model.util.Types getTypeUtils() {
      throw new UnsupportedOperationException();
    }

    @Override
    public javax.lang.model.SourceVersion getSourceVersion() {
      return javax.lang.model.SourceVersion.latest();
    }

    @Override
    public java.util.Locale getLocale() {
      return java.util.Locale.ROOT;
    }
  }

  private static final ProcessingEnvironment INNERMOST =
      (ProcessingEnvironment)
          Proxy.newProxyInstance(
              UnwrappingTest.class.getClassLoader(),
              new Class<?>[] {ProcessingEnvironment.class},
              (proxy, method, arguments) -> null);

  @Test
  void takesOffEveryWrapper() {
    ProcessingEnvironment wrapped = new GradleLike(new GradleLike(INNERMOST));

    assertThat(Unwrapping.unwrap(wrapped)).isSameAs(INNERMOST);
  }

  @Test
  void anUnknownEnvironmentIsItsOwn() {
    assertThat(Unwrapping.unwrap(INNERMOST)).isSameAs(INNERMOST);
  }
}
