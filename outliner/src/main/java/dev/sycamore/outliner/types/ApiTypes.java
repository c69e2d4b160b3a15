package dev.sycamore.outliner.types;

import dev.sycamore.binding.KernelForm;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.outliner.symbols.ClassSymbol;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The classes of the public API that device code knows, by their names. */
public final class ApiTypes {

  /** The annotation that marks a kernel. */
  public static final String KERNEL = "dev.sycamore.annotations.Kernel";

  /** The annotation that marks device code. */
  public static final String DEVICE = "dev.sycamore.annotations.Device";

  /** The annotation that marks a specialization constant. */
  public static final String SPEC_CONSTANT = "dev.sycamore.annotations.SpecConstant";

  /** The package of all annotations. */
  public static final String ANNOTATIONS = "dev.sycamore.annotations.";

  private static final String PACKAGE = "dev.sycamore.";

  private static final Map<String, ScalarType> ELEMENTS =
      Map.of(
          "Boolean", ScalarType.BOOLEAN,
          "Byte", ScalarType.BYTE,
          "Short", ScalarType.SHORT,
          "Char", ScalarType.CHAR,
          "Int", ScalarType.INT,
          "Long", ScalarType.LONG,
          "Half", ScalarType.HALF,
          "Float", ScalarType.FLOAT,
          "Double", ScalarType.DOUBLE);

  private static final Pattern ACCESSOR =
      Pattern.compile("dev\\.sycamore\\.([A-Z][a-z]+)Accessor([23]?)");
  private static final Pattern LOCAL_ACCESSOR =
      Pattern.compile("dev\\.sycamore\\.Local([A-Z][a-z]+)s([23]?)");
  private static final Pattern ITEM = Pattern.compile("dev\\.sycamore\\.(Nd)?Item([123])");
  private static final Pattern KERNEL_INTERFACE =
      Pattern.compile("dev\\.sycamore\\.(Range|Nd|Item)Kernel([123])");

  private ApiTypes() {}

  /** What an accessor class stands for. */
  public record AccessorType(ScalarType element, int dimensions, AddressSpace space) {}

  /** What a class of work-items stands for. */
  public record ItemType(boolean hasGroups, int dimensions) {}

  /** How a kernel interface is launched. */
  public record KernelInterface(KernelForm form, int dimensions) {}

  /** Whether a class belongs to the API. */
  public static boolean isApi(ClassSymbol symbol) {
    return symbol.packageName().equals("dev.sycamore");
  }

  /** Accessors, and accessors of local memory. */
  public static Optional<AccessorType> accessor(ClassSymbol symbol) {
    Matcher global = ACCESSOR.matcher(symbol.canonicalName());
    if (global.matches()) {
      return accessor(global, AddressSpace.GLOBAL);
    }
    // LocalBooleans, but LocalHalfs: the kind is everything before the last s.
    Matcher local = LOCAL_ACCESSOR.matcher(symbol.canonicalName());
    return local.matches() ? accessor(local, AddressSpace.LOCAL) : Optional.empty();
  }

  private static Optional<AccessorType> accessor(Matcher name, AddressSpace space) {
    return Optional.ofNullable(ELEMENTS.get(name.group(1)))
        .map(element -> new AccessorType(element, dimensions(name.group(2)), space));
  }

  /** {@code Item1} to {@code NdItem3}. */
  public static Optional<ItemType> item(ClassSymbol symbol) {
    Matcher name = ITEM.matcher(symbol.canonicalName());
    return name.matches()
        ? Optional.of(new ItemType(name.group(1) != null, dimensions(name.group(2))))
        : Optional.empty();
  }

  /** The functional interfaces that kernels implement. */
  public static Optional<KernelInterface> kernelInterface(ClassSymbol symbol) {
    if (symbol.canonicalName().equals(PACKAGE + "SingleTaskKernel")) {
      return Optional.of(new KernelInterface(KernelForm.SINGLE_TASK, 1));
    }
    Matcher name = KERNEL_INTERFACE.matcher(symbol.canonicalName());
    if (!name.matches()) {
      return Optional.empty();
    }
    KernelForm form = name.group(1).equals("Nd") ? KernelForm.ND_RANGE : KernelForm.RANGE;
    return Optional.of(new KernelInterface(form, dimensions(name.group(2))));
  }

  private static int dimensions(String suffix) {
    return suffix.isEmpty() ? 1 : Integer.parseInt(suffix);
  }
}
