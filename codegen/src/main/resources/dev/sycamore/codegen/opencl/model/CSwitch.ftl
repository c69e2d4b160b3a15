<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CSwitch" -->
switch (<@include object=selector/>) {
<#list cases as case>
<@include object=case/>
</#list>
}
