; Without debug information the front end's own words for functions and their places are shown; those of the use if it has some.
; USED @app_App_run_k1a2b3c4d = 6
; USED @app_App_twice__double = 6
; USED @app_App_other = 6
; USED @app_App_helper = 6
; FIXED @app_App_run_k1a2b3c4d = !{}
; FIXED @app_App_other = !{}
; WARN App.java:12:3: warning: function 'App.run.k1a2b3c4d' uses aspect 'fp64' not listed in 'sycl::device_has'
; WARN use is from this call chain:
; WARN   App.run.k1a2b3c4d()
; WARN   App.twice(double)
; WARN compile with '-g' to get source location
; WARN App.java:30:9: warning: function 'App.other' uses aspect 'fp64' not listed in 'sycl::device_has'
; WARN use is from this call chain:
; WARN   App.other()
; WARN   app_App_helper()
; WARN compile with '-g' to get source location

define spir_kernel void @app_App_run_k1a2b3c4d() "sycamore-name"="App.run.k1a2b3c4d" "sycamore-place"="App.java:5:9" !intel_declared_aspects !0 {
  call spir_func void @app_App_twice__double()
  ret void
}

define internal spir_func void @app_App_twice__double() "sycamore-name"="App.twice(double)" "sycamore-place"="App.java:12:3" {
  %x = alloca double
  ret void
}

define spir_kernel void @app_App_other() "sycamore-name"="App.other" "sycamore-place"="App.java:30:9" !intel_declared_aspects !0 {
  call spir_func void @app_App_helper()
  ret void
}

define internal spir_func void @app_App_helper() {
  %x = alloca double
  ret void
}

!0 = !{}
