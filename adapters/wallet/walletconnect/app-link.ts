/** The wallet that the visitor picked. */
export interface WalletApp {
  readonly name: string
  /** Brings its app to the front, such as `rainbow://`; only on a phone. */
  readonly href?: string
}

export type LinkStorage = Pick<Storage, 'setItem' | 'removeItem'>

/** Where the package looks for the link that it opens with every request; it never takes it away by itself. */
const LINK_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** Has requests bring the wallet's app to the front, for as long as somebody keeps it. */
export class AppLink {
  readonly #app: WalletApp | undefined
  readonly #storage: LinkStorage | undefined

  /** @param storage the page's localStorage, where there is one. */
  constructor(app: WalletApp | undefined, storage: LinkStorage | undefined) {
    this.#app = app
    this.#storage = storage
  }

  /** Without an app this is `forget`: another wallet's link may stand there. */
  keep(): void {
    const { name, href } = this.#app ?? {}
    if (href === undefined) this.forget()
    else this.#attempt((storage) => storage.setItem(LINK_KEY, JSON.stringify({ href, name })))
  }

  forget(): void {
    this.#attempt((storage) => storage.removeItem(LINK_KEY))
  }

  /** A browser may forbid storage at any time: the visitor opens the app by hand then. */
  #attempt(act: (storage: LinkStorage) => void): void {
    try {
      if (this.#storage) act(this.#storage)
    } catch {}
  }
}
