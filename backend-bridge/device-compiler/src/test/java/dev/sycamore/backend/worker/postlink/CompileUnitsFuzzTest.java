package dev.sycamore.backend.worker.postlink;

import dev.sycamore.testsupport.fuzz.Damage;
import dev.sycamore.testsupport.fuzz.Reading;
import java.nio.charset.StandardCharsets;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Metadata of modules that is damaged. */
class CompileUnitsFuzzTest {

  @Provide
  Arbitrary<byte[]> modules() {
    return Damage.of(
        List.of(
            """
            define void @f() !dbg !4 {
            !llvm.dbg.cu = !{!0, !2}
            !0 = distinct !DICompileUnit(language: DW_LANG_Java, file: !1, producer: "a !7 b")
            !1 = !DIFile(filename: "A.java", directory: "")
            !2 = distinct !DICompileUnit(language: DW_LANG_Java, file: !1)
            !4 = distinct !DISubprogram(name: "f", unit: !0)
            """
                .getBytes(StandardCharsets.UTF_8)));
  }

  @Property
  void modules(@ForAll("modules") byte[] module) {
    Reading.check(
        module,
        IllegalStateException.class,
        bytes -> CompileUnits.withoutUnused(new String(bytes, StandardCharsets.UTF_8), false));
  }
}
