function int f0(int i#0)
  display "Case.f0(int)"
{
  return i#0 + 1;
}
function int f1(int i#0)
  display "Case.f1(int)"
{
  return f0(i#0)@11:1 + f0(i#0)@11:2;
}
function int f2(int i#0)
  display "Case.f2(int)"
{
  return f1(i#0)@12:1 + f1(i#0)@12:2;
}
function int f3(int i#0)
  display "Case.f3(int)"
{
  return f2(i#0)@13:1 + f2(i#0)@13:2;
}
function int f4(int i#0)
  display "Case.f4(int)"
{
  return f3(i#0)@14:1 + f3(i#0)@14:2;
}
function int f5(int i#0)
  display "Case.f5(int)"
{
  return f4(i#0)@15:1 + f4(i#0)@15:2;
}
function int f6(int i#0)
  display "Case.f6(int)"
{
  return f5(i#0)@16:1 + f5(i#0)@16:2;
}
function int f7(int i#0)
  display "Case.f7(int)"
{
  return f6(i#0)@17:1 + f6(i#0)@17:2;
}
function int f8(int i#0)
  display "Case.f8(int)"
{
  return f7(i#0)@18:1 + f7(i#0)@18:2;
}
function int f9(int i#0)
  display "Case.f9(int)"
{
  return f8(i#0)@19:1 + f8(i#0)@19:2;
}
function int f10(int i#0)
  display "Case.f10(int)"
{
  return f9(i#0)@20:1 + f9(i#0)@20:2;
}
function int f11(int i#0)
  display "Case.f11(int)"
{
  return f10(i#0)@21:1 + f10(i#0)@21:2;
}
function int f12(int i#0)
  display "Case.f12(int)"
{
  return f11(i#0)@22:1 + f11(i#0)@22:2;
}
function int f13(int i#0)
  display "Case.f13(int)"
{
  return f12(i#0)@23:1 + f12(i#0)@23:2;
}
function int f14(int i#0)
  display "Case.f14(int)"
{
  return f13(i#0)@24:1 + f13(i#0)@24:2;
}
function int f15(int i#0)
  display "Case.f15(int)"
{
  return f14(i#0)@25:1 + f14(i#0)@25:2;
}
function int f16(int i#0)
  display "Case.f16(int)"
{
  return f15(i#0)@26:1 + f15(i#0)@26:2;
}
function int f17(int i#0)
  display "Case.f17(int)"
{
  return f16(i#0)@27:1 + f16(i#0)@27:2;
}
function int f18(int i#0)
  display "Case.f18(int)"
{
  return f17(i#0)@28:1 + f17(i#0)@28:2;
}
function int f19(int i#0)
  display "Case.f19(int)"
{
  return f18(i#0)@29:1 + f18(i#0)@29:2;
}
function int f20(int i#0)
  display "Case.f20(int)"
{
  return f19(i#0)@30:1 + f19(i#0)@30:2;
}
function int f21(int i#0)
  display "Case.f21(int)"
{
  return f20(i#0)@31:1 + f20(i#0)@31:2;
}
function int f22(int i#0)
  display "Case.f22(int)"
{
  return f21(i#0)@32:1 + f21(i#0)@32:2;
}
function int f23(int i#0)
  display "Case.f23(int)"
{
  return f22(i#0)@33:1 + f22(i#0)@33:2;
}
function int f24(int i#0)
  display "Case.f24(int)"
{
  return f23(i#0)@34:1 + f23(i#0)@34:2;
}
function int f25(int i#0)
  display "Case.f25(int)"
{
  return f24(i#0)@35:1 + f24(i#0)@35:2;
}
function int f26(int i#0)
  display "Case.f26(int)"
{
  return f25(i#0)@36:1 + f25(i#0)@36:2;
}
function int f27(int i#0)
  display "Case.f27(int)"
{
  return f26(i#0)@37:1 + f26(i#0)@37:2;
}
function int f28(int i#0)
  display "Case.f28(int)"
{
  return f27(i#0)@38:1 + f27(i#0)@38:2;
}
function int f29(int i#0)
  display "Case.f29(int)"
{
  return f28(i#0)@39:1 + f28(i#0)@39:2;
}
function int f30(int i#0)
  display "Case.f30(int)"
{
  return f29(i#0)@40:1 + f29(i#0)@40:2;
}
function int f31(int i#0)
  display "Case.f31(int)"
{
  return f30(i#0)@41:1 + f30(i#0)@41:2;
}
function int f32(int i#0)
  display "Case.f32(int)"
{
  return f31(i#0)@42:1 + f31(i#0)@42:2;
}
function int f33(int i#0)
  display "Case.f33(int)"
{
  return f32(i#0)@43:1 + f32(i#0)@43:2;
}
function int f34(int i#0)
  display "Case.f34(int)"
{
  return f33(i#0)@44:1 + f33(i#0)@44:2;
}
function int f35(int i#0)
  display "Case.f35(int)"
{
  return f34(i#0)@45:1 + f34(i#0)@45:2;
}
function int f36(int i#0)
  display "Case.f36(int)"
{
  return f35(i#0)@46:1 + f35(i#0)@46:2;
}
function int f37(int i#0)
  display "Case.f37(int)"
{
  return f36(i#0)@47:1 + f36(i#0)@47:2;
}
function int f38(int i#0)
  display "Case.f38(int)"
{
  return f37(i#0)@48:1 + f37(i#0)@48:2;
}
function int f39(int i#0)
  display "Case.f39(int)"
{
  return f38(i#0)@49:1 + f38(i#0)@49:2;
}
function int f40(int i#0)
  display "Case.f40(int)"
{
  return f39(i#0)@50:1 + f39(i#0)@50:2;
}
function int f41(int i#0)
  display "Case.f41(int)"
{
  return f40(i#0)@51:1 + f40(i#0)@51:2;
}
function int f42(int i#0)
  display "Case.f42(int)"
{
  return f41(i#0)@52:1 + f41(i#0)@52:2;
}
function int f43(int i#0)
  display "Case.f43(int)"
{
  return f42(i#0)@53:1 + f42(i#0)@53:2;
}
function int f44(int i#0)
  display "Case.f44(int)"
{
  return f43(i#0)@54:1 + f43(i#0)@54:2;
}
function int f45(int i#0)
  display "Case.f45(int)"
{
  return f44(i#0)@55:1 + f44(i#0)@55:2;
}
function int f46(int i#0)
  display "Case.f46(int)"
{
  return f45(i#0)@56:1 + f45(i#0)@56:2;
}
function int f47(int i#0)
  display "Case.f47(int)"
{
  return f46(i#0)@57:1 + f46(i#0)@57:2;
}
function int f48(int i#0)
  display "Case.f48(int)"
{
  return f47(i#0)@58:1 + f47(i#0)@58:2;
}
function int f49(int i#0)
  display "Case.f49(int)"
{
  return f48(i#0)@59:1 + f48(i#0)@59:2;
}
function int f50(int i#0)
  display "Case.f50(int)"
{
  return f49(i#0)@60:1 + f49(i#0)@60:2;
}
function int f51(int i#0)
  display "Case.f51(int)"
{
  return f50(i#0)@61:1 + f50(i#0)@61:2;
}
function int f52(int i#0)
  display "Case.f52(int)"
{
  return f51(i#0)@62:1 + f51(i#0)@62:2;
}
function int f53(int i#0)
  display "Case.f53(int)"
{
  return f52(i#0)@63:1 + f52(i#0)@63:2;
}
function int f54(int i#0)
  display "Case.f54(int)"
{
  return f53(i#0)@64:1 + f53(i#0)@64:2;
}
function int f55(int i#0)
  display "Case.f55(int)"
{
  return f54(i#0)@65:1 + f54(i#0)@65:2;
}
function int f56(int i#0)
  display "Case.f56(int)"
{
  return f55(i#0)@66:1 + f55(i#0)@66:2;
}
function int f57(int i#0)
  display "Case.f57(int)"
{
  return f56(i#0)@67:1 + f56(i#0)@67:2;
}
function int f58(int i#0)
  display "Case.f58(int)"
{
  return f57(i#0)@68:1 + f57(i#0)@68:2;
}
function int f59(int i#0)
  display "Case.f59(int)"
{
  return f58(i#0)@69:1 + f58(i#0)@69:2;
}
function int f60(int i#0)
  display "Case.f60(int)"
{
  return f59(i#0)@70:1 + f59(i#0)@70:2;
}
function int f61(int i#0)
  display "Case.f61(int)"
{
  return f60(i#0)@71:1 + f60(i#0)@71:2;
}
function int f62(int i#0)
  display "Case.f62(int)"
{
  return f61(i#0)@72:1 + f61(i#0)@72:2;
}
function int f63(int i#0)
  display "Case.f63(int)"
{
  return f62(i#0)@73:1 + f62(i#0)@73:2;
}
function int f64(int i#0)
  display "Case.f64(int)"
{
  return f63(i#0)@74:1 + f63(i#0)@74:2;
}
function int f65(int i#0)
  display "Case.f65(int)"
{
  return f64(i#0)@75:1 + f64(i#0)@75:2;
}
function int f66(int i#0)
  display "Case.f66(int)"
{
  return f65(i#0)@76:1 + f65(i#0)@76:2;
}
function int f67(int i#0)
  display "Case.f67(int)"
{
  return f66(i#0)@77:1 + f66(i#0)@77:2;
}
function int f68(int i#0)
  display "Case.f68(int)"
{
  return f67(i#0)@78:1 + f67(i#0)@78:2;
}
function int f69(int i#0)
  display "Case.f69(int)"
{
  return f68(i#0)@79:1 + f68(i#0)@79:2;
}
function int f70(int i#0)
  display "Case.f70(int)"
{
  return f69(i#0)@80:1 + f69(i#0)@80:2;
}
kernel nd_range 1 k "kernel"
  at @1:1
{
  int i#5 = f70(1);
}
// finds:
f0 5
f1 17
f2 41
f3 89
f4 185
f5 377
f6 761
f7 1529
f8 3065
f9 6137
f10 12281
f11 24569
f12 49145
f13 98297
f14 196601
f15 393209
f16 786425
f17 1572857
f18 3145721
f19 6291449
f20 12582905
f21 25165817
f22 50331641
f23 100663289
f24 201326585
f25 402653177
f26 805306361
f27 1610612729
f28 3221225465
f29 6442450937
f30 12884901881
f31 25769803769
f32 51539607545
f33 103079215097
f34 206158430201
f35 412316860409
f36 824633720825
f37 1649267441657
f38 3298534883321
f39 6597069766649
f40 13194139533305
f41 26388279066617
f42 52776558133241
f43 105553116266489
f44 211106232532985
f45 422212465065977
f46 844424930131961
f47 1688849860263929
f48 3377699720527865
f49 6755399441055737
f50 13510798882111481
f51 27021597764222969
f52 54043195528445945
f53 108086391056891897
f54 216172782113783801
f55 432345564227567609
f56 864691128455135225
f57 1729382256910270457
f58 2305843009213693951
f59 2305843009213693951
f60 2305843009213693951
f61 2305843009213693951
f62 2305843009213693951
f63 2305843009213693951
f64 2305843009213693951
f65 2305843009213693951
f66 2305843009213693951
f67 2305843009213693951
f68 2305843009213693951
f69 2305843009213693951
f70 2305843009213693951
kernel 2305843009213693951
