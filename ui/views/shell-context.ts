import { type ComponentType, createContext, useContext, useSyncExternalStore } from 'react'
import type { Address } from '#domain/address.ts'
import type { PageRequest } from '#domain/page-request.ts'
import type { CodeFailure } from '#domain/wait/load-code.ts'
import { useAfterPaint } from '#ui/after-paint.ts'
import type { WhenQuiet } from '#ui/prefetch.ts'
import type { Settings } from '#ui/settings.ts'
import type { Page } from './page.ts'

/** Views of an account outside the pages; without an account they render little or nothing. */
export interface AccountViews {
  readonly NavActions: ComponentType
  /** @param isConnected whether it draws a connected wallet's, or why there is none */
  readonly HomeActions: ComponentType<{ readonly isConnected: boolean }>
  readonly AccountDialogs: ComponentType
  readonly OpenRequests: ComponentType
  readonly EndedTransactions: ComponentType
  /** In the footer. */
  readonly Privacy: ComponentType
  /** At the foot of every dialog. */
  readonly DialogFoot: ComponentType
}

/** The account of the connected wallet, for views that have no models. */
export interface ShownAccount {
  readonly current: () => Address | undefined
  /** @returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** What the shell and the static pages need before any model is loaded. */
export interface Shell {
  readonly settings: Settings
  /** All pages of the site. */
  readonly pages: readonly Page[]
  /** Undefined until a wallet is being connected. */
  readonly views: AccountViews | undefined
  readonly account: ShownAccount
  /** Opens the connect dialog, loading its code first. */
  readonly connect: () => void
  /** Opens the dialog of the last visit's account once it is shown, loading its code first. */
  readonly openAccount: () => void
  /** Preloads the code for connecting. */
  readonly prepare: () => void
  /** Preloads the code for a connected account. */
  readonly prepareAccount: () => void
  readonly whenQuiet: WhenQuiet
  /** What the page has asked of hosts since it was opened. */
  readonly requests: () => readonly PageRequest[]
  /** Loads the texts of a page of a team's own in the page's language. @returns whether they are there */
  readonly loadTexts: (folder: `contracts/${string}`) => Promise<boolean>
  /** Loads what the visitor has requested; if only a reload helps, reloads the page and resumes from here. */
  readonly loadOrReload: <Result>(load: () => Promise<Result>) => Promise<Result>
  /** Likewise when the visitor tries again, even soon after a reload that did not help. */
  readonly retryOrReload: <Result>(load: () => Promise<Result>) => Promise<Result>
  /** Why code that the page needs could not be loaded; undefined if none is missing. */
  readonly missing: CodeFailure | undefined
  /** Loads the missing code again. */
  readonly retry: () => void
  /** Reloads the page and resumes from here. */
  readonly reload: () => void
}

export const ShellContext = createContext<Shell | undefined>(undefined)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell needs a ShellContext around the view.')
  return shell
}

/** Not a value of the context: an account that appears would draw the whole page again, while its visitor waits for it. */
export function useShownAccount(): Address | undefined {
  const { account } = useShell()
  return useSyncExternalStore(account.subscribe, account.current, noAccount)
}

/** True from the frame on that follows the one in which the account's address is shown: nothing else delays that one. */
export function useConnected(): boolean {
  const hasAccount = useShownAccount() !== undefined
  return useAfterPaint(hasAccount) && hasAccount
}

function noAccount(): undefined {
  return undefined
}
