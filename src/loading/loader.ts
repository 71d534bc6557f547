import type { ComponentType } from 'react'
import type { Address } from '#domain/address.ts'
import type { Resumption } from '#domain/connection/resumption.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { type CodeFailure, loadCode } from '#domain/wait/load-code.ts'
import { once } from '#domain/wait/once.ts'
import type { TextStage } from '#src/language/page-language.ts'
import type { CodeRecovery } from '#src/visit/code-recovery.ts'
import type { WalletListener } from '#src/visit/visit.ts'
import { afterPaint } from '#ui/after-paint.ts'
import type { ConnectModels, Models } from '#ui/models/models.ts'
import { CONNECTION_KEY, hasStoredConnection } from '#ui/models/stored-settings.ts'
import { whenIdle } from '#ui/models/when-idle.ts'
import { mayLoadAhead, type WhenQuiet } from '#ui/prefetch.ts'
import { weight } from '#ui/theme/tokens.ts'
import type { AccountViews, ShownAccount } from '#ui/views/shell-context.ts'
import { type InSteps, inSteps } from './in-steps.ts'

interface LoadedConnect {
  readonly models: ConnectModels
  readonly Dialogs: ComponentType
  /** @returns a function that unsubscribes. */
  readonly followWallet: (listener: WalletListener) => () => void
  /** Resolves once no wallet is being asked to connect, to whether one is connected. */
  readonly whenWalletAnswered: () => Promise<boolean>
  /** Opens what was open when the page was reloaded. */
  readonly resume: (resumption: Resumption) => Promise<void>
}

interface LoadedAccount {
  readonly models: Models
  readonly views: AccountViews
  readonly Announcements: ComponentType
  readonly AccountRehearsal: ComponentType
  readonly whenQuiet: WhenQuiet
}

/** How much of the page has loaded beyond its shell. It never goes back: models hold what the visitor did. */
export type Stage =
  | { readonly name: 'shell'; readonly connect?: never; readonly account?: never }
  | { readonly name: 'connect'; readonly connect: LoadedConnect; readonly account?: never }
  | { readonly name: 'account'; readonly connect: LoadedConnect; readonly account: LoadedAccount }

export interface LoadedPage {
  readonly stage: Stage
  /** Why code that the page is waiting for could not be loaded; undefined while none is missing. */
  readonly missing: CodeFailure | undefined
}

/** Fetch the code of a stage, the RPC library, and the texts of a stage in the page's language. */
export interface StageCode {
  readonly ahead: () => Promise<typeof import('#src/stages/ahead.ts')>
  readonly connect: () => Promise<typeof import('#src/stages/connect.ts')>
  readonly account: () => Promise<typeof import('#src/stages/account.ts')>
  readonly library: () => Promise<unknown>
  readonly texts: (stage: TextStage) => Promise<unknown>
}

/** @param isAhead nobody waits for it: drawing it may be interrupted. */
type Listener = (page: LoadedPage, isAhead: boolean) => void

/**
 * Loads the page beyond its shell: what a click on Connect needs, and then what an account needs. While nobody acts, each is
 * built ahead, in steps; a visitor who acts earlier gets what is left at once. Code that is missing is recovered, or reported.
 */
export class Loader {
  page: LoadedPage = { stage: { name: 'shell' }, missing: undefined }
  readonly #code: StageCode
  readonly #recovery: CodeRecovery
  readonly #store: KeyValueStore
  readonly #listeners = new Set<Listener>()
  readonly #accountListeners = new Set<() => void>()
  #account: Address | undefined
  #isWalletAsked = false
  /** What is being loaded. */
  readonly #loading = new Set<Promise<unknown>>()

  constructor(code: StageCode, recovery: CodeRecovery, store: KeyValueStore) {
    this.#code = code
    this.#recovery = recovery
    this.#store = store
    recovery.subscribe(() => this.#show({ ...this.page, missing: recovery.failure }))
  }

  /** @returns a function that unsubscribes. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly account: ShownAccount = {
    current: () => this.#account,
    subscribe: (listener) => {
      this.#accountListeners.add(listener)
      return () => this.#accountListeners.delete(listener)
    }
  }

  /**
   * From the first mount on: opens what was open before a reload, or what a click has asked for earlier
   * (`src/before-paint.ts`), and follows other tabs. @returns a function that stops following.
   */
  start(): () => void {
    const { dataset } = document.documentElement
    if (!('started' in dataset)) {
      dataset.started = ''
      const { resumption } = this.#recovery
      if (resumption.dialog) this.#open(resumption)
      else if (dataset.clicked === 'account') this.openAccount()
      else if (dataset.clicked === 'connect') this.openConnect()
    }
    return this.#store.subscribe(CONNECTION_KEY, () => this.#followAccount())
  }

  /**
   * Loads what the page at hand needs: the code of an account at once; else what the next click will need, while nobody
   * acts. @returns a function that stops the latter.
   */
  prepareFor(needsAccount: boolean): () => void {
    const left = new AbortController()
    if (needsAccount) {
      this.#watch('account', () => this.#recovery.loadOrReload(() => this.#showAccount()))
      this.#follow(this.#code.library())
    } else if (mayLoadAhead(navigator)) this.#follow(this.#connectAhead(left.signal))
    return () => left.abort()
  }

  readonly openConnect = (): void => this.#open({ dialog: 'connect' })

  readonly openAccount = (): void => this.#open({ dialog: 'account' })

  /** Fetches what a click on Connect will need, and then what asks the wallet that is picked. */
  readonly prepareConnect = (): void => {
    this.#follow(this.#fetchConnector())
  }

  /** Fetches what a connected account will need. */
  readonly prepareAccount = (): void => {
    this.#follow(this.#fetchAccount())
  }

  /** The same for one that is remembered, whose balance is read as soon as its wallet answers: a browser hands code over late. */
  readonly prepareRememberedAccount = (): void => {
    this.prepareAccount()
    this.#follow(this.#code.library())
  }

  /** Nothing is loaded either, nor built ahead of the next click: who opens the connect dialog has the code of an account built. */
  readonly whenQuiet: WhenQuiet = async () => {
    for (let hadToWait = false; ; hadToWait = true) {
      if (this.#loading.size === 0 && !(await this.page.stage.account?.whenQuiet())) return hadToWait
      await Promise.all(this.#loading)
    }
  }

  // Kept, because a browser takes several turns to hand over even code that is there.
  readonly #fetchConnect = once(async () => {
    const [code] = await Promise.all([loadCode(this.#code.connect, navigator), this.#code.texts('connect')])
    return code
  })

  readonly #fetchAccount = once(async () => {
    const [code] = await Promise.all([loadCode(this.#code.account, navigator), this.#code.texts('account')])
    return code
  })

  readonly #connectWork = once(async () => {
    const code = await this.#fetchConnect()
    return { code, work: inSteps(code.startConnect) }
  })

  readonly #startConnect = once(async () => {
    const { code, work } = await this.#connectWork()
    const { followWallet, whenWalletAnswered, resume, Dialogs } = code
    const started = work.finish()
    const { models } = started
    const loaded: LoadedConnect = {
      models,
      Dialogs,
      followWallet: (listener) => followWallet(models, listener),
      whenWalletAnswered: () => whenWalletAnswered(models),
      resume: (resumption) => resume(models, resumption)
    }
    return { started, loaded }
  })

  readonly #accountWork = once(async () => {
    const [{ started }, code] = await Promise.all([this.#startConnect(), this.#fetchAccount()])
    return { code, work: inSteps(() => code.startAccount(started)) }
  })

  readonly #startAccount = once(async (): Promise<LoadedAccount> => {
    const { code, work } = await this.#accountWork()
    const { whenQuiet, Announcements, AccountRehearsal, NavActions, HomeActions, AccountDialogs } = code
    const { OpenRequests, EndedTransactions, Privacy, DialogFoot } = code
    const models = work.finish()
    return {
      models,
      Announcements,
      AccountRehearsal,
      views: { NavActions, HomeActions, AccountDialogs, OpenRequests, EndedTransactions, Privacy, DialogFoot },
      whenQuiet: () => whenQuiet(models)
    }
  })

  #open(resumption: Resumption): void {
    const open = async () => {
      const connect = await this.#showConnect()
      this.prepareAccount()
      // Until then, nothing is known about a remembered wallet.
      if (hasStoredConnection(this.#store)) await this.#showAccount()
      await connect.resume(resumption)
      this.#follow(this.#accountAhead())
    }
    this.prepareConnect()
    this.#watch('connect', () => this.#recovery.loadOrReload(open, resumption))
  }

  async #showConnect(isAhead = false): Promise<LoadedConnect> {
    const { loaded } = await this.#startConnect()
    if (this.page.stage.name === 'shell') this.#reach({ name: 'connect', connect: loaded }, isAhead)
    return loaded
  }

  /** Built while the wallet is asked; from its answer on at once, but not before the frame that shows the account's address. */
  async #showAccountOnceAnswered(whenWalletAnswered: () => Promise<boolean>): Promise<void> {
    const painted = new AbortController()
    const paint = async () => {
      await whenWalletAnswered()
      await afterPaint()
      painted.abort()
    }
    const isPainted = paint()
    const { work } = await this.#accountWork()
    await Promise.race([doWhileIdle(work, painted.signal), isPainted])
    await this.#showAccount(!painted.signal.aborted)
  }

  async #showAccount(isAhead = false): Promise<void> {
    const [{ loaded: connect }, account] = await Promise.all([this.#startConnect(), this.#startAccount()])
    if (this.page.stage.name !== 'account') this.#reach({ name: 'account', connect, account }, isAhead)
  }

  /** A failure is only reported: the page says what is missing. */
  #followAccount(): void {
    this.#watch('account', () => this.#showAccount())
  }

  /** While nobody acts. Rejects if code is missing; a click then loads it again. */
  async #connectAhead(signal: AbortSignal): Promise<void> {
    await whenIdle()
    await this.#code.ahead()
    await whenIdle()
    const { work } = await this.#connectWork()
    await doWhileIdle(work, signal)
    if (!signal.aborted) await this.#showConnect(true)
    await this.#choiceAhead()
  }

  /** While the visitor reads the list of wallets, in this order: what asks the one that is picked, an account, its balance. */
  async #accountAhead(): Promise<void> {
    await whenIdle()
    await this.#fetchConnector()
    const { code, work } = await this.#accountWork()
    await doWhileIdle(work)
    await this.#showAccount(true)
    await whenIdle()
    const [{ rehearseFirstRead, warmChecksum }] = await Promise.all([this.#code.ahead(), this.#code.library()])
    // What a browser does for the first time takes it longest; once a wallet is picked, it would only be in the way.
    for (const warm of [warmChecksum, rehearseFirstRead, code.warmNumbers, warmFonts, code.warmStorage]) {
      await whenIdle()
      if (this.#isWalletAsked) return
      await warm()
    }
  }

  /** What asks the picked wallet, and then what reads the chains. */
  async #choiceAhead(): Promise<void> {
    await whenIdle()
    await this.#fetchConnector()
    await whenIdle()
    await this.#code.library()
  }

  async #fetchConnector(): Promise<void> {
    const { loadConnectorCode } = await this.#fetchConnect()
    await loadConnectorCode()
  }

  #reach(stage: Stage, isAhead: boolean): void {
    const isFirst = this.page.stage.name === 'shell'
    this.#show({ ...this.page, stage }, isAhead)
    if (isFirst && stage.connect) this.#followWallet(stage.connect)
  }

  #followWallet({ followWallet, whenWalletAnswered }: LoadedConnect): void {
    const askOnceAnswered = async () => {
      // Does not reload while the wallet is asked, nor after it has rejected.
      if (await whenWalletAnswered()) await this.#recovery.loadOrReload(() => this.#showAccount())
    }
    followWallet({
      onAsked: () => {
        this.#isWalletAsked = true
        this.#watch('account', () => this.#showAccountOnceAnswered(whenWalletAnswered).catch(askOnceAnswered))
      },
      onRestored: () => this.#followAccount(),
      onAccount: (account) => {
        this.#account = account
        for (const listener of this.#accountListeners) listener()
      }
    })
  }

  #watch(name: string, load: () => Promise<unknown>): void {
    this.#follow(this.#recovery.watch(name, load))
  }

  /** A failure is reported elsewhere, or the code is loaded again when it is needed. */
  #follow(work: Promise<unknown>): void {
    const loading = work.catch(nothing).finally(() => this.#loading.delete(loading))
    this.#loading.add(loading)
  }

  #show(page: LoadedPage, isAhead = false): void {
    this.page = page
    for (const listener of this.#listeners) listener(page, isAhead)
  }
}

function nothing(): undefined {
  return undefined
}

/** Does as many steps in each idle period as there is time for: the next period comes only 50 ms later. */
async function doWhileIdle(work: InSteps<unknown>, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const idle = await whenIdle()
    do if (signal?.aborted || !work.step()) return
    while (idle.timeRemaining() > 0)
  }
}

/**
 * Has the browser look for the fonts of an address and of an emoji, which takes longer than to draw them. As the buttons
 * of an account draw them: a browser looks for a font by its weight and size too.
 */
function warmFonts(): void {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return
  const styles = getComputedStyle(document.documentElement)
  const fonts = [`14px ${styles.getPropertyValue('--fontMono')}`, `12px ${styles.getPropertyValue('--fontText')}`]
  for (const each of fonts) {
    context.font = `${weight.strong} ${each}`
    context.measureText('0x🦊')
  }
}
