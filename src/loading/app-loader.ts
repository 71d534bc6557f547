import type { ComponentType } from 'react'
import type { Resumption } from '#domain/connection/resumption.ts'
import { loadCode } from '#domain/wait/load-code.ts'
import { once } from '#domain/wait/once.ts'
import { loadTexts } from '#src/language/load-texts.ts'
import type { WalletListener } from '#src/visit/visit.ts'
import type { ConnectModels, Models } from '#ui/models/models.ts'
import { whenIdle } from '#ui/models/when-idle.ts'
import type { AccountViews } from '#ui/views/shell-context.ts'
import { inSteps } from './in-steps.ts'
import { warmFonts } from './warm-fonts.ts'

export interface LoadedConnect {
  readonly models: ConnectModels
  readonly Dialogs: ComponentType
  /** @returns a function that unsubscribes. */
  readonly followWallet: (listener: WalletListener) => () => void
  /** Resolves once no wallet is being asked to connect, to whether one is connected. */
  readonly whenWalletAnswered: () => Promise<boolean>
  /** Opens what was open when the page was reloaded. */
  readonly resume: (resumption: Resumption) => Promise<void>
}

export interface LoadedAccount {
  readonly models: Models
  readonly views: AccountViews
  readonly Announcements: ComponentType
  readonly isShown: () => boolean
  /** Calls back whenever an account appears or disappears. @returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

// Kept, because a browser takes several turns to hand over even code that is there.
const fetchConnect = once(async () => {
  const [stage] = await Promise.all([loadCode(() => import('#src/stages/connect.ts'), navigator), loadTexts('connect')])
  return stage
})

const fetchAccount = once(async () => {
  const [stage] = await Promise.all([loadCode(() => import('#src/stages/account.ts'), navigator), loadTexts('account')])
  return stage
})

const fetchConnector = async () => {
  const { loadConnectorCode } = await fetchConnect()
  await loadConnectorCode()
}

const connectWork = once(async () => {
  const stage = await fetchConnect()
  return { stage, work: inSteps(stage.startConnect) }
})

const startConnect = once(async () => {
  const { stage, work } = await connectWork()
  const { followWallet, whenWalletAnswered, resume, Dialogs } = stage
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

/** Everything for connecting a wallet; built once per page. */
export async function loadConnect(): Promise<LoadedConnect> {
  const { loaded } = await startConnect()
  return loaded
}

const accountWork = once(async () => {
  const [{ started }, stage] = await Promise.all([startConnect(), fetchAccount()])
  return { stage, work: inSteps(() => stage.startAccount(started)) }
})

/** Everything for a connected account; built once per page. */
export const loadAccount = once(async (): Promise<LoadedAccount> => {
  const { stage, work } = await accountWork()
  const { accountPresence, Announcements, NavActions, HomeActions, AccountDialogs } = stage
  const models = work.finish()
  return { models, Announcements, views: { NavActions, HomeActions, AccountDialogs }, ...accountPresence(models) }
})

/** Fetches what a click on Connect will need, and then what asks the wallet that is picked. */
export function prepareConnect(): void {
  fetchConnector().catch(() => undefined)
}

/** Fetches what a connected account will need. */
export function prepareAccount(): void {
  fetchAccount().catch(() => undefined)
}

/**
 * While nobody acts, loads and builds what a click on Connect will need. Rejects if code is missing; the click then loads
 * it again. @returns undefined once aborted.
 */
export async function buildConnectAhead(signal: AbortSignal): Promise<LoadedConnect | undefined> {
  await whenIdle()
  await import('#src/stages/ahead.ts')
  await whenIdle()
  const { work } = await connectWork()
  do {
    await whenIdle()
    if (signal.aborted) return undefined
  } while (work.step())
  return loadConnect()
}

/** Loads and builds, while the visitor reads the list of wallets, what follows the choice of one. */
export async function buildAccountAhead(): Promise<LoadedAccount> {
  await whenIdle()
  const { stage, work } = await accountWork()
  do await whenIdle()
  while (work.step())
  await whenIdle()
  warmFonts()
  await whenIdle()
  stage.warmNumbers()
  await whenIdle()
  stage.warmStorage()
  return loadAccount()
}

/** Loads what asks the picked wallet, and then what reads the chains, when the browser is idle. */
export async function loadChoiceAhead(): Promise<void> {
  await whenIdle()
  const [{ loadLibrary }] = await Promise.all([import('#src/stages/ahead.ts'), fetchConnector()])
  await whenIdle()
  await loadLibrary()
}
