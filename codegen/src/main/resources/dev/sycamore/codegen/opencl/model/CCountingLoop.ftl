<#-- @ftlvariable name="" type="dev.sycamore.codegen.opencl.model.CCountingLoop" -->
for (int ${index} = 0; ${index} < ${count}; ${index}++) {
<#list body as statement>
<@include object=statement/>
</#list>
}
