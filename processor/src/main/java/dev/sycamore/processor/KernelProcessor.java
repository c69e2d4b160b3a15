package dev.sycamore.processor;

import dev.sycamore.diagnostics.ShortRendering;
import dev.sycamore.processor.options.OptionReader;
import dev.sycamore.processor.report.CurrentPlace;
import dev.sycamore.processor.stages.ProductStages;
import dev.sycamore.processor.stages.Stages;
import dev.sycamore.processor.startup.ProcessorCalls;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/**
 * The annotation processor: finds kernels in the compilation, and adds their device images and
 * bindings to its class output.
 *
 * <p>Kernels are lambdas, and no annotation on or around a lambda triggers a processor; so it asks
 * for everything, and claims nothing.
 */
public final class KernelProcessor extends AbstractProcessor {

  private final Stages stages;
  private ProcessorCompilation compilation;

  /** With the stages of the product. */
  public KernelProcessor() {
    this(new ProductStages());
  }

  KernelProcessor(Stages stages) {
    this.stages = stages;
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
  public Set<String> getSupportedOptions() {
    return new TreeSet<>(OptionReader.supported());
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    try {
      compilation = new ProcessorCompilation(environment, stages);
    } catch (RuntimeException | LinkageError e) {
      environment
          .getMessager()
          .printMessage(Diagnostic.Kind.ERROR, ShortRendering.text(new CurrentPlace().failure(e)));
    }
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    ProcessorCalls.called();
    if (compilation != null) {
      compilation.round(round);
    }
    return false;
  }
}
