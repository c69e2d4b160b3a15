<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CBreak" -->
break;
