/**
 * Java types on a device. Start at {@link dev.sycamore.outliner.types.DeviceTypes}; {@link
 * dev.sycamore.outliner.types.ApiTypes} are the classes of the API that device code knows by name.
 *
 * <p>It knows symbols and the device model, but neither syntax trees nor kernels.
 */
package dev.sycamore.outliner.types;
