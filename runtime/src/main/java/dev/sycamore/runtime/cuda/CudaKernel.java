package dev.sycamore.runtime.cuda;

import dev.sycamore.binding.ArgumentBinding;
import dev.sycamore.binding.ParameterBinding;
import dev.sycamore.runtime.driver.DeviceStream.DeviceKernel;
import dev.sycamore.runtime.images.ImageCache;
import java.util.List;

/**
 * A kernel that can be launched.
 *
 * @param function the {@code CUfunction}
 * @param shown its name and place
 * @param limits what its code allows
 * @param module keeps the code
 */
record CudaKernel(
    long function,
    List<ArgumentBinding> arguments,
    List<ParameterBinding> parameters,
    String shown,
    FunctionLimits limits,
    ImageCache.Loaded<Long> module)
    implements DeviceKernel {}
