<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CWhile" -->
while (<@include object=condition/>) {
<#list body as statement>
<@include object=statement/>
</#list>
}
