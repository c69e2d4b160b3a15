package dev.sycamore.eclipse;

import javax.annotation.processing.Processor;
import org.eclipse.jdt.internal.compiler.apt.dispatch.BaseAnnotationProcessorManager;
import org.eclipse.jdt.internal.compiler.apt.dispatch.ProcessorInfo;

/** Runs the rounds of one processor. */
final class EditorProcessing extends BaseAnnotationProcessorManager {
  private final Processor processor;
  private boolean discovered;

  EditorProcessing(EditorEnvironment environment, Processor processor) {
    _processingEnv = environment;
    this.processor = processor;
  }

  @Override
  public ProcessorInfo discoverNextProcessor() {
    if (discovered) {
      return null;
    }
    discovered = true;
    processor.init(_processingEnv);
    ProcessorInfo info = new ProcessorInfo(processor);
    _processors.add(info);
    return info;
  }

  @Override
  public void reportProcessorException(Processor failed, Exception e) {
    throw new IllegalStateException(e);
  }
}
