// What no command of BiDi does in Firefox ESR, from a window of the browser itself.

/** Serialised and run there. */
const prepare = `(id, scheme) => {
  const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs')
  const page = NavigableManager.getBrowsingContextById(id)
  page.prefersColorSchemeOverride = scheme
  // The Tab key stays in the page, as in a browser without a window.
  page.topChromeWindow.document.getElementById('navigator-toolbox').hidden = true
}`

export class FirefoxPages {
  #ask
  /** By user context: of the pages that it will have. */
  #schemes = new Map()

  /** @param ask sends a command and resolves with its result. */
  constructor(ask) {
    this.#ask = ask
  }

  /** As `emulation.setMediaFeaturesOverride` does. */
  async chooseScheme({ features, contexts = [], userContexts = [] }) {
    const scheme = features['prefers-color-scheme'] ?? 'none'
    for (const userContext of userContexts) this.#schemes.set(userContext, scheme)
    for (const page of contexts) await this.#prepare(page, scheme)
  }

  /** For a page or frame that was created. */
  async onCreated({ context, parent, userContext }) {
    const scheme = this.#schemes.get(userContext)
    if (scheme !== undefined && !parent) await this.#prepare(context, scheme)
  }

  async #prepare(page, scheme) {
    const { contexts } = await this.#ask('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 })
    await this.#ask('script.callFunction', {
      functionDeclaration: prepare,
      target: { context: contexts[0].context },
      arguments: [page, scheme].map((value) => ({ type: 'string', value })),
      awaitPromise: false
    })
  }
}
