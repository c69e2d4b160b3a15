<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CGoto" -->
goto ${label};
