import { mayReload, parseResumption, type Resumption } from '#domain/connection/resumption.ts'
import { CodeError, type CodeFailure } from '#domain/wait/load-code.ts'
import { nameScope } from '#ui/base-path.ts'

const LOOK = { method: 'HEAD', cache: 'no-store' } as const
const RESUMPTION_KEY = `${nameScope}portside.resumption`
const SERVER_ANSWERS_WITHIN_MS = 5_000
/** In Chromium's and Firefox's reasons for a failed `import()`; WebKit's name no file. */
const ADDRESS = /https?:\/\/\S+/
/** Every file that `import()` loads together with others is among them. */
const PRELOADED = 'link[rel=modulepreload]'

/** The part of a window that recovery uses. */
export interface RecoveryPage {
  readonly location: Pick<Location, 'origin' | 'pathname' | 'reload'>
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  readonly document: { querySelectorAll(selector: string): Iterable<{ readonly href?: string }> }
  readonly fetch: typeof fetch
  readonly reportError: typeof reportError
}

/** What a part of the page knows about what the visitor is doing. */
export interface VisitState extends Resumption {
  /** A wallet request is pending: its answer would be lost in a reload. */
  readonly isWalletAsked?: boolean
}

interface Missing {
  readonly failure: CodeFailure
  readonly again: () => Promise<unknown>
}

/**
 * Recovers from code that failed to load. Many browsers cache a failed `import()` until the page is reloaded, and after
 * a deployment the file may no longer exist: if the server answers, a reload helps. The page reloads automatically only
 * for something that the visitor has asked for, and soon again only if the visitor retries and the server has the file by
 * now, as far as the browser says which file that is; anything else is reported as missing.
 */
export class CodeRecovery {
  readonly #page: () => RecoveryPage
  readonly #missing = new Map<string, Missing>()
  readonly #listeners = new Set<() => void>()
  readonly #visitStates = new Set<() => VisitState>()
  #resumption: Resumption | undefined
  #reloading: Promise<boolean> | undefined

  /** @param page called only when it is needed: prerendering has no window. */
  constructor(page: () => RecoveryPage = () => window) {
    this.#page = page
  }

  /** Why code that the page is waiting for is missing; undefined while none is. */
  get failure(): CodeFailure | undefined {
    const [first] = this.#missing.values()
    return first?.failure
  }

  /** What the visitor was doing when the page was reloaded. */
  get resumption(): Resumption {
    this.#resumption ??= this.#takeResumption()
    return this.#resumption
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Registers what to resume after a reload. */
  resumeAfterReload(read: () => VisitState): void {
    this.#visitStates.add(read)
  }

  /**
   * Loads something that the visitor has asked for. If only a reload helps, the page reloads and this never settles.
   * @param wanted what to resume beyond what is registered so far.
   */
  readonly loadOrReload = async <Result>(load: () => Promise<Result>, wanted?: Resumption): Promise<Result> => {
    return loadUnlessReloading(load, (cause) => this.recover(cause, wanted))
  }

  /** Loads something again at the visitor's request, even soon after a reload that did not help. */
  readonly retryOrReload = async <Result>(load: () => Promise<Result>): Promise<Result> => {
    return loadUnlessReloading(load, (cause) => this.recoverRetry(cause))
  }

  /**
   * Runs `load`; if it fails, the page says so until a later run succeeds. What the code itself throws is reported like an
   * uncaught error: the browser says only which files did not arrive.
   */
  async watch<Result>(name: string, load: () => Promise<Result>): Promise<Result> {
    try {
      const result = await load()
      this.#setMissing(name, undefined)
      return result
    } catch (cause) {
      if (!(cause instanceof CodeError)) this.#page().reportError(cause)
      this.#setMissing(name, { failure: cause instanceof CodeError ? cause.failure : 'missing', again: load })
      throw cause
    }
  }

  /** Retries everything that is missing, at the visitor's request. */
  readonly retry = (): void => {
    for (const [name, { again }] of this.#missing)
      this.watch(name, () => this.retryOrReload(again)).catch(() => undefined)
  }

  /** Reloads at the visitor's request. */
  readonly reload = (): void => {
    this.#storeResumption()
    this.#page().location.reload()
  }

  /** @returns whether the page is being reloaded. */
  async recover(cause: unknown, wanted?: Resumption): Promise<boolean> {
    return this.#recover(cause, async () => mayReload(this.#readResumption(), Date.now()), wanted)
  }

  /** After a retry at the visitor's request. @returns whether the page is being reloaded. */
  async recoverRetry(cause: unknown): Promise<boolean> {
    // Firefox and WebKit do not ask again for a file that they once lacked, as long as the page is open.
    return this.#recover(
      cause,
      async () => mayReload(this.#readResumption(), Date.now()) || (await this.#mayBeBack(cause))
    )
  }

  async #recover(cause: unknown, mayHelp: () => Promise<boolean>, wanted?: Resumption): Promise<boolean> {
    if (!(cause instanceof CodeError) || cause.failure === 'offline') return false
    this.#reloading ??= this.#reloadIfItHelps(cause, mayHelp, wanted)
    const isReloading = await this.#reloading
    if (!isReloading) this.#reloading = undefined
    return isReloading
  }

  async #reloadIfItHelps(cause: CodeError, mayHelp: () => Promise<boolean>, wanted?: Resumption): Promise<boolean> {
    if (this.#isWalletAsked || !(await mayHelp()) || !(await this.#serverAnswers())) return false
    if (addressIn(cause) === undefined) await this.#fetchPreloadedAnew()
    // Not unless that can be stored: otherwise the reloaded page could not know that it has been tried.
    if (this.#isWalletAsked || !this.#storeResumption(wanted)) return false
    this.#page().location.reload()
    return true
  }

  async #serverAnswers(): Promise<boolean> {
    const response = await this.#ask(this.#page().location.pathname, LOOK)
    // A static host may answer an address of the page with its 404.html.
    return response !== undefined && response.status < 500
  }

  /** Whether the server has the file that is named as the reason; without a name, only a reload can tell. */
  async #mayBeBack(cause: unknown): Promise<boolean> {
    const address = addressIn(cause)
    if (address === undefined) return true
    if (!address.startsWith(`${this.#page().location.origin}/`)) return false
    return (await this.#ask(address, LOOK))?.ok ?? false
  }

  /** WebKit gives a preloaded file's old 404 to the reloaded page too, unless the file was fetched again in between. */
  async #fetchPreloadedAnew(): Promise<void> {
    const { document } = this.#page()
    const addresses = [...document.querySelectorAll(PRELOADED)].flatMap(({ href }) => href ?? [])
    await Promise.all(addresses.map((address) => this.#ask(address, { cache: 'reload' })))
  }

  async #ask(address: string, how: RequestInit): Promise<Response | undefined> {
    const signal = AbortSignal.timeout(SERVER_ANSWERS_WITHIN_MS)
    try {
      return await this.#page().fetch(address, { ...how, signal })
    } catch {
      return undefined
    }
  }

  get #isWalletAsked(): boolean {
    return [...this.#visitStates].some((read) => read().isWalletAsked)
  }

  #storeResumption(wanted?: Resumption): boolean {
    const { isWalletAsked: _, ...resumption } = Object.assign({}, ...[...this.#visitStates].map((read) => read()))
    return this.#write({ ...resumption, ...wanted, at: Date.now() })
  }

  #takeResumption(): Resumption {
    const { at, ...resumption } = this.#readResumption() ?? {}
    if (at !== undefined) this.#write({ at })
    return resumption
  }

  #readResumption() {
    try {
      return parseResumption(this.#page().sessionStorage.getItem(RESUMPTION_KEY) ?? undefined)
    } catch {
      return undefined
    }
  }

  #write(kept: Resumption & { readonly at: number }): boolean {
    try {
      this.#page().sessionStorage.setItem(RESUMPTION_KEY, JSON.stringify(kept))
      return true
    } catch {
      return false
    }
  }

  #setMissing(name: string, missing: Missing | undefined): void {
    if (missing) this.#missing.set(name, missing)
    else if (!this.#missing.delete(name)) return
    for (const listener of this.#listeners) listener()
  }
}

/** The file that the browser names as the reason. */
function addressIn(cause: unknown): string | undefined {
  return ADDRESS.exec(cause instanceof Error ? cause.message : '')?.[0]
}

/** Never settles once the page is being reloaded. */
async function loadUnlessReloading<Result>(
  load: () => Promise<Result>,
  isReloading: (cause: unknown) => Promise<boolean>
) {
  try {
    return await load()
  } catch (cause) {
    if (await isReloading(cause)) return new Promise<Result>(() => undefined)
    throw cause
  }
}

/** The page's only instance. */
export const codeRecovery = new CodeRecovery()
