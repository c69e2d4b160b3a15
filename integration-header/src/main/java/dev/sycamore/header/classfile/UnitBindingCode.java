package dev.sycamore.header.classfile;

import static org.objectweb.asm.Opcodes.ACC_PRIVATE;
import static org.objectweb.asm.Opcodes.ACC_PUBLIC;
import static org.objectweb.asm.Opcodes.ARETURN;
import static org.objectweb.asm.Opcodes.IF_ICMPGE;
import static org.objectweb.asm.Opcodes.IRETURN;
import static org.objectweb.asm.Opcodes.RETURN;

import dev.sycamore.binding.UnitBinding;
import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.Label;

/** The methods of {@link UnitBinding}, which call those of the sections. */
final class UnitBindingCode {
  private static final String KERNELS = "KERNELS";
  private static final String LIST = "Ljava/util/List;";

  private final ClassBody body;
  private final List<PlacedSection<KernelSection>> kernels;
  private final List<PlacedSection<SiteSection>> sites;

  /**
   * @param kernels all sections of kernels, at least one
   * @param sites all sections of sites
   */
  UnitBindingCode(
      ClassBody body,
      List<PlacedSection<KernelSection>> kernels,
      List<PlacedSection<SiteSection>> sites) {
    this.body = body;
    this.kernels = kernels;
    this.sites = sites;
  }

  /**
   * Writes all methods.
   *
   * @param constantArrays whether there are any
   */
  void write(boolean constantArrays) {
    body.constant(ACC_PRIVATE, KERNELS, LIST, this::pushKernels);

    Code constructor = body.method(ACC_PUBLIC, "<init>", "()V");
    constructor.load(0);
    constructor.construct(Object.class, "()V");
    constructor.end(RETURN);

    Code version = body.method(ACC_PUBLIC, "formatVersion", "()I");
    version.push(UnitBinding.FORMAT_VERSION);
    version.end(IRETURN);

    Code list = body.method(ACC_PUBLIC, "kernels", ClassBody.LIST_MAKER);
    list.getStatic(body.internalName(), KERNELS, LIST);
    list.end(ARETURN);

    if (!sites.isEmpty()) {
      writeReportSites();
    }
    if (constantArrays) {
      Code arrays = body.method(ACC_PUBLIC, "constantArrays", KernelSection.CONSTANT_ARRAYS);
      forSection(
          arrays,
          placed -> {
            arrays.loadInt(1);
            arrays.invokeStatic(
                placed.owner(), placed.section().constantArrays(), KernelSection.CONSTANT_ARRAYS);
          });
    }
    if (kernels.stream().anyMatch(k -> k.section().hasTouchedElements())) {
      writeTouchedElements();
    }
    Code argument = body.method(ACC_PUBLIC, "argument", KernelSection.ARGUMENT);
    forSection(
        argument,
        placed -> {
          argument.loadInt(1);
          argument.loadInt(2);
          argument.load(3);
          argument.invokeStatic(
              placed.owner(), placed.section().argument(), KernelSection.ARGUMENT);
        });
  }

  private void writeTouchedElements() {
    Code code = body.method(ACC_PUBLIC, "touchedElements", KernelSection.TOUCHED_ELEMENTS);
    forSection(
        code,
        placed -> {
          if (placed.section().hasTouchedElements()) {
            code.loadInt(1);
            code.invokeStatic(
                placed.owner(), placed.section().touchedElements(), KernelSection.TOUCHED_ELEMENTS);
          } else {
            code.push("");
          }
        });
  }

  private void pushKernels(Code code) {
    if (kernels.size() == 1) {
      code.invokeStatic(
          kernels.get(0).owner(), kernels.get(0).section().maker(), ClassBody.LIST_MAKER);
      return;
    }
    ListCode.newList(code);
    kernels.forEach(k -> ListCode.addAll(code, k.owner(), k.section().maker()));
    code.copyList();
  }

  private void writeReportSites() {
    Code code = body.method(ACC_PUBLIC, "reportSites", ClassBody.LIST_MAKER);
    ListCode.newList(code);
    sites.forEach(s -> ListCode.addAll(code, s.owner(), s.section().maker()));
    code.end(ARETURN);
  }

  /** Calls a method of the section that has the kernel of the first parameter, and returns. */
  private void forSection(Code code, Consumer<PlacedSection<KernelSection>> call) {
    PlacedSection<KernelSection> last = kernels.get(kernels.size() - 1);
    for (PlacedSection<KernelSection> placed : kernels.subList(0, kernels.size() - 1)) {
      Label next = new Label();
      code.loadInt(1);
      code.push(placed.section().first() + placed.section().size());
      code.jump(IF_ICMPGE, next);
      call.accept(placed);
      code.instruction(ARETURN);
      code.place(next);
    }
    call.accept(last);
    code.end(ARETURN);
  }
}
