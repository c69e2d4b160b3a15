; Commands that are continued, conditions, pipes, redirections, files of its own, and a failure that is expected.
; RUN: %if asserts %{ not-a-command %}
; RUN: split-file %s %t.dir
; RUN: opt -passes=sycl-propagate-aspects-usage -S \
; RUN:     < %t.dir/in.ll | FileCheck %t.dir/in.ll %if system-linux %{ --check-prefix=LINUX %} %else %{ --check-prefix=OTHER %}
; RUN: llvm-as %t.dir/in.ll -o - | opt -passes=sycl-propagate-aspects-usage > %T/out.bc && llvm-dis < %T/out.bc | FileCheck %t.dir/in.ll --check-prefix=LINUX
; RUN: llvm-nm %T/out.bc | FileCheck %t.dir/in.ll --check-prefix=NAMES
; RUN: not opt -passes=sycl-propagate-aspects-usage %S/missing.ll -o %t.ll
; RUN: opt -passes=instcombine -S %t.dir/in.ll | FileCheck %t.dir/in.ll --check-prefix=OTHER

;--- in.ll
; LINUX: @k() !sycl_used_aspects
; OTHER: define spir_kernel void @k() {
; NAMES: T k
define spir_kernel void @k() {
  %a = alloca double
  ret void
}

!sycl_aspects = !{!0}
!0 = !{!"fp64", i32 6}
