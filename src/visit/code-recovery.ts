import { CodeError, type CodeFailure } from '#domain/code-error.ts'
import { mayReload, parseResumption, type Resumption } from '#domain/connection/resumption.ts'

const RESUMPTION_KEY = 'portside.resumption'
const SERVER_ANSWERS_WITHIN_MS = 5_000

/** As much of a window as recovery needs. */
export interface RecoveryPage {
  readonly location: Pick<Location, 'pathname' | 'reload'>
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  readonly fetch: typeof fetch
}

/** What a part of the page knows of where the visitor is. */
export interface Whereabouts extends Resumption {
  /** A wallet is being asked: its answer would find another page. */
  readonly isWalletAsked?: boolean
}

interface Missing {
  readonly failure: CodeFailure
  readonly again: () => Promise<unknown>
}

/**
 * What can be done about code that did not arrive. Many browsers remember a failed `import()` for the life of the page,
 * and after a deployment the file may be gone for good: where the server answers, loading the page again helps. That is
 * done unasked only for what the visitor has asked for; of everything else the page says that it is missing.
 */
export class CodeRecovery {
  readonly #page: () => RecoveryPage
  readonly #missing = new Map<string, Missing>()
  readonly #listeners = new Set<() => void>()
  readonly #whereabouts = new Set<() => Whereabouts>()
  #resumption: Resumption | undefined
  #reloading: Promise<boolean> | undefined

  /** @param page not touched before it is needed: prerendering has no window. */
  constructor(page: () => RecoveryPage = () => window) {
    this.#page = page
  }

  /** Why something that the page waits for is missing; undefined while nothing is. */
  get failure(): CodeFailure | undefined {
    const [first] = this.#missing.values()
    return first?.failure
  }

  /** What the visitor was about when the page was loaded again. */
  get resumption(): Resumption {
    this.#resumption ??= this.#takeResumption()
    return this.#resumption
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Of use once the page is loaded again. */
  locate(whereabouts: () => Whereabouts): void {
    this.#whereabouts.add(whereabouts)
  }

  /**
   * For what the visitor has asked for. Where only a reload helps the page is loaded again, and this never settles.
   * @param wanted what `locate` cannot know yet.
   */
  readonly ask = async <Result>(load: () => Promise<Result>, wanted?: Resumption): Promise<Result> => {
    try {
      return await load()
    } catch (cause) {
      if (await this.recover(cause, wanted)) return new Promise(() => undefined)
      throw cause
    }
  }

  /** Carries out `load`; when it fails the page says so until it has succeeded. */
  async watch<Result>(name: string, load: () => Promise<Result>): Promise<Result> {
    try {
      const result = await load()
      this.#say(name, undefined)
      return result
    } catch (cause) {
      this.#say(name, { failure: cause instanceof CodeError ? cause.failure : 'missing', again: load })
      throw cause
    }
  }

  /** The visitor asks for everything that is missing. */
  readonly retry = (): void => {
    for (const [name, { again }] of this.#missing) this.watch(name, () => this.ask(again)).catch(() => undefined)
  }

  /** For the visitor who asks for it. */
  readonly reload = (): void => {
    this.#keepResumption()
    this.#page().location.reload()
  }

  /** @returns whether the page is being loaded again. */
  async recover(cause: unknown, wanted?: Resumption): Promise<boolean> {
    if (!(cause instanceof CodeError) || cause.failure === 'offline') return false
    this.#reloading ??= this.#reloadIfItHelps(wanted)
    const isReloading = await this.#reloading
    if (!isReloading) this.#reloading = undefined
    return isReloading
  }

  async #reloadIfItHelps(wanted?: Resumption): Promise<boolean> {
    if (this.#isWalletAsked || !mayReload(this.#readResumption(), Date.now())) return false
    // Not without a note of it: the next page could not know that it has been tried.
    if (!(await this.#serverAnswers()) || !this.#keepResumption(wanted)) return false
    this.#page().location.reload()
    return true
  }

  async #serverAnswers(): Promise<boolean> {
    const { fetch, location } = this.#page()
    const signal = AbortSignal.timeout(SERVER_ANSWERS_WITHIN_MS)
    try {
      const { status } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal })
      // A static host may answer an address of the page with its 404.html.
      return status < 500
    } catch {
      return false
    }
  }

  get #isWalletAsked(): boolean {
    return [...this.#whereabouts].some((whereabouts) => whereabouts().isWalletAsked)
  }

  #keepResumption(wanted?: Resumption): boolean {
    const { isWalletAsked: _, ...resumption } = Object.assign({}, ...[...this.#whereabouts].map((where) => where()))
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

  #say(name: string, missing: Missing | undefined): void {
    if (missing) this.#missing.set(name, missing)
    else if (!this.#missing.delete(name)) return
    for (const listener of this.#listeners) listener()
  }
}

/** The page's one. */
export const codeRecovery = new CodeRecovery()
