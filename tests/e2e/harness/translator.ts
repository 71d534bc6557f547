import type { Page } from '@playwright/test'

/**
 * Translates the page as browsers do, now and with every change: each text node gives way to `<font>` elements with a translation,
 * here the text between marks, but for what asks not to be translated.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translate = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const texts = node instanceof Text ? [node] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        const parent = text.parentElement
        if (!parent || text.data.trim() === '' || parent.closest('script, style, font, [translate=no]')) continue
        const outer = document.createElement('font')
        outer.append(document.createElement('font'))
        if (outer.firstElementChild) outer.firstElementChild.textContent = `«${text.data.trim()}»`
        parent.insertBefore(outer, text)
        parent.removeChild(text)
      }
    }
    translate(document.body)
    const changes = new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(translate)
    })
    changes.observe(document.body, { childList: true, subtree: true })
  })
}
