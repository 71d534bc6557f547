import { type ComponentType, createContext, useContext } from 'react'
import type { PageRequest } from '#domain/page-request.ts'
import type { CodeFailure } from '#domain/wait/load-code.ts'
import type { WhenQuiet } from '#ui/prefetch.ts'
import type { Settings } from '#ui/settings.ts'
import type { Page } from './page.ts'

/** Views of an account outside the pages; without an account they render little or nothing. */
export interface AccountViews {
  readonly NavActions: ComponentType
  readonly HomeActions: ComponentType
  readonly AccountDialogs: ComponentType
  readonly OpenRequests: ComponentType
  readonly EndedTransactions: ComponentType
  /** In the footer. */
  readonly Privacy: ComponentType
  /** At the foot of every dialog. */
  readonly DialogFoot: ComponentType
}

/** What the shell and the static pages need before any model is loaded. */
export interface Shell {
  readonly settings: Settings
  /** All pages of the site. */
  readonly pages: readonly Page[]
  /** Undefined until a wallet is being connected. */
  readonly views: AccountViews | undefined
  /** True while an account is shown, which hides the connect button. */
  readonly hasAccount: boolean
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
