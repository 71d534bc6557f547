/** Creates an element with properties and children; strings are never parsed as HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  Object.assign(created, properties)
  created.append(...children)
  return created
}
