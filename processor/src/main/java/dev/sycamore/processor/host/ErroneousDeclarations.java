package dev.sycamore.processor.host;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** Classes whose declarations name types that do not exist: javac then analyses no code. */
final class ErroneousDeclarations {

  private ErroneousDeclarations() {}

  static boolean in(TypeElement type) {
    List<TypeMirror> types = new ArrayList<>(type.getInterfaces());
    types.add(type.getSuperclass());
    for (Element member : type.getEnclosedElements()) {
      if (member instanceof TypeElement inner) {
        if (in(inner)) {
          return true;
        }
      } else if (member instanceof ExecutableElement method) {
        types.add(method.getReturnType());
        types.addAll(method.getThrownTypes());
        method.getParameters().forEach(parameter -> types.add(parameter.asType()));
      } else {
        types.add(member.asType());
      }
    }
    return types.stream().anyMatch(ErroneousDeclarations::isErroneous);
  }

  private static boolean isErroneous(TypeMirror type) {
    if (type == null || type.getKind() == TypeKind.ERROR) {
      return type != null;
    }
    if (type instanceof ArrayType array) {
      return isErroneous(array.getComponentType());
    }
    if (type instanceof WildcardType wildcard) {
      return isErroneous(wildcard.getExtendsBound()) || isErroneous(wildcard.getSuperBound());
    }
    return type instanceof DeclaredType declared
        && declared.getTypeArguments().stream().anyMatch(ErroneousDeclarations::isErroneous);
  }
}
