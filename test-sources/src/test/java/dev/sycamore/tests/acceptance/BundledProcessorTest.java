package dev.sycamore.tests.acceptance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.processor.SycamoreProcessor;
import dev.sycamore.processor.startup.ProcessorClasses;
import javax.annotation.processing.Processor;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The processor's jar has its classes a second time, to be loaded fast. */
@Tag("module")
class BundledProcessorTest {

  @Test
  void theProcessorOfTheJarIsThatOfItsBundle() {
    Processor processor = ProcessorClasses.newProcessor();
    ClassLoader loader = processor.getClass().getClassLoader();
    assertThat(loader).isNotSameAs(SycamoreProcessor.class.getClassLoader());
    assertThat(loader.getParent()).isSameAs(SycamoreProcessor.class.getClassLoader());
    assertThat(ProcessorClasses.newProcessor().getClass()).isSameAs(processor.getClass());
    assertThat(new SycamoreProcessor().getSupportedOptions())
        .isEqualTo(processor.getSupportedOptions())
        .contains("sycamore.targets");
  }

  /** What is not of the product is not loaded from the bundle either. */
  @Test
  void aClassThatIsNowhereIsMissing() {
    ClassLoader loader = ProcessorClasses.newProcessor().getClass().getClassLoader();
    assertThatThrownBy(() -> loader.loadClass("dev.sycamore.processor.Nothing"))
        .isInstanceOf(ClassNotFoundException.class)
        .hasMessageContaining("dev.sycamore.processor.Nothing");
  }
}
