package dev.sycamore.header.classfile;

import dev.sycamore.annotations.Aspect;
import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ElementKind;
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.LaunchAttributes;
import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.binding.ReportSite;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import org.objectweb.asm.Type;

/** Writes code that makes the records of a binding. */
final class RecordCode {
  private static final String KERNEL = constructor(KernelBinding.class);
  private static final String ARGUMENT = constructor(ArgumentBinding.class);
  private static final String PARAMETER = constructor(ParameterBinding.class);
  private static final String ATTRIBUTES = constructor(LaunchAttributes.class);
  private static final String SITE = constructor(ReportSite.class);

  private final ListCode lists;

  RecordCode(ListCode lists) {
    this.lists = lists;
  }

  private static String constructor(Class<? extends Record> type) {
    return Type.getMethodDescriptor(
        Type.VOID_TYPE,
        Arrays.stream(type.getRecordComponents())
            .map(RecordComponent::getType)
            .map(Type::getType)
            .toArray(Type[]::new));
  }

  void push(Code code, KernelBinding kernel) {
    code.begin(KernelBinding.class);
    code.push(kernel.name());
    code.push(kernel.entryPoint());
    code.push(kernel.form());
    code.push(kernel.dimensions());
    code.push(kernel.file());
    code.push(kernel.line());
    code.push(kernel.column());
    code.push(kernel.endLine());
    code.push(kernel.implementationSignature());
    lists.push(code, kernel.arguments(), ArgumentBinding.class, RecordCode::pushArgument);
    lists.push(code, kernel.parameters(), ParameterBinding.class, RecordCode::pushParameter);
    push(code, kernel.attributes());
    code.construct(KernelBinding.class, KERNEL);
  }

  private static void pushArgument(Code code, ArgumentBinding argument) {
    code.begin(ArgumentBinding.class);
    code.push(argument.name());
    code.push(argument.kind());
    code.push(argument.element());
    code.push(argument.dimensions());
    code.push(argument.access());
    code.push(argument.ofStatic() ? 1 : 0);
    code.construct(ArgumentBinding.class, ARGUMENT);
  }

  private static void pushParameter(Code code, ParameterBinding parameter) {
    code.begin(ParameterBinding.class);
    code.push(parameter.argument());
    code.push(parameter.role());
    code.push(parameter.dimension());
    code.push(parameter.offset());
    code.push(parameter.size());
    code.construct(ParameterBinding.class, PARAMETER);
  }

  private void push(Code code, LaunchAttributes attributes) {
    if (attributes.equals(LaunchAttributes.NONE)) {
      code.getStatic(
          Type.getInternalName(LaunchAttributes.class),
          "NONE",
          Type.getDescriptor(LaunchAttributes.class));
      return;
    }
    code.begin(LaunchAttributes.class);
    lists.push(code, attributes.requiredWorkGroupSize(), Integer.class, RecordCode::pushBoxed);
    code.push(attributes.requiredSubGroupSize());
    lists.push(code, attributes.aspects(), Aspect.class, Code::push);
    lists.push(code, attributes.fixedTargets(), String.class, Code::push);
    code.push(attributes.privateBytes());
    code.construct(LaunchAttributes.class, ATTRIBUTES);
  }

  static void pushBoxed(Code code, Integer value) {
    code.push(value.intValue());
    code.invokeStatic(Integer.class, "valueOf", "(I)Ljava/lang/Integer;");
  }

  void push(Code code, ReportSite site) {
    code.begin(ReportSite.class);
    code.push(site.kind());
    code.push(site.function());
    code.push(site.file());
    code.push(site.line());
    code.push(site.column());
    code.push(site.text());
    lists.push(code, site.operands(), ElementKind.class, Code::push);
    code.construct(ReportSite.class, SITE);
  }
}
