/**
 * Group operations as devices run them, a part of the device library.
 *
 * <p>Work-groups leave their values in scratch local memory, one element for each work-item, and
 * meet at barriers; sub-groups shuffle. No loop has a barrier in it: compilers of CPU devices split
 * loops at barriers, which takes them long. The order in which values are combined is that of
 * {@link dev.sycamore.GroupOperations}, whatever the device, so that sums of floating point of a
 * work-group have the same bits everywhere, and those of sub-groups wherever these have the same
 * size. Every operation on a work-group ends with a barrier: the next one may write the scratch
 * memory at once.
 *
 * <p>The first parameters are the compiler's: of a work-group scratch memory, the group, the
 * sub-group and the work-item's index in the group; of a sub-group itself. {@code GroupLibrary} of
 * the outliner finds the methods by their names and types.
 *
 * <p>Copies between global and local memory are the target's own where it has such ({@link
 * dev.sycamore.devicelib.groups.CopyEngine}); otherwise each work-item copies some of the elements.
 *
 * <p>The classes of one element kind, such as {@code IntGroup}, are generated when the runtime is
 * built, from {@code src/main/templates/devicelib/groups}.
 */
package dev.sycamore.devicelib.groups;
