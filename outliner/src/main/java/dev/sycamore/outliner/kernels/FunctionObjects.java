package dev.sycamore.outliner.kernels;

import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import dev.sycamore.outliner.source.ParsedUnit;
import dev.sycamore.outliner.symbols.ClassSymbol;
import dev.sycamore.outliner.symbols.JavaType;
import dev.sycamore.outliner.types.MethodLookup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** Finds the classes and records of a file that are kernels: they implement a kernel interface. */
final class FunctionObjects {

  private FunctionObjects() {}

  static List<SourceKernel> find(ParsedUnit unit) {
    List<SourceKernel> sites = new ArrayList<>();
    for (TypeDeclaration<?> type : unit.types()) {
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

  private static Optional<SourceKernel> site(
      ParsedUnit unit, TypeDeclaration<?> type, ClassSymbol symbol) {
    JavaType.Declared self =
        new JavaType.Declared(
            symbol, symbol.typeParameters().stream().<JavaType>map(v -> v).toList());
    return KernelInterfaces.of(self)
        .flatMap(
            kernel ->
                code(unit, type, self, kernel)
                    .map(
                        code ->
                            new SourceKernel(
                                unit,
                                code,
                                kernel.parameterTypes(),
                                kernel.launch().form(),
                                kernel.launch().dimensions(),
                                Optional.empty())));
  }

  private static Optional<KernelDefinition> code(
      ParsedUnit unit,
      TypeDeclaration<?> type,
      JavaType.Declared self,
      KernelInterfaces.Found kernel) {
    return kernel
        .method()
        .flatMap(method -> MethodLookup.find(self, method))
        .map(
            method ->
                method.owner().equals(self.symbol())
                        && unit.attribution().declarationOf(method).orElse(null)
                            instanceof MethodDeclaration own
                    ? new KernelDefinition.FunctionObject(self, own)
                    : new KernelDefinition.InheritedRun(self, type, method));
  }
}
