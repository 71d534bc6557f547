import type { Locator } from '@playwright/test'

/** A value of two parts, such as an amount and its symbol, as it is read in the page. */
interface FoundValue {
  readonly text: string
  /** Whether its first part is drawn left of its last one, on the same line. */
  readonly isInOrder: boolean
}

/** Every amount with a symbol and every shortened address that is drawn in a part of the page. */
export function valuesIn(part: Locator): Promise<readonly FoundValue[]> {
  return part.evaluate((root) => {
    const nodes: { readonly node: Text; readonly start: number }[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    let all = ''
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
      const before = nodes.at(-1)?.node
      if (before && before.parentElement !== node.parentElement) all += '\n'
      nodes.push({ node, start: all.length })
      all += node.data
    }
    const rectAt = (index: number): DOMRect => {
      const found = nodes.findLast(({ start }) => start <= index)
      if (!found) throw new Error('There is no text at this place.')
      const range = document.createRange()
      range.setStart(found.node, index - found.start)
      range.setEnd(found.node, index - found.start + 1)
      return range.getBoundingClientRect()
    }
    const isDrawn = (index: number): boolean => {
      const element = nodes.findLast(({ start }) => start <= index)?.node.parentElement
      return element?.checkVisibility() === true && element.getBoundingClientRect().width > 1
    }
    return [...all.matchAll(/\d[\d.,]*[kMBT]?[ \u00a0][A-Za-z]{2,5}\b|\b0x[\da-f]{2}…[\da-f]{4}/gi)]
      .filter(({ index }) => isDrawn(index))
      .map(({ 0: text, index }) => {
        const first = rectAt(index)
        const last = rectAt(index + text.length - 1)
        return { text, isInOrder: first.right <= last.left && Math.abs(first.bottom - last.bottom) < first.height / 2 }
      })
  })
}
