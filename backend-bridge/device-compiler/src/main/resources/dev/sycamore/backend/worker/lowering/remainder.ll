; The floating-point remainder of Java's operator %, which C calls fmod: exact, with the sign of the
; dividend. Finite operands become mantissa * 2^exponent; the dividend's mantissa is shifted left as
; far as 64 bits allow and reduced by an integer remainder, until the exponents are equal.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64"
target triple = "spir64-unknown-unknown"

declare i64 @llvm.ctlz.i64(i64, i1)

define spir_func float @__sycamore_remainder_float(float %x, float %y) nounwind {
entry:
  %x.bits = bitcast float %x to i32
  %y.bits = bitcast float %y to i32
  %sign = and i32 %x.bits, -2147483648
  %x.abs = and i32 %x.bits, 2147483647
  %y.abs = and i32 %y.bits, 2147483647
  %x.special = icmp uge i32 %x.abs, 2139095040
  %y.nan = icmp ugt i32 %y.abs, 2139095040
  %y.zero = icmp eq i32 %y.abs, 0
  %invalid.1 = or i1 %x.special, %y.nan
  %invalid = or i1 %invalid.1, %y.zero
  br i1 %invalid, label %nan, label %finite

nan:
  ret float 0x7FF8000000000000

finite:
  %smaller = icmp ult i32 %x.abs, %y.abs
  br i1 %smaller, label %dividend, label %divide

dividend:
  ret float %x

divide:
  %x.e = lshr i32 %x.abs, 23
  %y.e = lshr i32 %y.abs, 23
  %x.f = and i32 %x.abs, 8388607
  %y.f = and i32 %y.abs, 8388607
  %x.subnormal = icmp eq i32 %x.e, 0
  %y.subnormal = icmp eq i32 %y.e, 0
  %x.hidden = select i1 %x.subnormal, i32 0, i32 8388608
  %y.hidden = select i1 %y.subnormal, i32 0, i32 8388608
  %x.m32 = or i32 %x.f, %x.hidden
  %y.m32 = or i32 %y.f, %y.hidden
  %x.m = zext i32 %x.m32 to i64
  %y.m = zext i32 %y.m32 to i64
  %x.exp = select i1 %x.subnormal, i32 1, i32 %x.e
  %y.exp = select i1 %y.subnormal, i32 1, i32 %y.e
  %distance = sub i32 %x.exp, %y.exp
  br label %reduce

reduce:
  %left = phi i32 [ %distance, %divide ], [ %left.next, %reduce ]
  %m = phi i64 [ %x.m, %divide ], [ %m.next, %reduce ]
  %few = icmp ult i32 %left, 40
  %step = select i1 %few, i32 %left, i32 40
  %step.64 = zext i32 %step to i64
  %shifted = shl i64 %m, %step.64
  %m.next = urem i64 %shifted, %y.m
  %left.next = sub i32 %left, %step
  %done = icmp eq i32 %left.next, 0
  br i1 %done, label %compose, label %reduce

compose:
  %zero = icmp eq i64 %m.next, 0
  br i1 %zero, label %signed.zero, label %normalise

signed.zero:
  %zero.value = bitcast i32 %sign to float
  ret float %zero.value

normalise:
  %leading = call i64 @llvm.ctlz.i64(i64 %m.next, i1 false)
  %leading.32 = trunc i64 %leading to i32
  %wanted = sub i32 %leading.32, 40
  %limit = sub i32 %y.exp, 1
  %too.small = icmp ugt i32 %wanted, %limit
  %up = select i1 %too.small, i32 %limit, i32 %wanted
  %up.64 = zext i32 %up to i64
  %mantissa.64 = shl i64 %m.next, %up.64
  %mantissa = trunc i64 %mantissa.64 to i32
  %exp = sub i32 %y.exp, %up
  %exp.less = sub i32 %exp, 1
  %exp.field = shl i32 %exp.less, 23
  %magnitude = add i32 %exp.field, %mantissa
  %bits = or i32 %magnitude, %sign
  %value = bitcast i32 %bits to float
  ret float %value
}

define spir_func double @__sycamore_remainder_double(double %x, double %y) nounwind {
entry:
  %x.bits = bitcast double %x to i64
  %y.bits = bitcast double %y to i64
  %sign = and i64 %x.bits, -9223372036854775808
  %x.abs = and i64 %x.bits, 9223372036854775807
  %y.abs = and i64 %y.bits, 9223372036854775807
  %x.special = icmp uge i64 %x.abs, 9218868437227405312
  %y.nan = icmp ugt i64 %y.abs, 9218868437227405312
  %y.zero = icmp eq i64 %y.abs, 0
  %invalid.1 = or i1 %x.special, %y.nan
  %invalid = or i1 %invalid.1, %y.zero
  br i1 %invalid, label %nan, label %finite

nan:
  ret double 0x7FF8000000000000

finite:
  %smaller = icmp ult i64 %x.abs, %y.abs
  br i1 %smaller, label %dividend, label %divide

dividend:
  ret double %x

divide:
  %x.e = lshr i64 %x.abs, 52
  %y.e = lshr i64 %y.abs, 52
  %x.f = and i64 %x.abs, 4503599627370495
  %y.f = and i64 %y.abs, 4503599627370495
  %x.subnormal = icmp eq i64 %x.e, 0
  %y.subnormal = icmp eq i64 %y.e, 0
  %x.hidden = select i1 %x.subnormal, i64 0, i64 4503599627370496
  %y.hidden = select i1 %y.subnormal, i64 0, i64 4503599627370496
  %x.m = or i64 %x.f, %x.hidden
  %y.m = or i64 %y.f, %y.hidden
  %x.exp = select i1 %x.subnormal, i64 1, i64 %x.e
  %y.exp = select i1 %y.subnormal, i64 1, i64 %y.e
  %distance = sub i64 %x.exp, %y.exp
  br label %reduce

reduce:
  %left = phi i64 [ %distance, %divide ], [ %left.next, %reduce ]
  %m = phi i64 [ %x.m, %divide ], [ %m.next, %reduce ]
  %few = icmp ult i64 %left, 11
  %step = select i1 %few, i64 %left, i64 11
  %shifted = shl i64 %m, %step
  %m.next = urem i64 %shifted, %y.m
  %left.next = sub i64 %left, %step
  %done = icmp eq i64 %left.next, 0
  br i1 %done, label %compose, label %reduce

compose:
  %zero = icmp eq i64 %m.next, 0
  br i1 %zero, label %signed.zero, label %normalise

signed.zero:
  %zero.value = bitcast i64 %sign to double
  ret double %zero.value

; The mantissa moves up until its hidden bit is set, or the exponent is that of subnormals. The
; hidden bit then adds one to the exponent field, which is why one less is put there.
normalise:
  %leading = call i64 @llvm.ctlz.i64(i64 %m.next, i1 false)
  %wanted = sub i64 %leading, 11
  %limit = sub i64 %y.exp, 1
  %too.small = icmp ugt i64 %wanted, %limit
  %up = select i1 %too.small, i64 %limit, i64 %wanted
  %mantissa = shl i64 %m.next, %up
  %exp = sub i64 %y.exp, %up
  %exp.less = sub i64 %exp, 1
  %exp.field = shl i64 %exp.less, 52
  %magnitude = add i64 %exp.field, %mantissa
  %bits = or i64 %magnitude, %sign
  %value = bitcast i64 %bits to double
  ret double %value
}
