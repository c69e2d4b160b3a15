<#-- Lines break where the formatter would break them, since debug info has the lines of this code. -->
<#assign t = kind.type>
<#assign bool = t == "boolean">
package dev.sycamore.devicelib.arrays;

import dev.sycamore.devicelib.LibraryChecks;

/** {@code java.util.Arrays} and copies, of arrays of {@code ${t}}. */
public final class ${kind.name}Arrays {
<#if !bool>
  /** Up to so many elements are sorted by insertion. */
  private static final int FEW = 24;

</#if>
  private ${kind.name}Arrays() {}

  public static void fill(${t}[] a, ${t} value) {
    for (int k = 0; k < a.length; k++) {
      a[k] = value;
    }
  }

  public static void fill(${t}[] a, int from, int to, ${t} value) {
    LibraryChecks.requireRange(
        (0 <= from) & (from <= to) & (to <= a.length), "", a.length, from, to);
    for (int k = from; k < to; k++) {
      a[k] = value;
    }
  }

  public static boolean equals(${t}[] a, ${t}[] b) {
    if (a.length != b.length) {
      return false;
    }
    for (int k = 0; k < a.length; k++) {
      if (!same(a[k], b[k])) {
        return false;
      }
    }
    return true;
  }

  public static boolean equals(${t}[] a, int aFrom, int aTo, ${t}[] b, int bFrom, int bTo) {
    LibraryChecks.requireRange(
        (0 <= aFrom) & (aFrom <= aTo) & (aTo <= a.length), "", a.length, aFrom, aTo);
    LibraryChecks.requireRange(
        (0 <= bFrom) & (bFrom <= bTo) & (bTo <= b.length), "", b.length, bFrom, bTo);
    int length = aTo - aFrom;
    if (length != bTo - bFrom) {
      return false;
    }
    for (int k = 0; k < length; k++) {
      if (!same(a[aFrom + k], b[bFrom + k])) {
        return false;
      }
    }
    return true;
  }

  /** The first index at which arrays differ; -1 if they are equal. */
  public static int mismatch(${t}[] a, ${t}[] b) {
    int length = Math.min(a.length, b.length);
    for (int k = 0; k < length; k++) {
      if (!same(a[k], b[k])) {
        return k;
      }
    }
    return a.length == b.length ? -1 : length;
  }

  /** The first index in the ranges at which they differ; -1 if they are equal. */
  public static int mismatch(${t}[] a, int aFrom, int aTo, ${t}[] b, int bFrom, int bTo) {
    LibraryChecks.requireRange(
        (0 <= aFrom) & (aFrom <= aTo) & (aTo <= a.length), "", a.length, aFrom, aTo);
    LibraryChecks.requireRange(
        (0 <= bFrom) & (bFrom <= bTo) & (bTo <= b.length), "", b.length, bFrom, bTo);
    int length = Math.min(aTo - aFrom, bTo - bFrom);
    for (int k = 0; k < length; k++) {
      if (!same(a[aFrom + k], b[bFrom + k])) {
        return k;
      }
    }
    return aTo - aFrom == bTo - bFrom ? -1 : length;
  }

  public static int hashCode(${t}[] a) {
    int hash = 1;
    for (int k = 0; k < a.length; k++) {
      hash = 31 * hash + ${kind.box()}.hashCode(a[k]);
    }
    return hash;
  }

  /** Elements are read before others are written over them: {@code System.arraycopy}. */
  public static void copy(${t}[] source, int from, ${t}[] target, int to, int count) {
    LibraryChecks.requireCopy(
        (0 <= from)
            & (0 <= to)
            & (0 <= count)
            & (from <= source.length - count)
            & (to <= target.length - count),
        "${t}",
        source.length,
        from,
        target.length,
        to,
        count);
    if (from < to) {
      for (int k = count - 1; k >= 0; k--) {
        target[to + k] = source[from + k];
      }
    } else {
      for (int k = 0; k < count; k++) {
        target[to + k] = source[from + k];
      }
    }
  }

  private static boolean same(${t} x, ${t} y) {
<#if kind.floating()>
    return ${kind.box()}.compare(x, y) == 0;
<#else>
    return x == y;
</#if>
  }
<#if !bool>

  public static void sort(${t}[] a) {
    order(a, 0, a.length);
  }

  public static void sort(${t}[] a, int from, int to) {
    LibraryChecks.requireRange(
        (0 <= from) & (from <= to) & (to <= a.length), "", a.length, from, to);
    order(a, from, to);
  }

  /** By insertion, or as a heap: a work-item has no stack for more. */
  private static void order(${t}[] a, int from, int to) {
    if (to - from <= FEW) {
      insert(a, from, to);
      return;
    }
    for (int root = (to - from) / 2 - 1; root >= 0; root--) {
      sift(a, from, root, to - from);
    }
    for (int last = to - from - 1; last > 0; last--) {
      ${t} largest = a[from];
      a[from] = a[from + last];
      a[from + last] = largest;
      sift(a, from, 0, last);
    }
  }

  private static void insert(${t}[] a, int from, int to) {
    for (int next = from + 1; next < to; next++) {
      ${t} value = a[next];
      int place = next;
      while (place > from && less(value, a[place - 1])) {
        a[place] = a[place - 1];
        place--;
      }
      a[place] = value;
    }
  }

  /** Moves an element down until none below it is larger. */
  private static void sift(${t}[] a, int from, int root, int size) {
    ${t} value = a[from + root];
    int parent = root;
    int child = 2 * parent + 1;
    while (child < size) {
      if (child + 1 < size && less(a[from + child], a[from + child + 1])) {
        child++;
      }
      if (!less(value, a[from + child])) {
        break;
      }
      a[from + parent] = a[from + child];
      parent = child;
      child = 2 * parent + 1;
    }
    a[from + parent] = value;
  }

  public static int binarySearch(${t}[] a, ${t} key) {
    return find(a, 0, a.length, key);
  }

  public static int binarySearch(${t}[] a, int from, int to, ${t} key) {
    LibraryChecks.requireRange(
        (0 <= from) & (from <= to) & (to <= a.length), "", a.length, from, to);
    return find(a, from, to, key);
  }

  private static int find(${t}[] a, int from, int to, ${t} key) {
    int low = from;
    int high = to - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      if (less(a[middle], key)) {
        low = middle + 1;
      } else if (less(key, a[middle])) {
        high = middle - 1;
      } else {
        return middle;
      }
    }
    return -(low + 1);
  }

  private static boolean less(${t} x, ${t} y) {
<#if kind.floating()>
    return ${kind.box()}.compare(x, y) < 0;
<#else>
    return x < y;
</#if>
  }
</#if>
}
