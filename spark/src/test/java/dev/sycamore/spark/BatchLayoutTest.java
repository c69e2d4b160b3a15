package dev.sycamore.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.Test;

/** Which columns batches have, and what is wrong with them. */
class BatchLayoutTest {
  private static final StructType ROWS =
      new StructType()
          .add("name", DataTypes.StringType)
          .add("x", DataTypes.FloatType)
          .add("n", DataTypes.LongType)
          .add("twice", DataTypes.IntegerType)
          .add("twice", DataTypes.IntegerType);

  @Test
  void inputsAreFoundByNameAndOutputsComeAfterTheRest() {
    BatchLayout layout =
        BatchLayout.of(ROWS, List.of("n", "x"), new StructType().add("y", DataTypes.DoubleType));

    assertThat(layout.inputs())
        .containsExactly(
            new BatchColumn("n", ColumnType.LONG, 2), new BatchColumn("x", ColumnType.FLOAT, 1));
    assertThat(layout.outputs()).containsExactly(new BatchColumn("y", ColumnType.DOUBLE, 5));
    assertThat(layout.appendedTo(ROWS).fieldNames())
        .containsExactly("name", "x", "n", "twice", "twice", "y");
  }

  @Test
  void whatIsWrongNamesTheColumn() {
    assertRefused("z", "y", "there is no column `z`; the columns are [name, x, n, twice, twice]");
    assertRefused("twice", "y", "there are several columns `twice`");
    assertRefused("name", "y", "column `name` is of type string; columns of kernels are of double");
    assertRefused("x", "n", "there is a column `n` already");
  }

  private static void assertRefused(String input, String output, String message) {
    StructType outputs = new StructType().add(output, DataTypes.DoubleType);

    assertThatThrownBy(() -> BatchLayout.of(ROWS, List.of(input), outputs))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(message);
  }
}
