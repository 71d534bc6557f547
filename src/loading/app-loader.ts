import type { ComponentType } from 'react'
import type { Resumption } from '#domain/connection/resumption.ts'
import { loadCode } from '#domain/wait/load-code.ts'
import { once } from '#domain/wait/once.ts'
import type { WalletListener } from '#src/visit/visit.ts'
import type { ConnectModels, Models } from '#ui/models/models.ts'
import type { AccountViews } from '#ui/views/shell-context.ts'

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

const fetchConnect = () => loadCode(() => import('#src/stages/connect.ts'), navigator)

const fetchAccount = () => loadCode(() => import('#src/stages/account.ts'), navigator)

const startConnect = once(async () => {
  const { startConnect, followWallet, whenWalletAnswered, resume, Dialogs } = await fetchConnect()
  const started = startConnect()
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

/** Everything for a connected account; built once per page. */
export const loadAccount = once(async (): Promise<LoadedAccount> => {
  const [{ started }, { startAccount, accountPresence, Announcements, ...views }] = await Promise.all([
    startConnect(),
    fetchAccount()
  ])
  const models = startAccount(started)
  return { models, Announcements, views, ...accountPresence(models) }
})

/** Fetches what a click on Connect will need. */
export function prepareConnect(): void {
  fetchConnect().catch(() => undefined)
}

/** Fetches what a connected account will need. */
export function prepareAccount(): void {
  fetchAccount().catch(() => undefined)
}

/** Fetches ahead what any wallet will need, and then what reads the chains, after the page has been drawn. */
export function prepareAhead(): void {
  const fetchAhead = async () => {
    const { prepareRpc } = await import('#src/stages/ahead.ts')
    prepareRpc()
  }
  fetchAhead().catch(() => undefined)
}
