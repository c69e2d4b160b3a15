package dev.sycamore.outliner.types;

import dev.sycamore.binding.ArgumentKind;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.frontend.symbols.ClassSymbol;
import dev.sycamore.model.type.AddressSpace;
import dev.sycamore.model.type.ScalarType;
import dev.sycamore.model.type.ViewType;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The classes of the public API that device code knows, by their names. */
public final class ApiTypes {

  /** The annotation that marks a kernel. */
  public static final String KERNEL = "dev.sycamore.annotations.Kernel";

  /** The annotation that marks code whose kernels are compiled for no device. */
  public static final String HOST_ONLY = "dev.sycamore.annotations.HostOnly";

  /** The annotation that marks device code. */
  public static final String DEVICE = "dev.sycamore.annotations.Device";

  /** The annotation that marks a specialization constant. */
  public static final String SPEC_CONSTANT = "dev.sycamore.annotations.SpecConstant";

  /** The annotation that allows results to differ from the JVM's. */
  public static final String FAST_MATH = "dev.sycamore.annotations.FastMath";

  /** The annotation of code without checks. */
  public static final String UNCHECKED = "dev.sycamore.annotations.Unchecked";

  /** The functions of devices that have the same bits everywhere. */
  public static final String DEVICE_MATH = "dev.sycamore.DeviceMath";

  /** Those that are as the hardware has them. */
  public static final String FAST_FUNCTIONS = DEVICE_MATH + ".Fast";

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
  private static final Pattern MEMORY = Pattern.compile("dev\\.sycamore\\.([A-Z][a-z]+)Memory()");
  private static final Pattern LOCAL_ACCESSOR =
      Pattern.compile("dev\\.sycamore\\.Local([A-Z][a-z]+)s([23]?)");
  private static final Pattern ITEM = Pattern.compile("dev\\.sycamore\\.(Nd)?Item([123])");
  private static final Pattern VECTOR = Pattern.compile("dev\\.sycamore\\.[A-Z][a-z]+(2|3|4|8|16)");
  private static final Pattern KERNEL_INTERFACE =
      Pattern.compile("dev\\.sycamore\\.(Range|Nd|Item)Kernel([123])");

  private ApiTypes() {}

  /** Whether a class with source for devices is one of vectors. */
  public static boolean isVector(String canonicalName) {
    return VECTOR.matcher(canonicalName).matches();
  }

  /** What a class of accessors or memory stands for. */
  public record AccessorType(ScalarType element, int dimensions, ArgumentKind kind) {

    /** What it is on a device. */
    public ViewType view() {
      AddressSpace space =
          kind == ArgumentKind.LOCAL_ACCESSOR ? AddressSpace.LOCAL : AddressSpace.GLOBAL;
      return new ViewType(element, dimensions, space);
    }
  }

  /** What a class of work-items stands for. */
  public record ItemType(boolean hasGroups, int dimensions) {}

  /** How a kernel interface is launched. */
  public record KernelInterface(KernelForm form, int dimensions) {}

  /** Whether a class belongs to the API. */
  public static boolean isApi(ClassSymbol symbol) {
    return symbol.packageName().equals("dev.sycamore");
  }

  /** Accessors, memory, and accessors of local memory: what kernels index with get and set. */
  public static Optional<AccessorType> accessor(ClassSymbol symbol) {
    return accessor(ACCESSOR, symbol, ArgumentKind.ACCESSOR)
        .or(() -> accessor(MEMORY, symbol, ArgumentKind.MEMORY))
        // LocalBooleans, but LocalHalfs: the kind is everything before the last s.
        .or(() -> accessor(LOCAL_ACCESSOR, symbol, ArgumentKind.LOCAL_ACCESSOR));
  }

  private static Optional<AccessorType> accessor(
      Pattern pattern, ClassSymbol symbol, ArgumentKind kind) {
    Matcher name = pattern.matcher(symbol.canonicalName());
    return name.matches()
        ? Optional.ofNullable(ELEMENTS.get(name.group(1)))
            .map(element -> new AccessorType(element, dimensions(name.group(2)), kind))
        : Optional.empty();
  }

  /** Accessors of records, one class for all of them. */
  public static boolean isRecordAccessor(ClassSymbol symbol) {
    return symbol.canonicalName().equals(PACKAGE + "RecordAccessor");
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
    if (symbol.canonicalName().equals(PACKAGE + "LongRangeKernel1")) {
      // Its long index is made of two.
      return Optional.of(new KernelInterface(KernelForm.RANGE, 2));
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
