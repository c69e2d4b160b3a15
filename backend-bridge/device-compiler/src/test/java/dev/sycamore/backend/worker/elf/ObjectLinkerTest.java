package dev.sycamore.backend.worker.elf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.bytedeco.llvm.global.LLVM.LLVMContextCreate;
import static org.bytedeco.llvm.global.LLVM.LLVMContextDispose;

import dev.sycamore.backend.target.ImageTarget;
import dev.sycamore.backend.worker.llvm.DeviceModule;
import dev.sycamore.backend.worker.llvm.ModuleReader;
import dev.sycamore.backend.worker.llvm.TargetMachine;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bytedeco.llvm.LLVM.LLVMContextRef;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryUtil;
import org.lwjgl.system.linux.DynamicLinkLoader;

/** Libraries that are linked without {@code lld}, loaded and called. */
class ObjectLinkerTest {

  /** Constants of several alignments, a jump table, calls within and between objects. */
  private static final String CALLER =
      """
      @table = internal constant [4 x i32] [i32 10, i32 20, i32 30, i32 40], align 16
      declare i32 @callee(i32)
      define internal i32 @own(i32 %x) noinline nounwind {
        %i = zext i32 %x to i64
        %at = getelementptr [4 x i32], ptr @table, i64 0, i64 %i
        %v = load i32, ptr %at
        ret i32 %v
      }
      define i32 @entry(i32 %x) nounwind {
        switch i32 %x, label %other [
          i32 0, label %a
          i32 1, label %b
          i32 2, label %c
          i32 3, label %d
        ]
      a:
        %ra = call i32 @own(i32 3)
        ret i32 %ra
      b:
        %rb = call i32 @callee(i32 1)
        ret i32 %rb
      c:
        %f = sitofp i32 %x to double
        %g = fmul double %f, 1.25e2
        %rc = fptosi double %g to i32
        ret i32 %rc
      d:
        %rd = call i32 @callee(i32 2)
        ret i32 %rd
      other:
        ret i32 -1
      }
      """;

  private static final String CALLEE =
      """
      @entry.stack = constant i64 4711, align 8
      define hidden i32 @callee(i32 %x) nounwind {
        %y = mul i32 %x, 1000
        ret i32 %y
      }
      """;

  @TempDir private Path folder;

  private static List<byte[]> objects(String... modules) throws Exception {
    return objects(ImageTarget.X86_64, modules);
  }

  private static List<byte[]> objects(ImageTarget target, String... modules) throws Exception {
    LLVMContextRef context = LLVMContextCreate();
    TargetMachine machine = TargetMachine.of(target);
    List<byte[]> objects = new ArrayList<>();
    try {
      for (String text : modules) {
        DeviceModule module = new ModuleReader(context).read("test", text);
        machine.retarget(module);
        objects.add(machine.object(module));
        module.dispose();
      }
    } finally {
      LLVMContextDispose(context);
      machine.dispose();
    }
    return objects;
  }

  @Test
  void functionsAndConstantsAreFoundAndRelocated() throws Exception {
    Path file = folder.resolve("image.so");
    Files.write(file, ObjectLinker.link(objects(CALLER, CALLEE)));
    long library = DynamicLinkLoader.dlopen(file.toString(), DynamicLinkLoader.RTLD_NOW);
    assertThat(library).as("dlopen: %s", DynamicLinkLoader.dlerror()).isNotZero();
    long entry = DynamicLinkLoader.dlsym(library, "entry");
    assertThat(List.of(0, 1, 2, 3, 4))
        .map(x -> JNI.invokeI(x, entry))
        .containsExactly(40, 1000, 250, 2000, -1);
    long stack = DynamicLinkLoader.dlsym(library, "entry.stack");
    assertThat(MemoryUtil.memGetLong(stack)).isEqualTo(4711);
    assertThat(DynamicLinkLoader.dlsym(library, "callee")).as("hidden").isZero();
    DynamicLinkLoader.dlclose(library);
  }

  /** It is executed by {@code ci/aarch64.sh}. */
  @Test
  void librariesForArmHaveItsNumberAndItsPages() throws Exception {
    byte[] bytes = ObjectLinker.link(objects(ImageTarget.AARCH64, CALLER, CALLEE));
    ByteBuffer file = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    assertThat(file.getShort(18)).as("e_machine").isEqualTo((short) 183);
    for (int segment = 0; segment < 3; segment++) {
      int at = 64 + 56 * segment;
      assertThat(file.getLong(at + 48)).as("p_align").isEqualTo(0x10000);
      assertThat(file.getLong(at + 16) >> 16).as("a page of its own").isEqualTo(segment);
    }
  }

  @Test
  void objectsForSeveralProcessorsAreRefused() throws Exception {
    List<byte[]> objects = new ArrayList<>(objects(ImageTarget.AARCH64, CALLEE));
    objects.addAll(objects(CALLER));
    assertThatThrownBy(() -> ObjectLinker.link(objects))
        .isInstanceOf(UnsupportedElfException.class)
        .hasMessageContaining("several processors");
  }

  @Test
  void theBytesDependOnTheObjectsAlone() throws Exception {
    assertThat(ObjectLinker.link(objects(CALLER, CALLEE)))
        .isEqualTo(ObjectLinker.link(objects(CALLER, CALLEE)));
  }

  private static void assertRefused(String message, String... modules) {
    assertThatThrownBy(() -> ObjectLinker.link(objects(modules)))
        .isInstanceOf(UnsupportedElfException.class)
        .hasMessageContaining(message);
  }

  @Test
  void whatElseAnObjectMayHaveIsRefused() {
    assertRefused("not defined", CALLER);
    assertRefused("two definitions", CALLEE, CALLEE);
    assertRefused("neither code nor constants", "@v = global i32 1");
    assertRefused("neither code nor constants", "@v = global i32 0");
    assertRefused("neither code nor constants", "@v = thread_local global i32 0");
    assertRefused("neither code nor constants", "@f = constant ptr @g\ndeclare void @g()");
    assertRefused("neither code nor constants", "define void @f() uwtable { ret void }");
    assertRefused("neither a function", "define weak void @f() nounwind { ret void }");
    assertRefused(
        "neither a function",
        "@i = ifunc void (), ptr @r\n" + "define internal ptr @r() nounwind { ret ptr null }");
    assertRefused(
        "relative to the code",
        "@v = external global i32\n"
            + "define i32 @f() nounwind { %v = load i32, ptr @v ret i32 %v }",
        "@v = constant i32 1");
  }
}
