package dev.sycamore.frontend.elements;

import dev.sycamore.frontend.symbols.AnnotationSet;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/** The annotations of an element. */
record ElementAnnotations(Element element) implements AnnotationSet {

  @Override
  public boolean has(String canonicalName) {
    return find(canonicalName).isPresent();
  }

  @Override
  public Optional<Object> value(String canonicalName, String name) {
    return find(canonicalName)
        .flatMap(
            annotation ->
                annotation.getElementValues().entrySet().stream()
                    .filter(entry -> entry.getKey().getSimpleName().contentEquals(name))
                    .findFirst())
        .map(entry -> plain(entry.getValue()));
  }

  private Optional<? extends AnnotationMirror> find(String canonicalName) {
    return element.getAnnotationMirrors().stream()
        .filter(
            annotation ->
                annotation.getAnnotationType().asElement() instanceof TypeElement type
                    && type.getQualifiedName().contentEquals(canonicalName))
        .findFirst();
  }

  private static Object plain(AnnotationValue value) {
    Object raw = value.getValue();
    if (raw instanceof VariableElement constant) {
      return constant.getSimpleName().toString();
    }
    if (raw instanceof List<?> list) {
      return list.stream().map(each -> plain((AnnotationValue) each)).toList();
    }
    return raw instanceof Number || raw instanceof Boolean || raw instanceof Character
        ? raw
        : raw.toString();
  }
}
