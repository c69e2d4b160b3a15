import static dev.sycamore.NdRange.ndRange;

import dev.sycamore.*;

/** Matrices that no sub-group holds as a whole, of no constant size, or whose sizes do not fit. */
public class MatrixPlaces {
  static void clear(MatrixAccumulator sum) {
    /*! SYC1031 | the sub-group reaches this group operation */sum.fill(0);
  }

  record Holder(MatrixAccumulator sum) {}

  public static void run(DeviceQueue q, float[] a, int rows) {
    q.parallelFor(
        ndRange(64, 32),
        it -> {
          SubGroup group = it.subGroup();
          MatrixAccumulator sum = group.accumulator(16, 16);
          Tf32MatrixA left = group.tf32MatrixA(16, 8);
          Tf32MatrixB right = group.tf32MatrixB(8, 16);
          MatrixAccumulator some = group.accumulator(/*! SYC1010 | a matrix whose size is not constant */rows, 8);
          MatrixAccumulator odd = /*! SYC1010 | a matrix of 20 x 8 elements */group.accumulator(20, 8);
          HalfMatrixA none = /*! SYC1010 | a matrix of 0 x 16 elements */group.halfMatrixA(0, 16);
          MatrixAccumulator huge = /*! SYC1010 | a matrix of 1048576 elements */group.accumulator(1024, 1024);
          clear(/*! SYC1010 | not the initial value of a local variable */group.accumulator(16, 8));
          Holder held = new Holder(/*! SYC1010 | not the initial value */group.accumulator(16, 8));
          Tf32MatrixB deep = group.tf32MatrixB(16, 16);
          /*! SYC1010 | a product of matrices of 16 x 8 and 16 x 16 elements that is added to one of 16 x 16 */sum.multiplyAdd(left, deep);
          MatrixAccumulator narrow = group.accumulator(16, 8);
          /*! SYC1010 | and 8 x 16 elements that is added to one of 16 x 8 */narrow.multiplyAdd(left, right);
          float[] own = new float[256];
          /*! SYC1010 | a matrix in a private array */sum.load(own, 0, 16);
          left.load(a, 0, 8);
          if (it.localId() < 16) {
            /*! SYC1031 | the sub-group reaches this group operation */sum.multiplyAdd(left, right);
            /*! SYC1031 | the sub-group reaches this group operation */sum.store(a, 0, 16);
            clear(sum);
          }
          if (it.groupId() == 1 || group.groupId() == 0) {
            sum.multiplyAdd(left, right);
          }
          MatrixAccumulator other = sum;
          other.store(a, 0, 16);
        });
  }
}
