package dev.sycamore.backend.worker.postlink;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The libraries of DPC++'s runtime that modules of SPIR-V are linked with when they are loaded. A
 * function of one has a name that begins with {@code __devicelib_} and no body. Each library is a
 * bit of the mask that an image has.
 */
final class DeviceLibraries {

  private static final String PREFIX = "__devicelib_";

  private static final String MATH =
      "acos|acosh|asin|asinh|atan|atan2|atanh|cbrt|cos|cosh|erf|erfc|exp|exp2|expm1|fdim|fma|fmod"
          + "|frexp|hypot|ilogb|ldexp|lgamma|log|log10|log1p|log2|logb|modf|nextafter|pow|remainder"
          + "|remquo|scalbn|sin|sinh|sqrt|tan|tanh|tgamma";

  private static final String COMPLEX =
      "cabs|cacos|cacosh|carg|casin|casinh|catan|catanh|ccos|ccosh|cexp|cimag|clog|cpolar|cpow|cproj"
          + "|creal|csin|csinh|csqrt|ctan|ctanh";

  private static final String IMF_DOUBLE =
      "fma|floor|ceil|fabs|trunc|rint|rcp64h|nearbyint|inv|sqrt|rsqrt|fmax|fmin|copysign"
          + "|d(add|sub|mul|div)";

  /** The first that a name matches is its library. */
  private static final Map<Pattern, Integer> BITS = new LinkedHashMap<>();

  static {
    add(0, "assert_(read|fail)");
    add(1, "(" + MATH + ")f|l{0,2}abs|l{0,2}div");
    add(2, MATH);
    add(3, "(" + COMPLEX + ")f|__(div|mul)sc3");
    add(4, COMPLEX + "|__(div|mul)dc3");
    add(5, "mem(cpy|set|cmp)");
    add(7, "imf_(.*double.*|(" + IMF_DOUBLE + ")(_r[dnuz])?)");
    add(8, "imf_.*(bf16|bfloat16).*");
    add(6, "imf_.*");
    add(9, "Convert(FToBF16|BF16ToF)INTEL(Vec[0-9]+)?");
    add(10, "default_(work|sub)_group_.*");
  }

  private DeviceLibraries() {}

  private static void add(int bit, String names) {
    BITS.put(Pattern.compile(names), bit);
  }

  /** The mask of functions without a body. */
  static int mask(List<String> declared) {
    int mask = 0;
    for (String name : declared) {
      if (name.startsWith(PREFIX)) {
        String rest = name.substring(PREFIX.length());
        mask |=
            BITS.entrySet().stream()
                .filter(library -> library.getKey().matcher(rest).matches())
                .findFirst()
                .map(library -> 1 << library.getValue())
                .orElse(0);
      }
    }
    return mask;
  }
}
