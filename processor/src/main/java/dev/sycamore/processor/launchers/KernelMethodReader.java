package dev.sycamore.processor.launchers;

import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.frontend.symbols.JavaType;
import dev.sycamore.frontend.symbols.JavaTypes;
import dev.sycamore.frontend.symbols.JvmSignatures;
import dev.sycamore.frontend.symbols.MethodSymbol;
import dev.sycamore.frontend.symbols.MethodSymbol.ParameterSymbol;
import dev.sycamore.header.KernelMethod;
import dev.sycamore.header.KernelMethod.Index;
import dev.sycamore.outliner.kernels.KernelMethodFault;
import dev.sycamore.outliner.types.ApiTypes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** The {@code @Kernel} methods of a class, as far as they can have launchers. */
final class KernelMethodReader {

  private KernelMethodReader() {}

  /** The marked methods. */
  static List<MethodSymbol> marked(ClassSymbol symbol) {
    return symbol.methods().stream().filter(m -> m.annotations().has(ApiTypes.KERNEL)).toList();
  }

  /** Whether a type of a method is not known yet: another processor may generate it. */
  static boolean isWaiting(MethodSymbol method) {
    return method.parameters().stream().anyMatch(p -> JavaTypes.isErroneous(p.type()));
  }

  /** Those that can have launchers; the others are reported where their source is read. */
  static List<KernelMethod> read(ClassSymbol symbol) {
    Set<List<Object>> launchers = new HashSet<>();
    List<KernelMethod> methods = new ArrayList<>();
    for (MethodSymbol method : marked(symbol)) {
      if (KernelMethodFault.of(method).isEmpty() && launchers.add(launcher(method))) {
        methods.add(
            new KernelMethod(
                method.name(),
                method.modifiers().contains(Modifier.PUBLIC) && isPublic(symbol),
                index(method),
                JvmSignatures.of(method),
                method.parameters().stream().skip(1).map(KernelMethodReader::parameter).toList()));
      }
    }
    return methods;
  }

  /** What a launcher is told apart by. */
  private static List<Object> launcher(MethodSymbol method) {
    List<Object> launcher = new ArrayList<>();
    launcher.add(method.name());
    launcher.add(index(method) == Index.INT ? Index.ITEM1 : index(method));
    method.parameters().stream().skip(1).map(ParameterSymbol::type).forEach(launcher::add);
    return launcher;
  }

  /** Whether a class is visible everywhere. */
  static boolean isPublic(ClassSymbol symbol) {
    return symbol.modifiers().contains(Modifier.PUBLIC)
        && symbol.enclosingClass().map(KernelMethodReader::isPublic).orElse(true);
  }

  private static Index index(MethodSymbol method) {
    Optional<ApiTypes.ItemType> item = KernelMethodFault.item(method.parameters().get(0).type());
    if (item.isEmpty()) {
      return Index.INT;
    }
    return Index.valueOf((item.get().hasGroups() ? "ND_ITEM" : "ITEM") + item.get().dimensions());
  }

  private static KernelMethod.Parameter parameter(ParameterSymbol parameter) {
    Optional<ClassSymbol> type =
        parameter.type() instanceof JavaType.Declared declared
            ? Optional.of(declared.symbol())
            : Optional.empty();
    Optional<ApiTypes.AccessorType> accessor = type.flatMap(ApiTypes::accessor);
    boolean isLocal = accessor.filter(a -> a.kind() == ArgumentKind.LOCAL_ACCESSOR).isPresent();
    boolean isAccessor =
        accessor.filter(a -> a.kind() == ArgumentKind.ACCESSOR).isPresent()
            || type.filter(ApiTypes::isRecordAccessor).isPresent();
    String text = TypeText.of(parameter.type());
    String buffer = isAccessor ? text.replaceFirst("Accessor", "DeviceBuffer") : "";
    return new KernelMethod.Parameter(text, parameter.name(), buffer, isLocal);
  }
}
