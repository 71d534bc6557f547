import type { BrowserContext, Page } from '@playwright/test'
import type { PageEvent } from '#devchain/capsule/page-event.ts'

type Kind = PageEvent['kind']

const MAX_EVENTS = 2_000
const MAX_CHARACTERS = 2_000

/** Records the events and messages of a test's pages for its capsule. */
export class PageEvents {
  #entries: PageEvent[] = []
  readonly #pages: Page[] = []

  async watch(context: BrowserContext): Promise<this> {
    context.on('page', (page) => this.#follow(page))
    context.on('console', (message) =>
      this.#add(message.page() ?? undefined, 'logged', `${message.type()}: ${message.text()}`)
    )
    context.on('weberror', (error) => this.#add(error.page() ?? undefined, 'failed', String(error.error())))
    context.on('requestfailed', (request) =>
      this.#add(undefined, 'failed', `${request.method()} ${request.url()}: ${request.failure()?.errorText}`)
    )
    await context.exposeBinding('recordForCapsule', ({ page }, kind: Kind, text: string) => this.#add(page, kind, text))
    await context.addInitScript(recordPage)
    return this
  }

  /** The last 2000, oldest first. */
  entries(): readonly PageEvent[] {
    return [...this.#entries]
  }

  #follow(page: Page): void {
    this.#pages.push(page)
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.#add(page, 'navigated', frame.url())
    })
  }

  #add(page: Page | undefined, kind: Kind, text: string): void {
    const entry = {
      time: Date.now(),
      page: page ? this.#pages.indexOf(page) + 1 : 0,
      kind,
      text: text.slice(0, MAX_CHARACTERS)
    }
    this.#entries.push(entry)
    if (this.#entries.length > MAX_EVENTS) this.#entries.shift()
  }
}

/** Runs in every page, before the page's code. */
function recordPage(): void {
  const RECORDED_KEYS = ['Enter', 'Escape', 'Tab', ' ']
  const bound = window as unknown as { readonly recordForCapsule?: (kind: string, text: string) => Promise<void> }
  const record = (kind: string, text: string) => void bound.recordForCapsule?.(kind, text.trim().replace(/\s+/g, ' '))
  const nameOf = (target: EventTarget | null) => {
    const element =
      target instanceof Element ? (target.closest('a, button, input, summary, [role]') ?? target) : undefined
    return element ? `${element.getAttribute('aria-label') ?? element.textContent ?? ''} (${element.localName})` : ''
  }
  addEventListener('click', ({ target }) => record('clicked', nameOf(target)), true)
  addEventListener(
    'keydown',
    ({ key, target }) => {
      if (RECORDED_KEYS.includes(key)) record('pressed', `${key} on ${nameOf(target)}`)
    },
    true
  )
  const setItem = Storage.prototype.setItem
  Storage.prototype.setItem = function recordItem(key, value) {
    setItem.call(this, key, value)
    record('stored', key.startsWith('wc@') ? key : `${key} = ${value}`)
  }
  let openDialogs: readonly string[] = []
  let announced = new Map<Element, string>()
  const recordChanges = () => {
    const dialogs = [...document.querySelectorAll('dialog[open]')].map((dialog) => {
      const title = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')
      return title?.textContent ?? 'a dialog without a title'
    })
    for (const title of dialogs) if (!openDialogs.includes(title)) record('opened', title)
    for (const title of openDialogs) if (!dialogs.includes(title)) record('closed', title)
    openDialogs = dialogs
    const regions = [...document.querySelectorAll('[role=status], [role=alert], [aria-live]')]
    const texts = new Map(regions.map((region) => [region, region.textContent ?? '']))
    for (const [region, text] of texts) if (text && announced.get(region) !== text) record('announced', text)
    announced = texts
  }
  const changes = { subtree: true, childList: true, characterData: true, attributeFilter: ['open'] }
  new MutationObserver(recordChanges).observe(document, changes)
}
