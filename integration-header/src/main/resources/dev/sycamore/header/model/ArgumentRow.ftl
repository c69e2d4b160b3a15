<#-- @ftlvariable name="" type="dev.sycamore.header.model.ArgumentRow" -->

            new ArgumentBinding(
                ${name}, ArgumentKind.${kind}, ElementKind.${element}, ${dimensions}, ArgumentAccess.${access})<#rt>
