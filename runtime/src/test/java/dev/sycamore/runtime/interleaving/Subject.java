package dev.sycamore.runtime.interleaving;

/** What the threads of an explored program use together. */
public interface Subject {
  /** Does an operation; the same result means that it did the same. */
  int perform(Step step);

  /** Ends it when all threads have; what is left then. */
  int end();
}
