package dev.sycamore.binding.properties;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What an image demands of a device: the properties of {@link
 * PropertyCategory#DEVICE_REQUIREMENTS}.
 *
 * @param aspects the numbers of the aspects that the device must have, all of them
 * @param fixedTargets the aspects of the targets that the image is for, and no other; an empty set
 *     is for none; without one it is for all
 * @param subGroupSizes that the device must run, all of them
 * @param workGroupSizes that the device must run, all of them
 */
public record DeviceRequirements(
    SortedSet<Integer> aspects,
    Optional<SortedSet<Integer>> fixedTargets,
    SortedSet<Integer> subGroupSizes,
    List<WorkGroupSize> workGroupSizes) {

  static final String ASPECT = "aspect";
  static final String ASPECTS = "aspects";
  static final String FIXED_TARGET = "fixed_target";
  static final String SUB_GROUP_SIZE = "reqd_sub_group_size";
  static final String WORK_GROUP_SIZE = "reqd_work_group_size";
  static final String WORK_GROUP_SIZE_64 = "reqd_work_group_size_uint64_t";
  static final String WORK_GROUP_DIMENSIONS = "work_group_num_dim";

  public DeviceRequirements {
    aspects = copy(aspects);
    fixedTargets =
        fixedTargets.isPresent() ? Optional.of(copy(fixedTargets.get())) : Optional.empty();
    subGroupSizes = copy(subGroupSizes);
    workGroupSizes = List.copyOf(workGroupSizes);
  }

  /** Demands nothing. */
  public static DeviceRequirements none() {
    return new DeviceRequirements(new TreeSet<>(), Optional.empty(), new TreeSet<>(), List.of());
  }

  /**
   * Reads the properties of either dialect; others are left alone.
   *
   * @throws InvalidException if one is not what its name says
   */
  public static DeviceRequirements of(PropertySet set) throws InvalidException {
    return new RequirementsReader(set).read();
  }

  /**
   * The properties, in the order in which they are written.
   *
   * @throws IllegalArgumentException if {@link Dialect#DPCPP} has no spelling for more than one
   *     sub-group size, or work-group size
   */
  public Map<String, PropertyValue> properties(Dialect dialect) {
    Map<String, PropertyValue> properties = new LinkedHashMap<>();
    if (dialect == Dialect.DPCPP) {
      properties.put(ASPECTS, PropertyValue.u32s(aspects));
    } else if (!aspects.isEmpty()) {
      properties.put(ASPECT, PropertyValue.u32s(aspects));
    }
    fixedTargets.ifPresent(targets -> properties.put(FIXED_TARGET, PropertyValue.u32s(targets)));
    if (!subGroupSizes.isEmpty()) {
      properties.put(
          SUB_GROUP_SIZE,
          dialect == Dialect.DPCPP
              ? PropertyValue.number(only(subGroupSizes.stream().toList()))
              : PropertyValue.u32s(subGroupSizes));
    }
    if (workGroupSizes.isEmpty()) {
      return properties;
    }
    if (dialect == Dialect.DPCPP) {
      WorkGroupSize size = only(workGroupSizes);
      properties.put(WORK_GROUP_SIZE_64, PropertyValue.u64s(size.sizes()));
      properties.put(WORK_GROUP_DIMENSIONS, PropertyValue.number(size.dimensions()));
    } else {
      properties.put(WORK_GROUP_SIZE, CountedSizes.value(workGroupSizes));
    }
    return properties;
  }

  private static <T> T only(List<T> values) {
    if (values.size() > 1) {
      throw new IllegalArgumentException("DPC++ has no property for several sizes: " + values);
    }
    return values.get(0);
  }

  private static SortedSet<Integer> copy(SortedSet<Integer> numbers) {
    SortedSet<Integer> copy = new TreeSet<>(numbers);
    if (!copy.isEmpty() && copy.first() < 0) {
      throw new IllegalArgumentException("below 0: " + copy.first());
    }
    return Collections.unmodifiableSortedSet(copy);
  }

  /** A property that is not what its name says. */
  public static final class InvalidException extends Exception {

    private static final long serialVersionUID = 1L;

    private final String key;

    InvalidException(String key, String problem) {
      super("`" + key + "` " + problem);
      this.key = key;
    }

    /** The property's key. */
    public String key() {
      return key;
    }
  }
}
