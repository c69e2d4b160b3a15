<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CParentheses" -->
(<@include object=inner/>)<#t>
