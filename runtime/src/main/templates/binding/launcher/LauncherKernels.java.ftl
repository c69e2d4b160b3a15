package dev.sycamore.binding.launcher;

<#list ["Item", "NdItem", "NdKernel", "Range", "RangeKernel"] as type>
<#list dimensions as dim>
import dev.sycamore.${type}${dim.count};
</#list>
</#list>
import dev.sycamore.binding.KernelBinding;
import dev.sycamore.binding.LauncherKernel;
import java.util.function.Consumer;

/**
 * Makes the kernels of generated launchers. Each factory takes the class of the method, the method
 * as {@link KernelBinding#implementationSignature} has it, a call of it for the host, and the
 * arguments after the index, in order.
 */
public final class LauncherKernels {
  private LauncherKernels() {}

  /** A method that takes an {@code int}. */
  public static RangeKernel1 range(
      Class<?> holder, String method, RangeKernel1 call, Object... arguments) {
    return new OverRange1(holder, method, arguments, call);
  }
<#list dimensions as dim>

  /** A method that takes an {@code Item${dim.count}}. */
  public static RangeKernel${dim.count} items(
      Class<?> holder, String method, Range${dim.count} range, Consumer<Item${dim.count}> call, Object... arguments) {
    return new OverRange${dim.count}(
        holder, method, arguments, (${dim.indices}) -> call.accept(Item${dim.count}.of(${dim.indices}, range)));
  }
</#list>
<#list dimensions as dim>

  /** A method that takes an {@code NdItem${dim.count}}. */
  public static NdKernel${dim.count} groups${dim.count}(
      Class<?> holder, String method, NdKernel${dim.count} call, Object... arguments) {
    return new OverGroups${dim.count}(holder, method, arguments, call);
  }
</#list>

  private abstract static class Method implements LauncherKernel {
    private final Class<?> holder;
    private final String method;
    private final Object[] arguments;

    Method(Class<?> holder, String method, Object[] arguments) {
      this.holder = holder;
      this.method = method;
      this.arguments = arguments.clone();
    }

    @Override
    public final Class<?> holder() {
      return holder;
    }

    @Override
    public final String method() {
      return method;
    }

    @Override
    public final Object[] arguments() {
      return arguments.clone();
    }
  }
<#macro kernel over type parameters arguments>

  @SuppressWarnings("serial") // No kernel is ever written; the interface is for its lambdas.
  private static final class ${over} extends Method implements ${type} {
    private final ${type} call;

    ${over}(Class<?> holder, String method, Object[] arguments, ${type} call) {
      super(holder, method, arguments);
      this.call = call;
    }

    @Override
    public void run(${parameters}) {
      call.run(${arguments});
    }
  }
</#macro>
<#list dimensions as dim>
<@kernel "OverRange${dim.count}" "RangeKernel${dim.count}" dim.indexParameters dim.indices/>
</#list>
<#list dimensions as dim>
<@kernel "OverGroups${dim.count}" "NdKernel${dim.count}" "NdItem${dim.count} item" "item"/>
</#list>
}
