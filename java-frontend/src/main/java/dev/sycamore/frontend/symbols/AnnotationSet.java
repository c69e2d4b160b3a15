package dev.sycamore.frontend.symbols;

import java.util.Optional;

/** Annotations on a declaration. */
public interface AnnotationSet {

  /** No annotations. */
  AnnotationSet NONE =
      new AnnotationSet() {
        @Override
        public boolean has(String canonicalName) {
          return false;
        }

        @Override
        public Optional<Object> value(String canonicalName, String element) {
          return Optional.empty();
        }
      };

  /** Whether an annotation with this canonical name is there. */
  boolean has(String canonicalName);

  /**
   * A value of an annotation: a boxed primitive, a String, the simple name of an enum constant, or
   * a List of those; defaults are not filled in.
   */
  Optional<Object> value(String canonicalName, String element);
}
