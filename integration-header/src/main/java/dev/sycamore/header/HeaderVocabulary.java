package dev.sycamore.header;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.ArgumentAccess;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.binding.KernelForm;
import dev.sycamore.binding.ParameterRole;
import dev.sycamore.binding.ReportKind;
import dev.sycamore.header.model.CEnumeration;
import dev.sycamore.header.model.CEnumeration.Constant;
import dev.sycamore.header.model.HeaderTypes;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;

/** What all C headers of this release declare. */
final class HeaderVocabulary {

  /** Changes with every change of the types in {@code HeaderTypes.ftl} or of a number here. */
  private static final int VERSION = 1;

  private HeaderVocabulary() {}

  static HeaderTypes types() {
    return new HeaderTypes(
        VERSION,
        List.of(
            enumeration(
                "What an argument is; the numbers are those of SYCL's integration headers.",
                "kind",
                ParameterKind.values(),
                ParameterKind::number),
            enumeration("How a kernel is launched.", "form", KernelForm.values(), Enum::ordinal),
            enumeration(
                "What a parameter carries of its argument.",
                "role",
                ParameterRole.values(),
                Enum::ordinal),
            enumeration(
                "The types of values and elements.",
                "element",
                ElementKind.values(),
                Enum::ordinal),
            enumeration(
                "What a kernel does with the elements of an argument.",
                "access",
                ArgumentAccess.values(),
                Enum::ordinal),
            enumeration("What a kernel reports.", "report", ReportKind.values(), Enum::ordinal),
            enumeration(
                "Optional features of devices; the numbers are SYCL's.",
                "aspect",
                Aspect.values(),
                Aspect::number)));
  }

  private static <E extends Enum<E>> CEnumeration enumeration(
      String comment, String tag, E[] constants, ToIntFunction<? super E> number) {
    return new CEnumeration(
        comment,
        tag,
        Arrays.stream(constants)
            .map(constant -> new Constant(constant.name(), number.applyAsInt(constant)))
            .toList());
  }
}
