; Where the use itself has no place: that of the function (it has no column), or of the call of a declaration.
; USED @kernel = 6 8 9
; USED @signature = 6
; USED @said = 8
; WARN hw.cpp:50: warning: function 'kernel' uses aspect 'fp64' not listed in 'sycl::device_has'
; WARN use is from this call chain:
; WARN   kernel()
; WARN   signature() hw.cpp:41:3
; WARN hw.cpp:60: warning: function 'kernel' uses aspect '8' not listed in 'sycl::device_has'
; WARN use is from this call chain:
; WARN   kernel()
; WARN   said() hw.cpp:42:3
; WARN hw.cpp:43:7: warning: function 'kernel' uses aspect 'image' not listed in 'sycl::device_has'
; WARN use is from this call chain:
; WARN   kernel()
; WARN   declares() hw.cpp:43:7

define spir_kernel void @kernel(ptr %d) !dbg !10 !intel_declared_aspects !5 {
  call spir_func void @signature(ptr %d), !dbg !20
  call spir_func void @said(), !dbg !21
  call spir_func void @declares(), !dbg !22
  ret void
}

define spir_func void @signature(ptr byval(double) %x) !dbg !11 {
  ret void
}

define spir_func void @said() !dbg !12 !intel_used_aspects !6 {
  ret void
}

declare !intel_declared_aspects !7 spir_func void @declares()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3, !4}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "hand", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "hw.cpp", directory: "/src")
!2 = !DISubroutineType(types: !5)
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 7, !"Dwarf Version", i32 4}
!5 = !{}
!6 = !{i32 8}
!7 = !{i32 9}
!10 = distinct !DISubprogram(name: "kernel", scope: !1, file: !1, line: 40, type: !2, scopeLine: 40, spFlags: DISPFlagDefinition, unit: !0)
!11 = distinct !DISubprogram(name: "signature", scope: !1, file: !1, line: 50, type: !2, scopeLine: 50, spFlags: DISPFlagDefinition, unit: !0)
!12 = distinct !DISubprogram(name: "said", scope: !1, file: !1, line: 60, type: !2, scopeLine: 60, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocation(line: 41, column: 3, scope: !10)
!21 = !DILocation(line: 42, column: 3, scope: !10)
!22 = !DILocation(line: 43, column: 7, scope: !10)
