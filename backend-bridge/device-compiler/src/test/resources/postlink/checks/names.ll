; Without debug information the front end's own words for a function and its place are shown.
; OPTIONS only-kernels
; IMAGE app_App_run_k1a2b3c4d | aspects 6
; WARN Lib.java:7:3: warning: function 'Lib.twice(double)' uses aspect 'fp64' not expected by its calling kernel.
; WARN Missing [[sycl::device_has()]] on SYCL_EXTERNAL function?
; WARN in.ll: warning: function 'ext__Lib__half' uses aspect 'fp64' not expected by its calling kernel.
; WARN Missing [[sycl::device_has()]] on SYCL_EXTERNAL function?

define spir_kernel void @app_App_run_k1a2b3c4d() #0 {
  call spir_func void @ext__Lib__twice__double()
  call spir_func void @ext__Lib__half()
  ret void
}

define spir_func void @ext__Lib__twice__double() #1 {
  %x = alloca double
  ret void
}

define spir_func void @ext__Lib__half() #2 {
  %x = alloca double
  ret void
}

attributes #0 = { "sycl-module-id"="app.App" "sycamore-name"="App.run.k1a2b3c4d" "sycamore-place"="App.java:5:9" }
attributes #1 = { "sycl-module-id"="Lib" "sycamore-name"="Lib.twice(double)" "sycamore-place"="Lib.java:7:3" }
attributes #2 = { "sycl-module-id"="Lib" "sycamore-place"="nowhere" }
