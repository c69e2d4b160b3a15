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
import org.junit.jupiter.api.Test;

/** An object of constants is to a linker what LLVM's own is. */
class ConstantsObjectTest {

  private static final String FUNCTION = "define void @first() nounwind { ret void }";

  private static final String CONSTANTS =
      """
      @first.stack = constant i64 4711, align 8
      @"a longer nam\\C3\\A9" = constant i64 -1, align 8
      @b = constant i64 4711, align 8
      """;

  private static byte[] object(String text) throws Exception {
    LLVMContextRef context = LLVMContextCreate();
    TargetMachine machine = TargetMachine.of(ImageTarget.X86_64);
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

  private static byte[] written() {
    Map<String, Long> constants = new LinkedHashMap<>();
    constants.put("first.stack", 4711L);
    constants.put("a longer nam\u00e9", -1L);
    constants.put("b", 4711L);
    return ConstantsObject.of("some constants", constants);
  }

  @Test
  void itsSymbolsAndConstantsAreThoseOfLlvm() throws Exception {
    ElfObject own = ElfObject.read(written());
    ElfObject other = ElfObject.read(object(CONSTANTS));
    assertThat(own.symbols()).map(ElfObject.ObjectSymbol::name).endsWith("a longer nam\u00e9", "b");
    assertThat(own.symbols().subList(2, 5))
        .usingRecursiveFieldByFieldElementComparatorIgnoringFields("section")
        .isEqualTo(other.symbols().subList(2, 5));
    assertThat(own.symbols().get(1)).isEqualTo(other.symbols().get(1));
    assertThat(own.relocations()).isEmpty();
  }

  @Test
  void aLibraryWithItIsTheSame() throws Exception {
    byte[] function = object(FUNCTION);
    assertThat(ObjectLinker.link(List.of(function, written())))
        .isEqualTo(ObjectLinker.link(List.of(function, object(CONSTANTS))));
  }

  @Test
  void textsAreConstantsOfTheirLength() throws Exception {
    byte[] texts =
        ConstantsObject.of(
            "some constants", Map.of("first.stack", 4711L), Map.of("first.remarks", "caf\u00e9"));
    byte[] other =
        object(
            """
            @first.stack = constant i64 4711, align 8
            @first.remarks = constant [5 x i8] c"caf\\C3\\A9", align 8
            """);
    assertThat(ElfObject.read(texts).symbols().subList(2, 4))
        .usingRecursiveFieldByFieldElementComparatorIgnoringFields("section")
        .isEqualTo(ElfObject.read(other).symbols().subList(2, 4));
    byte[] library = ObjectLinker.link(List.of(object(FUNCTION), texts));
    assertThat(new String(library, StandardCharsets.UTF_8)).contains("caf\u00e9", "first.remarks");
  }

  @Test
  void anObjectOfNoConstantsIsOne() throws Exception {
    byte[] none = ConstantsObject.of("nothing", Map.of());
    byte[] function = object(FUNCTION);
    assertThat(ObjectLinker.link(List.of(function, none)))
        .isEqualTo(ObjectLinker.link(List.of(function)));
  }
}
