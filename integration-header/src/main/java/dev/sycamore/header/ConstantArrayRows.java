package dev.sycamore.header;

import dev.sycamore.binding.ElementKind;
import dev.sycamore.header.model.ConstantArrayRow;
import dev.sycamore.model.expression.ConstantArray;
import dev.sycamore.model.program.DeviceUnit;
import dev.sycamore.model.type.ScalarType;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The static arrays of a unit that programs can change. */
final class ConstantArrayRows {

  /** A string constant has at most 65,535 bytes. */
  private static final int PIECE = 60_000;

  private final List<ConstantArray> arrays;
  private final Map<String, Integer> rowOf = new HashMap<>();

  ConstantArrayRows(DeviceUnit unit) {
    this.arrays = unit.constants().stream().filter(c -> c.origin().isPresent()).toList();
    arrays.forEach(array -> rowOf.put(array.symbol(), rowOf.size()));
  }

  /** One row for each array. */
  List<ConstantArrayRow> rows() {
    List<ConstantArrayRow> rows = new ArrayList<>();
    for (ConstantArray array : arrays) {
      ConstantArray.Origin origin = array.origin().orElseThrow();
      rows.add(
          new ConstantArrayRow(
              origin.holder(),
              origin.field(),
              origin.name(),
              ElementKind.valueOf(array.element().name()),
              origin.sizes(),
              content(array)));
    }
    return rows;
  }

  /** The rows of some of the arrays. */
  List<Integer> of(Set<String> symbols) {
    return symbols.stream().filter(rowOf::containsKey).map(rowOf::get).sorted().toList();
  }

  private static List<String> content(ConstantArray array) {
    ByteBuffer bytes = ByteBuffer.allocate(array.values().size() * array.element().size());
    boolean zeros = true;
    for (Object value : array.values()) {
      int start = bytes.position();
      put(bytes, array.element(), value);
      for (int i = start; i < bytes.position(); i++) {
        zeros &= bytes.get(i) == 0;
      }
    }
    List<String> pieces = new ArrayList<>();
    String digits = zeros ? "" : HexFormat.of().formatHex(bytes.array());
    for (int start = 0; start < digits.length(); start += PIECE) {
      pieces.add(digits.substring(start, Math.min(digits.length(), start + PIECE)));
    }
    return pieces;
  }

  private static void put(ByteBuffer bytes, ScalarType type, Object value) {
    switch (type) {
      case BOOLEAN -> bytes.put((byte) ((Boolean) value ? 1 : 0));
      case BYTE -> bytes.put((Byte) value);
      case SHORT, HALF -> bytes.putShort((Short) value);
      case CHAR -> bytes.putChar((Character) value);
      case INT -> bytes.putInt((Integer) value);
      case LONG -> bytes.putLong((Long) value);
      case FLOAT -> bytes.putFloat((Float) value);
      case DOUBLE -> bytes.putDouble((Double) value);
    }
  }
}
