package dev.sycamore.eclipse;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.WeakHashMap;
import javax.annotation.processing.Processor;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.apt.core.internal.AnnotationProcessorFactoryLoader;
import org.eclipse.jdt.apt.core.internal.IServiceFactory;
import org.eclipse.jdt.core.IJavaProject;

/**
 * Finds Sycamore's processor among those of a project. Eclipse keeps their classes as long as the
 * factory path stays the same.
 */
final class ProjectProcessors {
  private static final String PROCESSOR = "dev.sycamore.processor.SycamoreProcessor";

  /** What each factory makes: whether it is Sycamore's processor. */
  private final Map<IServiceFactory, Boolean> known =
      Collections.synchronizedMap(new WeakHashMap<>());

  /** Whether the project has the processor. */
  boolean has(IJavaProject project) {
    return factories(project).stream().anyMatch(this::isOurs);
  }

  /** A processor for one run; empty if the project has none. */
  Optional<Processor> create(IJavaProject project) throws CoreException {
    for (IServiceFactory factory : factories(project)) {
      if (isOurs(factory)) {
        return Optional.of((Processor) factory.newInstance());
      }
    }
    return Optional.empty();
  }

  private static Set<IServiceFactory> factories(IJavaProject project) {
    return AnnotationProcessorFactoryLoader.getLoader()
        .getJava6FactoriesAndAttributesForProject(project)
        .keySet();
  }

  private boolean isOurs(IServiceFactory factory) {
    return known.computeIfAbsent(factory, ProjectProcessors::makesOurs);
  }

  /** A factory does not tell what it makes. */
  private static boolean makesOurs(IServiceFactory factory) {
    try {
      return factory.newInstance().getClass().getName().equals(PROCESSOR);
    } catch (CoreException e) {
      return false;
    }
  }
}
