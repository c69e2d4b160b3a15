; RUN: opt -passes=sycl-propagate-aspects-usage -S < %s | FileCheck %s
; CHECK: this is not there
define spir_kernel void @k() {
  ret void
}
