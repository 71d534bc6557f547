import type { ComponentType } from 'react'
import type { ConnectModels, Models } from '#ui/models/models.ts'
import type { AccountViews } from '#ui/views/shell-context.ts'

export interface LoadedConnect {
  readonly models: ConnectModels
  readonly Dialogs: ComponentType
  /** Resolves when a wallet is first asked to connect, or is remembered. */
  readonly accountIsNear: Promise<void>
}

export interface LoadedAccount {
  readonly models: Models
  readonly views: AccountViews
  readonly Announcements: ComponentType
}

const startConnect = once(async () => {
  const { startConnect, whenAccountIsNear, Dialogs } = await import('./connect.ts')
  const started = startConnect()
  return { started, Dialogs, accountIsNear: whenAccountIsNear(started) }
})

/** What connecting a wallet takes; built once for a page. */
export async function loadConnect(): Promise<LoadedConnect> {
  const { started, ...rest } = await startConnect()
  return { models: started.models, ...rest }
}

/** What follows a connected account; built once for a page. */
export const loadAccount = once(async (): Promise<LoadedAccount> => {
  const [{ started }, { startAccount, Announcements, ...views }] = await Promise.all([
    startConnect(),
    import('./account.ts')
  ])
  return { models: startAccount(started), Announcements, views }
})

/** Fetches what a click on Connect will need. */
export function prepareConnect(): void {
  import('./connect.ts').catch(() => undefined)
}

/** Fetches what is behind it and needed by any wallet, after the page has been drawn. */
export function prepareAhead(): void {
  import('./ahead.ts').catch(() => undefined)
}

/** One call for a page; a failed one is made again on the next demand. */
function once<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined
  return () => {
    loading ??= load().catch((cause) => {
      loading = undefined
      throw cause
    })
    return loading
  }
}
