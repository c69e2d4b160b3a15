package attribution;

import static attribution.Constants.*;
import static attribution.Constants.Nested;
import static java.lang.Math.max;
import static java.lang.Math.*;

import java.util.Map;
import java.util.Map.Entry;

/** Names: shadowing, inheritance, nesting, imports, patterns. */
class Scopes extends ScopesParent {
  int x;
  static float st = 1f;
  Inner inner = new Inner();
  Scopes self = this;

  class Inner {
    long x;
    int own = inheritedField;

    void use() {
      var a = x + Scopes.this.x;
      var b = Scopes.this.inherited() + st;
      var c = own + inheritedStatic;
      var d = this.x;
      var e = Scopes.super.inherited();
      Scopes.this.x++;
    }

    class Deep {
      double x;

      void use() {
        var a = x + Inner.this.x + Scopes.this.x;
        var b = inherited();
      }
    }
  }

  static class StaticNested {
    short y;

    int twice() {
      return y * 2 + (int) st;
    }
  }

  @Override
  long inherited() {
    return super.inherited() + super.inheritedField;
  }

  void shadows(int st) {
    var a = st + Scopes.st;
    if (st > 0) {
      float x = 1;
      var b = x + this.x;
    } else {
      long x = 1;
      var b = x;
    }
    var c = x;
    for (int i = 0, j = 1; i < 4; i++, j <<= 1) {
      var d = i * j;
    }
    for (long i = 0; i < 3; ++i) {
      var d = i + 1;
    }
    {
      byte inheritedField = 1;
      var d = inheritedField << 1;
    }
    var e = inheritedField;
  }

  void qualified(int[][] m, Scopes[] all) {
    var a = java.lang.Math.max(1, 2L);
    var b = java.lang.Integer.MAX_VALUE;
    var c = attribution.Constants.TABLE[1] + Constants.TABLE.length;
    var d = m.length + m[0].length;
    var e = self.self.x + all[0].self.inner.x;
    var f = new Scopes().inner.own;
    var g = Constants.Nested.DEPTH;
    var h = Nested.Deeper.FLAG ? Nested.DEPTH : LIMIT;
    var i = all[m[0][1]].x;
    var j = java.util.concurrent.TimeUnit.SECONDS;
    Entry<Integer, Long> entry = Map.entry(1, 2L);
    var k = entry.getKey() + entry.getValue();
    Map.Entry<Integer, Long> entry2 = entry;
    var l = Scopes.StaticNested.class;
    var n = int[].class;
    var o = int.class;
    var p = self.getClass();
  }

  void imported() {
    var a = LIMIT + 1;
    var b = EPSILON * 2;
    var c = TABLE[LIMIT % 2];
    var d = max(1, 2f);
    var e = abs(-1L) + floorMod(7, 3);
    var f = PI * sqrt(2);
    var g = NAME + LIMIT;
    var h = twice(3) + twice(2.0f);
    var i = Color.RED;
    var j = Color.valueOf("RED").ordinal();
    var k = Color.values().length;
    var l = Color.GREEN.weight * 2;
    var m = Color.GREEN.mixed(Color.RED);
  }

  int patterns(Object o, Object q) {
    if (o instanceof Integer i && i > 3) {
      return i + 1;
    }
    if (!(o instanceof Float f)) {
      return 0;
    }
    var a = f * 2;
    if (!(q instanceof Long l) || l < 0) {
      return (int) (f + 1);
    }
    var b = l + f;
    while (!(o instanceof Byte bb)) {
      o = next(o);
    }
    var c = bb << 1;
    var d = q instanceof Short s ? s + 1 : 2;
    var e = q instanceof Double x && x > 0 || q instanceof Long;
    var g = !(q instanceof Character ch) ? 'a' : ch;
    boolean z = (o instanceof Integer k) && (k & 1) == 0;
    return 1;
  }

  Object next(Object o) {
    return o;
  }

  void labels(int n) {
    outer:
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        if (i * j > 7) {
          continue outer;
        }
        if (i + j == n) {
          break outer;
        }
      }
    }
    int k = 0;
    do {
      k += n;
    } while (k < 100);
    assert k > 0 : "positive " + k;
    synchronized (this) {
      k--;
    }
    try (java.io.StringReader r = new java.io.StringReader("x")) {
      var c = r.read() + 1;
    } catch (java.io.IOException | RuntimeException e) {
      var m = e.getMessage();
      throw new IllegalStateException(e);
    } finally {
      k = 1;
    }
  }
}

class ScopesParent {
  protected int inheritedField;
  static char inheritedStatic = 'i';

  long inherited() {
    return 1;
  }
}
