package dev.sycamore.processor.startup;

import com.sun.source.util.JavacTask;
import com.sun.source.util.Plugin;

/**
 * The error SYC4016, at a kernel that javac did not pass to the processor. javac calls no further
 * processor when those before it have claimed all annotations, and starts plugins all the same.
 */
public final class ProcessorPlugin implements Plugin {

  /** For the service loader of javac. */
  public ProcessorPlugin() {}

  @Override
  public String getName() {
    return "Sycamore";
  }

  @Override
  public boolean autoStart() {
    return true;
  }

  @Override
  public void init(JavacTask task, String... arguments) {
    task.addTaskListener(new MissedSources(task));
  }
}
