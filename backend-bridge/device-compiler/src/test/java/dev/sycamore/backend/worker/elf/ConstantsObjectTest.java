package dev.sycamore.backend.worker.elf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.bytedeco.llvm.global.LLVM.LLVMContextCreate;
import static org.bytedeco.llvm.global.LLVM.LLVMContextDispose;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An object of constants is to a linker what LLVM's own is. */
class ConstantsObjectTest {

  private static final String FUNCTION = "define void @first() nounwind { ret void }";

  private static final String CONSTANTS =
      """
      @first.stack = constant i64 4711, align 8
      @"a longer nam\\C3\\A9" = constant i64 -1, align 8
      @b = constant i64 4711, align 8
      """;

  static List<ImageTarget> targets() {
    return List.of(ImageTarget.X86_64, ImageTarget.AARCH64);
  }

  private static byte[] object(ImageTarget target, String text) throws Exception {
    LLVMContextRef context = LLVMContextCreate();
    TargetMachine machine = TargetMachine.of(target);
    try {
      DeviceModule module = new ModuleReader(context).read("some constants", text);
      machine.retarget(module);
      byte[] object = machine.object(module);
      module.dispose();
      return object;
    } finally {
      LLVMContextDispose(context);
      machine.dispose();
    }
  }

  private static byte[] written(ImageTarget target) {
    Map<String, Long> constants = new LinkedHashMap<>();
    constants.put("first.stack", 4711L);
    constants.put("a longer nam\u00e9", -1L);
    constants.put("b", 4711L);
    return ConstantsObject.of(ElfMachine.of(target), "some constants", constants);
  }

  /** What others find: LLVM marks data for Arm by local symbols. */
  private static List<ElfObject.ObjectSymbol> globals(ElfObject object) {
    return object.symbols().stream().filter(symbol -> !symbol.isLocal()).toList();
  }

  @ParameterizedTest
  @MethodSource("targets")
  void itsSymbolsAndConstantsAreThoseOfLlvm(ImageTarget target) throws Exception {
    ElfObject own = ElfObject.read(written(target));
    ElfObject other = ElfObject.read(object(target, CONSTANTS));
    assertThat(own.symbols()).map(ElfObject.ObjectSymbol::name).endsWith("a longer nam\u00e9", "b");
    assertThat(globals(own))
        .usingRecursiveFieldByFieldElementComparatorIgnoringFields("section")
        .isEqualTo(globals(other));
    assertThat(own.symbols().get(1)).isEqualTo(other.symbols().get(1));
    assertThat(own.relocations()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("targets")
  void aLibraryWithItIsTheSame(ImageTarget target) throws Exception {
    byte[] function = object(target, FUNCTION);
    assertThat(ObjectLinker.link(List.of(function, written(target))))
        .isEqualTo(ObjectLinker.link(List.of(function, object(target, CONSTANTS))));
  }

  @ParameterizedTest
  @MethodSource("targets")
  void textsAreConstantsOfTheirLength(ImageTarget target) throws Exception {
    byte[] texts =
        ConstantsObject.of(
            ElfMachine.of(target),
            "some constants",
            Map.of("first.stack", 4711L),
            Map.of("first.remarks", "caf\u00e9"));
    byte[] other =
        object(
            target,
            """
            @first.stack = constant i64 4711, align 8
            @first.remarks = constant [5 x i8] c"caf\\C3\\A9", align 8
            """);
    assertThat(globals(ElfObject.read(texts)))
        .usingRecursiveFieldByFieldElementComparatorIgnoringFields("section")
        .isEqualTo(globals(ElfObject.read(other)));
    byte[] library = ObjectLinker.link(List.of(object(target, FUNCTION), texts));
    assertThat(new String(library, StandardCharsets.UTF_8)).contains("caf\u00e9", "first.remarks");
  }

  @ParameterizedTest
  @MethodSource("targets")
  void anObjectOfNoConstantsIsOne(ImageTarget target) throws Exception {
    byte[] none = ConstantsObject.of(ElfMachine.of(target), "nothing", Map.of());
    byte[] function = object(target, FUNCTION);
    assertThat(ObjectLinker.link(List.of(function, none)))
        .isEqualTo(ObjectLinker.link(List.of(function)));
  }
}
