package dev.sycamore.runtime.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.sycamore.KernelNotSupportedException;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.LaunchAttributes;
import dev.sycamore.binding.classfile.MemberReference;
import dev.sycamore.binding.classfile.MethodCode;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class KernelMatcherTest {
  private static KernelBinding kernel(String name, int line, int endLine, String signature) {
    return new KernelBinding(
        name,
        name,
        KernelForm.RANGE,
        1,
        "A.java",
        line,
        1,
        endLine,
        signature,
        List.of(),
        List.of(),
        LaunchAttributes.NONE);
  }

  private record Lines(int first, int last) {}

  private static Implementation lambda(Lines lines, String descriptor) {
    MemberReference method = new MemberReference("A", "lambda$0", descriptor);
    Optional<MethodCode> code =
        lines == null
            ? Optional.empty()
            : Optional.of(
                new MethodCode(
                    0,
                    method.name(),
                    descriptor,
                    new byte[1],
                    List.of(),
                    lines.first(),
                    lines.last()));
    return new Implementation(method, code, Optional.empty());
  }

  private static Implementation reference(String owner) {
    return new Implementation(
        new MemberReference(owner, "body", "(I)V"), Optional.empty(), Optional.empty());
  }

  private static int match(List<KernelBinding> kernels, Implementation implementation) {
    return new KernelMatcher(kernels, "A.java:1").of(implementation);
  }

  private static int match(List<KernelBinding> kernels, Lines lines, String signature) {
    return match(kernels, lambda(lines, signature));
  }

  private final List<KernelBinding> unit =
      List.of(
          kernel("outer", 5, 20, "(I)V"),
          kernel("inner", 8, 10, "(I)V"),
          kernel("same1", 30, 30, "([FI)V"),
          kernel("same2", 30, 30, "([II)V"),
          kernel("twin1", 40, 40, "(I)V"),
          kernel("twin2", 40, 40, "(I)V"),
          kernel("reference", 50, 50, "A.body(I)V"),
          kernel("again", 51, 51, "A.body(I)V"),
          kernel("other", 52, 52, "B.body(I)V"),
          kernel("object", 60, 65, ""));

  @Test
  void innermostKernelThatContainsTheLines() {
    assertThat(match(unit, new Lines(6, 7), "(I)V")).isZero();
    assertThat(match(unit, new Lines(5, 20), "(I)V")).isZero();
    assertThat(match(unit, new Lines(9, 9), "(I)V")).isEqualTo(1);
    assertThat(match(unit, new Lines(9, 11), "(I)V")).isZero();
  }

  @Test
  void kernelsOnOneLineDifferBySignature() {
    assertThat(match(unit, new Lines(30, 30), "([II)V")).isEqualTo(3);
  }

  @Test
  void signatureCountsBeforeTheInnermostLines() {
    List<KernelBinding> nested =
        List.of(kernel("wide", 5, 8, "([FI)V"), kernel("narrow", 6, 6, "([II)V"));
    assertThat(match(nested, new Lines(6, 6), "([FI)V")).isZero();
  }

  @Test
  void kernelsOnOneLineWithOneSignatureCannotBeToldApart() {
    assertThatThrownBy(() -> match(unit, new Lines(40, 40), "(I)V"))
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessageContaining("on a line of its own")
        .hasMessageContaining("-g:none");
  }

  /** Maven's shade plugin renames classes in descriptors, and not in the strings of the binding. */
  @Test
  void aKernelWhosePackageWasMovedNamesRelocation() {
    List<KernelBinding> moved = List.of(kernel("moved", 7, 9, "(Lapp/Point;I)V"));
    assertThatThrownBy(() -> match(moved, new Lines(8, 8), "(Lshaded/app/Point;I)V"))
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessageStartingWith(
            "the kernel at A.java:7 was compiled for the signature '(Lapp/Point;I)V', which is not"
                + " that of the kernel at A.java:1: ")
        .hasMessageContaining("come from different compilations")
        .hasMessageEndingWith(
            "a tool moved them to another package (relocation, as of Maven's shade plugin: exclude"
                + " packages with kernels from it)");
  }

  /** Compilers name the class that declares the method, or the one that it is called through. */
  @Test
  void referencesToAnInheritedMethodAreFoundByTheClassOfTheirObject() {
    List<KernelBinding> bound =
        List.of(kernel("odd", 1, 1, "Odd.body(I)V"), kernel("even", 2, 2, "Even.body(I)V"));
    for (String compiled : List.of("Marked", "Odd", "Even")) {
      Implementation even =
          new Implementation(
              reference(compiled).method(),
              Optional.empty(),
              Optional.of(reference("Even").method()));
      assertThat(match(bound, even)).isEqualTo(1);
    }
  }

  @Test
  void referencesAreFoundByTheirMethod() {
    Implementation body = reference("A");
    assertThat(match(unit, body)).isEqualTo(6);
    Implementation inherited = reference("C");
    assertThatThrownBy(() -> match(unit, inherited))
        .isInstanceOf(KernelNotSupportedException.class);
    assertThat(match(unit.subList(0, 7), inherited)).isEqualTo(6);
  }

  @Test
  void objectsAndMethodsAreFoundByTheirOwnNames() {
    KernelMatcher matcher = new KernelMatcher(unit, "A.java:1");
    assertThat(matcher.ofObject("object", null)).isEqualTo(9);
    assertThat(matcher.ofMethod("B.body(I)V")).isEqualTo(8);
    assertThatThrownBy(() -> matcher.ofMethod("B.body(J)V"))
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessageStartingWith("no compiled kernel");
  }

  @Test
  void linesOutsideOfEveryKernelAreAnErrorThatListsTheKernels() {
    assertThatThrownBy(() -> match(unit, new Lines(25, 25), "(I)V"))
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessageStartingWith("no compiled kernel for A.java:1")
        .hasMessageContaining("inner (line 8)");
  }

  @Test
  void withoutLinesOneSignatureMustDo() {
    assertThat(match(unit, null, "([FI)V")).isEqualTo(2);
    assertThatThrownBy(() -> match(unit, null, "(I)V"))
        .isInstanceOf(KernelNotSupportedException.class);
  }

  @Test
  void anotherOrderOfCapturesIsAnError() {
    assertThatThrownBy(() -> match(unit, new Lines(9, 9), "(FI)V"))
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessageContaining("A.java:8")
        .hasMessageContaining("captures in another order");
  }

  @Test
  void namesWin() {
    KernelMatcher matcher = new KernelMatcher(unit, "A.java:1");
    Implementation fits = lambda(null, "(I)V");
    assertThat(matcher.byName("twin2", fits)).isEqualTo(5);
    assertThatThrownBy(() -> matcher.byName("twin3", fits))
        .isInstanceOf(KernelNotSupportedException.class)
        .hasMessageContaining("no kernel is named 'twin3'");
    assertThatThrownBy(() -> matcher.byName("twin2", lambda(null, "(J)V")))
        .isInstanceOf(KernelNotSupportedException.class);
  }
}
