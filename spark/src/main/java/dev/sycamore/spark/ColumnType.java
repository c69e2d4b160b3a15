package dev.sycamore.spark;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Optional;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;

/** The types of columns that kernels use, as arrays. */
enum ColumnType {
  DOUBLE(DataTypes.DoubleType, double.class) {
    @Override
    void read(Row row, int ordinal, Object array, int i) {
      ((double[]) array)[i] = row.getDouble(ordinal);
    }

    @Override
    Object value(Object array, int i) {
      return ((double[]) array)[i];
    }

    @Override
    void clear(Object array) {
      Arrays.fill((double[]) array, 0);
    }
  },
  FLOAT(DataTypes.FloatType, float.class) {
    @Override
    void read(Row row, int ordinal, Object array, int i) {
      ((float[]) array)[i] = row.getFloat(ordinal);
    }

    @Override
    Object value(Object array, int i) {
      return ((float[]) array)[i];
    }

    @Override
    void clear(Object array) {
      Arrays.fill((float[]) array, 0);
    }
  },
  INT(DataTypes.IntegerType, int.class) {
    @Override
    void read(Row row, int ordinal, Object array, int i) {
      ((int[]) array)[i] = row.getInt(ordinal);
    }

    @Override
    Object value(Object array, int i) {
      return ((int[]) array)[i];
    }

    @Override
    void clear(Object array) {
      Arrays.fill((int[]) array, 0);
    }
  },
  LONG(DataTypes.LongType, long.class) {
    @Override
    void read(Row row, int ordinal, Object array, int i) {
      ((long[]) array)[i] = row.getLong(ordinal);
    }

    @Override
    Object value(Object array, int i) {
      return ((long[]) array)[i];
    }

    @Override
    void clear(Object array) {
      Arrays.fill((long[]) array, 0);
    }
  };

  @SuppressWarnings("ImmutableEnumChecker") // Spark's simple types are constants.
  private final DataType sparkType;

  private final Class<?> element;

  ColumnType(DataType sparkType, Class<?> element) {
    this.sparkType = sparkType;
    this.element = element;
  }

  static Optional<ColumnType> of(DataType type) {
    return Arrays.stream(values()).filter(known -> known.sparkType.equals(type)).findFirst();
  }

  /** Puts the value of a row, which is not null, into an array. */
  abstract void read(Row row, int ordinal, Object array, int i);

  /** An element of an array, as rows have it. */
  abstract Object value(Object array, int i);

  /** Sets all elements of an array to 0. */
  abstract void clear(Object array);

  /** An array of zeros. */
  Object allocate(int length) {
    return Array.newInstance(element, length);
  }

  /** What Spark calls it. */
  DataType sparkType() {
    return sparkType;
  }
}
