package dev.sycamore.header.classfile;

import static org.objectweb.asm.Opcodes.ACC_PRIVATE;
import static org.objectweb.asm.Opcodes.ACC_STATIC;
import static org.objectweb.asm.Opcodes.ARETURN;

import dev.sycamore.binding.ConstantArrayBinding;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.header.model.KernelTable;
import java.util.List;
import java.util.stream.IntStream;
import org.objectweb.asm.Type;

/**
 * Kernels: a method lists them, one reads an argument of one of them, one lists the constant arrays
 * of one of them, and one returns the elements of arrays that one of them touches.
 *
 * @param first the number of the first
 * @param arrayOwners the internal name of the class with each of the constant arrays
 */
record KernelSection(int first, List<KernelTable> kernels, List<String> arrayOwners)
    implements BindingSection<KernelSection> {

  /** Kernel, argument, captured values. */
  static final String ARGUMENT = "(II[Ljava/lang/Object;)Ljava/lang/Object;";

  /** Kernel. */
  static final String CONSTANT_ARRAYS = "(I)Ljava/util/List;";

  /** Kernel. */
  static final String TOUCHED_ELEMENTS = "(I)Ljava/lang/String;";

  /** Argument, captured values. */
  private static final String ARGUMENT_OF_KERNEL = "(I[Ljava/lang/Object;)Ljava/lang/Object;";

  private static final String KERNEL = Type.getMethodDescriptor(Type.getType(KernelBinding.class));

  @Override
  public int size() {
    return kernels.size();
  }

  @Override
  public KernelSection part(int from, int to) {
    return new KernelSection(first + from, kernels.subList(from, to), arrayOwners);
  }

  /** A unit without kernels has a section all the same, to answer what is asked. */
  @Override
  public List<KernelSection> parts(int most) {
    return kernels.isEmpty() ? List.of(this) : BindingSection.super.parts(most);
  }

  /** The method that lists the kernels. */
  String maker() {
    return "kernels" + first;
  }

  /** The method that reads an argument. */
  String argument() {
    return "arguments" + first;
  }

  /** The method that lists constant arrays; there is none in a unit without any. */
  String constantArrays() {
    return "constantArrays" + first;
  }

  /** The method that returns the touched elements of arrays. */
  String touchedElements() {
    return "touchedElements" + first;
  }

  /** Whether they are known of any kernel; otherwise there is no such method. */
  boolean hasTouchedElements() {
    return kernels.stream().anyMatch(kernel -> !kernel.touchedElements().isEmpty());
  }

  @Override
  public void write(ClassBody body) {
    ListCode lists = new ListCode(body);
    RecordCode records = new RecordCode(lists);
    HiddenFields hiddenFields = new HiddenFields(body, "FIELD" + first + "_");
    Code list = body.method(ACC_STATIC, maker(), ClassBody.LIST_MAKER);
    lists.push(
        list,
        IntStream.range(first, first + size()).boxed().toList(),
        KernelBinding.class,
        (code, kernel) -> code.invokeStatic(body.internalName(), "kernel" + kernel, KERNEL));
    list.end(ARETURN);
    writeDispatch(body);
    if (!arrayOwners.isEmpty()) {
      writeConstantArrays(body, lists);
    }
    if (hasTouchedElements()) {
      new SwitchCode(body, TOUCHED_ELEMENTS, "kernel", code -> code.loadInt(0))
          .write(
              ACC_STATIC,
              touchedElements(),
              first,
              kernels,
              (code, kernel) -> code.push(kernel.touchedElements()));
    }
    for (int i = 0; i < size(); i++) {
      KernelTable kernel = kernels.get(i);
      Code maker = body.method(ACC_PRIVATE | ACC_STATIC, "kernel" + (first + i), KERNEL);
      records.push(maker, kernel.binding());
      maker.end(ARETURN);
      new SwitchCode(body, ARGUMENT_OF_KERNEL, "argument", KernelSection::loadForKernel)
          .write(
              ACC_PRIVATE | ACC_STATIC,
              "argument" + (first + i),
              0,
              kernel.values(),
              (code, value) -> new ArgumentCode(code, 1, hiddenFields).pushBoxed(value));
    }
  }

  private static void loadForKernel(Code code) {
    code.loadInt(0);
    code.load(1);
  }

  private void writeDispatch(ClassBody body) {
    new SwitchCode(body, ARGUMENT, "kernel", KernelSection::load)
        .write(
            ACC_STATIC,
            argument(),
            first,
            IntStream.range(first, first + size()).boxed().toList(),
            (code, kernel) -> {
              code.loadInt(1);
              code.load(2);
              code.invokeStatic(body.internalName(), "argument" + kernel, ARGUMENT_OF_KERNEL);
            });
  }

  private static void load(Code code) {
    code.loadInt(0);
    code.loadInt(1);
    code.load(2);
  }

  private void writeConstantArrays(ClassBody body, ListCode lists) {
    new SwitchCode(body, CONSTANT_ARRAYS, "kernel", code -> code.loadInt(0))
        .write(
            ACC_STATIC,
            constantArrays(),
            first,
            kernels,
            (code, kernel) ->
                lists.push(
                    code,
                    kernel.constantArrays(),
                    ConstantArrayBinding.class,
                    (c, array) -> ConstantArraySection.push(c, arrayOwners.get(array), array)));
  }
}
