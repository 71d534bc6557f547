/**
 * Keeps React's text nodes usable on a page that the browser translates. A translator puts `<font>` elements in the place of text
 * nodes, which React goes on changing, moving and removing (https://github.com/facebook/react/issues/11538). A text that changes,
 * moves or is removed, or that something is put before, takes its place again first; the translator then translates it anew.
 */
export function followTranslator(page: Element): void {
  const changes = new MutationObserver((records) => {
    for (const { target } of records) restore(target)
  })
  const replacements = new MutationObserver(note)
  replacements.observe(page, { childList: true, subtree: true })

  const standIns = new WeakMap<Node, Element>()
  const taken = new WeakSet<Element>()
  let isTranslated = false

  function note(records: readonly MutationRecord[]): void {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const text of removedNodes) {
        if (!(text instanceof Text) || text.isConnected) continue
        const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => isFont(node) && !taken.has(node))
        if (!isFont(standIn)) continue
        taken.add(standIn)
        standIns.set(text, standIn)
        changes.observe(text, { characterData: true })
        if (!isTranslated) restoreBeforeUse()
        isTranslated = true
      }
    }
  }

  function restore(node: Node | null): void {
    if (!node) return
    const standIn = standIns.get(node)
    standIns.delete(node)
    if (standIn?.parentNode) standIn.parentNode.replaceChild(node, standIn)
  }

  /** Only on a page that is being translated: every other one keeps the browser's own methods. */
  function restoreBeforeUse(): void {
    const { appendChild, insertBefore, removeChild } = Node.prototype
    const use = (...nodes: readonly (Node | null)[]) => {
      note(replacements.takeRecords())
      for (const node of nodes) restore(node)
    }
    Object.assign(Node.prototype, {
      appendChild(this: Node, child: Node) {
        use(child)
        return appendChild.call(this, child)
      },
      insertBefore(this: Node, child: Node, before: Node | null) {
        use(child, before)
        return insertBefore.call(this, child, before)
      },
      removeChild(this: Node, child: Node) {
        use(child)
        return removeChild.call(this, child)
      }
    })
  }
}

function isFont(node: Node | null | undefined): node is Element {
  return node?.nodeName === 'FONT'
}
