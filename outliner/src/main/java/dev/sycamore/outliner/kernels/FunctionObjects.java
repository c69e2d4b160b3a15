package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import dev.sycamore.outliner.source.ParsedUnit;
import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.JavaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Finds the classes and records of a file that are kernels: they implement a kernel interface. */
final class FunctionObjects {

  private FunctionObjects() {}

  static List<KernelSite> find(ParsedUnit unit) {
    List<KernelSite> sites = new ArrayList<>();
    for (TypeDeclaration<?> type : unit.tree().findAll(TypeDeclaration.class)) {
      unit.attribution()
          .classDeclaredBy(type)
          .filter(symbol -> canBeKernel(type, symbol))
          .flatMap(symbol -> site(unit, type, symbol))
          .ifPresent(sites::add);
    }
    return sites;
  }

  /** Whether objects of a class may be kernels: it has a name and is no interface. */
  private static boolean canBeKernel(TypeDeclaration<?> type, ClassSymbol symbol) {
    boolean isClass =
        type instanceof RecordDeclaration
            || (type instanceof ClassOrInterfaceDeclaration declaration
                && !declaration.isInterface());
    return isClass
        && !symbol.canonicalName().isEmpty()
        && !symbol.modifiers().contains(Modifier.ABSTRACT);
  }

  private static Optional<KernelSite> site(
      ParsedUnit unit, TypeDeclaration<?> type, ClassSymbol symbol) {
    JavaType.Declared self =
        new JavaType.Declared(
            symbol, symbol.typeParameters().stream().<JavaType>map(v -> v).toList());
    return KernelInterfaces.of(self)
        .flatMap(
            kernel ->
                runMethod(type, kernel)
                    .map(
                        method ->
                            new KernelSite(
                                unit,
                                new KernelCode.FunctionObject(self, method),
                                kernel.parameterTypes(),
                                kernel.launch().form(),
                                kernel.launch().dimensions(),
                                Optional.empty())));
  }

  private static Optional<MethodDeclaration> runMethod(
      TypeDeclaration<?> type, KernelInterfaces.Found kernel) {
    return type.getMethodsByName("run").stream()
        .filter(m -> m.getParameters().size() == kernel.parameterTypes().size())
        .filter(m -> m.getBody().isPresent())
        .findFirst();
  }
}
