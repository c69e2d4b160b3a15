package dev.sycamore.binding.properties;

import dev.sycamore.binding.properties.DeviceRequirements.InvalidException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Reads the demands of an image in both spellings. */
final class RequirementsReader {

  private final PropertySet set;

  RequirementsReader(PropertySet set) {
    this.set = set;
  }

  DeviceRequirements read() throws InvalidException {
    SortedSet<Integer> aspects = new TreeSet<>();
    for (String key : List.of(DeviceRequirements.ASPECT, DeviceRequirements.ASPECTS)) {
      aspects.addAll(numbers(key).orElse(new TreeSet<>()));
    }
    return new DeviceRequirements(
        aspects, numbers(DeviceRequirements.FIXED_TARGET), subGroupSizes(), workGroupSizes());
  }

  private SortedSet<Integer> subGroupSizes() throws InvalidException {
    String key = DeviceRequirements.SUB_GROUP_SIZE;
    if (set.find(key).orElse(null) instanceof PropertyValue.UInt32 number) {
      return new TreeSet<>(List.of(number(key, number.value())));
    }
    return numbers(key).orElse(new TreeSet<>());
  }

  private List<WorkGroupSize> workGroupSizes() throws InvalidException {
    List<WorkGroupSize> sizes = new ArrayList<>();
    String counted = DeviceRequirements.WORK_GROUP_SIZE;
    String wide = DeviceRequirements.WORK_GROUP_SIZE_64;
    String key = counted;
    try {
      if (set.find(counted).isPresent()) {
        sizes.addAll(CountedSizes.sizes(bytes(counted, Integer.BYTES)));
      }
      key = wide;
      if (set.find(wide).isPresent()) {
        sizes.add(size(bytes(wide, Long.BYTES)));
      }
    } catch (IllegalArgumentException e) {
      throw new InvalidException(key, "has " + e.getMessage());
    }
    return sizes;
  }

  private WorkGroupSize size(ByteBuffer bytes) throws InvalidException {
    List<Long> sizes = new ArrayList<>();
    while (bytes.hasRemaining()) {
      sizes.add(bytes.getLong());
    }
    String key = DeviceRequirements.WORK_GROUP_DIMENSIONS;
    Optional<PropertyValue> dimensions = set.find(key);
    if (dimensions.isEmpty()) {
      return new WorkGroupSize(sizes, sizes.size());
    }
    if (dimensions.get() instanceof PropertyValue.UInt32 number) {
      return new WorkGroupSize(sizes, number(key, number.value()));
    }
    throw new InvalidException(key, "is not a number, type 1");
  }

  /** The numbers of a property, or nothing if it is missing. */
  private Optional<SortedSet<Integer>> numbers(String key) throws InvalidException {
    if (set.find(key).isEmpty()) {
      return Optional.empty();
    }
    SortedSet<Integer> numbers = new TreeSet<>();
    ByteBuffer bytes = bytes(key, Integer.BYTES);
    while (bytes.hasRemaining()) {
      numbers.add(number(key, Integer.toUnsignedLong(bytes.getInt())));
    }
    return Optional.of(numbers);
  }

  private static int number(String key, long number) throws InvalidException {
    if (number > Integer.MAX_VALUE) {
      throw new InvalidException(key, "has " + number + ", which is too large");
    }
    return (int) number;
  }

  private ByteBuffer bytes(String key, int each) throws InvalidException {
    PropertyValue value = set.find(key).orElseThrow();
    if (!(value instanceof PropertyValue.Bytes bytes)) {
      throw new InvalidException(key, "is not bytes, type 2");
    }
    if (bytes.bitCount() % (each * (long) Byte.SIZE) != 0) {
      throw new InvalidException(
          key, "has " + bytes.bitCount() + " bits, which is not a multiple of " + each + " bytes");
    }
    return bytes.littleEndian();
  }
}
