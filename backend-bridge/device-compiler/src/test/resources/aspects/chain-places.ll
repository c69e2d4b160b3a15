; The example of the design document, with debug information.
; USED @kernel = 6
; USED @_Z3foov = 6
; USED @_Z3barv = 6
; USED @_Z3boov = 6
; WARN hw.cpp:27:4: warning: function 'foo' uses aspect 'fp64' not listed in 'sycl::device_has'
; WARN use is from this call chain:
; WARN   foo()
; WARN   bar() hw.cpp:15:3
; WARN   boo() hw.cpp:25:5

define spir_kernel void @kernel() !dbg !10 {
  call spir_func void @_Z3foov(), !dbg !20
  ret void, !dbg !20
}

define spir_func void @_Z3foov() !dbg !11 !intel_declared_aspects !5 {
  call spir_func void @_Z3barv(), !dbg !21
  ret void, !dbg !21
}

define spir_func void @_Z3barv() !dbg !12 {
  call spir_func void @_Z3boov(), !dbg !22
  ret void, !dbg !22
}

define spir_func void @_Z3boov() !dbg !13 {
  ; The stack slot has no place of its own; what is done with it has.
  %x = alloca double
  store double 1.0, ptr %x, !dbg !23
  ret void, !dbg !23
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3, !4}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "hand", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "hw.cpp", directory: "/src")
!2 = !DISubroutineType(types: !5)
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 7, !"Dwarf Version", i32 4}
!5 = !{}
!10 = distinct !DISubprogram(name: "kernel", scope: !1, file: !1, line: 40, type: !2, scopeLine: 40, spFlags: DISPFlagDefinition, unit: !0)
!11 = distinct !DISubprogram(name: "foo", linkageName: "_Z3foov", scope: !1, file: !1, line: 14, type: !2, scopeLine: 14, spFlags: DISPFlagDefinition, unit: !0)
!12 = distinct !DISubprogram(name: "bar", linkageName: "_Z3barv", scope: !1, file: !1, line: 24, type: !2, scopeLine: 24, spFlags: DISPFlagDefinition, unit: !0)
!13 = distinct !DISubprogram(name: "boo", linkageName: "_Z3boov", scope: !1, file: !1, line: 26, type: !2, scopeLine: 26, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 41, column: 3, scope: !10)
!21 = !DILocation(line: 15, column: 3, scope: !11)
!22 = !DILocation(line: 25, column: 5, scope: !12)
!23 = !DILocation(line: 27, column: 4, scope: !13)
