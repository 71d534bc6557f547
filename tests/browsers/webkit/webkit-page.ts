import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import { pixelsIn, readCode } from '../../e2e/harness/scan-code.ts'
import { limit } from '../../run/limits.mjs'
import type { Element, WebDriver } from './web-driver.ts'

/** Finds elements by role and name, in the page. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8'
)

/** Something may still be moving. */
const CLICK_MS = limit(10_000)

/** WebDriver's names of keys. */
const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Backspace: '\uE003' } as const

export interface Found {
  readonly element: Element
  readonly text: string
  readonly isFocused: boolean
}

/** The page in a window of WebKit: what a visitor sees and does there. An open dialog hides the rest. */
export class WebKitPage {
  readonly driver: WebDriver
  readonly #origin: string

  constructor(driver: WebDriver, origin: string) {
    this.driver = driver
    this.#origin = origin
  }

  async open(path = '/'): Promise<void> {
    await this.driver.goTo(this.#origin + path)
  }

  /** Waits until the page has reloaded itself. */
  async reloadsItself(): Promise<void> {
    const navigation = () => performance.getEntriesByType('navigation').map((entry) => entry.toJSON()['type'])
    await expect(async () => {
      expect(await this.driver.run(navigation)).toEqual(['reload'])
    }, 'the page has not reloaded itself').toPass({ timeout: limit(CLICK_MS) })
  }

  /** What is there with this role and name, within the open dialog if there is one. */
  async find(role: string, name: string | RegExp): Promise<readonly Found[]> {
    const query = typeof name === 'string' ? name : { source: name.source }
    const found = await this.driver.run(findInPage, role, query)
    if (found) return found
    await this.driver.runScript(library)
    // Nothing if the page was reloaded in between.
    return (await this.driver.run(findInPage, role, query)) ?? []
  }

  async sees(role: string, name: string | RegExp): Promise<Found> {
    let found: Found | undefined
    await expect
      .poll(async () => {
        ;[found] = await this.find(role, name)
        return found !== undefined
      }, `no ${role} “${name}”`)
      .toBe(true)
    // Polled until it was there.
    return found as Found
  }

  async lacks(role: string, name: string | RegExp = /^/): Promise<void> {
    await expect.poll(async () => (await this.find(role, name)).map(({ text }) => text)).toEqual([])
  }

  async reads(text: string | RegExp): Promise<void> {
    const seen = () =>
      this.driver.run(() => ((document.querySelector('dialog[open]') as HTMLElement | null) ?? document.body).innerText)
    if (typeof text === 'string') await expect.poll(seen).toContain(text)
    else await expect.poll(seen).toMatch(text)
  }

  async click(role: string, name: string | RegExp): Promise<void> {
    await expect(async () => {
      const { element } = await this.sees(role, name)
      await this.driver.run(standsStill, element)
      await this.driver.click(element)
    }, `${role} “${name}” cannot be pressed`).toPass({ timeout: limit(CLICK_MS) })
  }

  /** What the code on screen says. */
  async scan(): Promise<string> {
    let text: string | undefined
    await expect
      .poll(async () => {
        // Of the whole window: a picture of an element is that of its neighbourhood here.
        text = readCode(await this.driver.run(pixelsIn, await this.driver.screenshot()))
        return text
      }, 'no code to scan')
      .toBeDefined()
    return text ?? ''
  }

  /** Types into a field. */
  async type(label: string, text: string): Promise<void> {
    const { element } = await this.sees('textbox', label)
    await this.driver.type(element, text)
  }

  /** Presses a key, or those of a text, wherever the focus is. */
  async press(key: keyof typeof keys): Promise<void> {
    await this.driver.press([keys[key]])
  }

  async pressAll(text: string): Promise<void> {
    await this.driver.press([...text])
  }

  async focuses(role: string, name: string | RegExp): Promise<void> {
    await expect.poll(async () => (await this.find(role, name)).some(({ isFocused }) => isFocused)).toBe(true)
  }

  /** Reaches it with Tab, and presses Enter. */
  async pressOn(role: string, name: string | RegExp): Promise<void> {
    await this.tabTo(role, name)
    await this.press('Enter')
  }

  async tabTo(role: string, name: string | RegExp, most = 40): Promise<void> {
    await this.sees(role, name)
    for (let tabs = 0; tabs < most; tabs++) {
      if ((await this.find(role, name)).some(({ isFocused }) => isFocused)) return
      await this.press('Tab')
    }
    throw new Error(`${role} “${name}” is not among the first ${most} tab stops.`)
  }
}

interface Library {
  queryAllByRole(scope: Element, role: string, options: { readonly name: string | RegExp }): HTMLElement[]
}

/** Serialised and run in the page, so it can use only its arguments; undefined if the library is not there yet. */
function findInPage(role: string, name: string | { readonly source: string }): Found[] | undefined {
  const { TestingLibraryDom } = window as unknown as { readonly TestingLibraryDom?: Library }
  if (!TestingLibraryDom) return undefined
  const dialog = role === 'dialog' ? undefined : document.querySelector('dialog[open]')
  const scope = (dialog ?? document.body) as unknown as Element
  const pattern = typeof name === 'string' ? name : new RegExp(name.source)
  return TestingLibraryDom.queryAllByRole(scope, role, { name: pattern })
    .filter((found) => found.checkVisibility())
    .map((found) => ({
      // A visitor presses the label of a radio button.
      element: ((role === 'radio' && found.closest('label')) || found) as unknown as Element,
      text: found.innerText,
      isFocused: found === document.activeElement
    }))
}

/** Serialised and run in the page: the driver presses where the element was, so until nothing moves it any more. */
async function standsStill(reference: Element): Promise<void> {
  const element = reference as unknown as HTMLElement
  const moving = document.getAnimations().filter(({ effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    return target?.contains(element) && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
  })
  await Promise.allSettled(moving.map(({ finished }) => finished))
}
