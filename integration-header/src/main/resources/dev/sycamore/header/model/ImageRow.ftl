<#-- @ftlvariable name="" type="dev.sycamore.header.model.ImageRow" -->

          new ImageBinding(ImageKind.${kind}, ${target}, ${resource})<#rt>
