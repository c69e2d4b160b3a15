; With debug information the function's place stands in front. Names of C++ are shown without parameters.
; OPTIONS only-kernels
; IMAGE kernel | aspects 6
; WARN lib.cpp:7: warning: function 'lib::twice' uses aspect 'fp64' not expected by its calling kernel.
; WARN Missing [[sycl::device_has()]] on SYCL_EXTERNAL function?

define spir_kernel void @kernel() #0 {
  call spir_func void @_ZN3lib5twiceEv()
  ret void
}

define spir_func void @_ZN3lib5twiceEv() #1 !dbg !4 {
  %x = alloca double
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" }
!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, emissionKind: FullDebug)
!3 = !DIFile(filename: "lib.cpp", directory: "/")
!4 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 7, type: !5, spFlags: DISPFlagDefinition, unit: !2)
!5 = !DISubroutineType(types: !6)
!6 = !{}
