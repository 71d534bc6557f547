import type { Page } from '@playwright/test'
import type { LanguageTag } from '#ui/text/languages.ts'

/** What ends in an ellipsis by design, since it is as long as somebody made it: names of wallets, accounts and networks. */
export const SHORTENED = 'bdi, bdi *, [title]'

export interface Misfits {
  readonly language: LanguageTag
  readonly found: readonly string[]
}

/**
 * Texts that are cut off, broken within a word, stick out of their button or of the window, buttons that are higher than they
 * need to be, and a page that scrolls sideways; in words.
 */
export function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(findMisfits, SHORTENED)
}

/** Serialised and run in the page, so it can use only its argument. */
export function findMisfits(shortened: string): readonly string[] {
  /** In px, of a select. */
  const ARROW = 14
  /** In px: a line is that much higher than the letters in it. */
  const LEADING = 8
  /** Of scripts with spaces between words: others break anywhere. A longer one is nobody's word, and is broken. */
  const WORD = /(?<!\p{L})[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Devanagari}\p{M}]{2,24}(?!\p{L})/gu
  const { documentElement } = document
  const found: string[] = []
  const sideways = documentElement.scrollWidth - documentElement.clientWidth
  if (sideways > 0) found.push(`the page scrolls sideways by ${sideways} px`)
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || node.textContent?.trim() === '' || isHidden(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
    for (const { left, right, top, bottom } of lines) check(parent, { left, right, top, bottom })
    if (lines.length > 1 && !parent.closest(`${shortened}, [translate=no], code`)) checkWords(node, parent)
  }
  for (const field of document.querySelectorAll('select, input[placeholder]')) checkField(field)
  for (const button of document.querySelectorAll('button, a')) checkHeight(button)
  return [...new Set(found)]

  type Edges = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>

  /** Goes outwards from a text to the window. What can be scrolled to counts as seen. */
  function check(parent: Element, text: Edges): void {
    let scrollsDown = false
    const said = `“${parent.textContent?.trim().slice(0, 60)}”`
    for (let around: Element | null = parent; around && around !== documentElement; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around)
      const box = around.getBoundingClientRect()
      if (around.matches('button, a, summary, [role=button]')) {
        if (sticksOut(text, box) || text.top < box.top - 1 || text.bottom > box.bottom + 1)
          found.push(`${said} sticks out of its ${around.localName}`)
      }
      if (/auto|scroll/.test(overflowX) && around.scrollWidth > around.clientWidth) return
      scrollsDown ||= /auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight
      if (/hidden|clip/.test(overflowX) && sticksOut(text, box) && !around.matches(shortened)) {
        found.push(`${said} is cut off by its ${around.localName}`)
        return
      }
      if (!scrollsDown && /hidden|clip/.test(overflowY) && (text.bottom > box.bottom + 2 || text.top < box.top - 2)) {
        found.push(`${said} is cut off above or below by its ${around.localName}`)
        return
      }
      if (position === 'fixed') break
    }
    if (text.left < -1 || text.right > innerWidth + 1) found.push(`${said} sticks out of the window`)
  }

  function checkWords(node: Node, parent: Element): void {
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(WORD)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top))
      if (new Set(tops).size > 1) found.push(`“${word}” is broken in its ${parent.localName}`)
    }
  }

  /** Of a button that has a least height: in a stretched row it would be higher than all others. */
  function checkHeight(button: Element): void {
    const { minHeight, paddingTop, paddingBottom } = getComputedStyle(button)
    const least = Number.parseFloat(minHeight)
    if (!least || isHidden(button)) return
    const range = document.createRange()
    range.selectNodeContents(button)
    const needed =
      range.getBoundingClientRect().height + Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
    const { height } = button.getBoundingClientRect()
    if (height > Math.max(least, needed + LEADING) + 1)
      found.push(`“${button.textContent?.trim().slice(0, 60)}” is ${Math.round(height)} px high`)
  }

  /** A browser cuts off what a field shows without a trace in its layout. */
  function checkField(field: Element): void {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field)
    const isSelect = field instanceof HTMLSelectElement
    const text = isSelect ? field.selectedOptions[0]?.text : field.getAttribute('placeholder')
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas || !text || isHidden(field)) return
    canvas.font = font
    const arrow = isSelect ? ARROW : 0
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - arrow
    if (canvas.measureText(text).width > room + 1) found.push(`“${text}” is cut off in its ${field.localName}`)
  }

  function sticksOut(inner: Edges, outer: Edges): boolean {
    return inner.left < outer.left - 1 || inner.right > outer.right + 1
  }

  /** Only heard, or not there. */
  function isHidden(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { clipPath, position } = getComputedStyle(around)
      if (clipPath !== 'none' || around.matches('option, script, style, noscript')) return true
      if (position === 'absolute' && around.clientWidth <= 1) return true
    }
    return false
  }
}
