<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CContinue" -->
continue;
