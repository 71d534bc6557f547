import { type ComponentType, createContext, useContext } from 'react'
import type { CodeFailure } from '#domain/code-error.ts'
import type { Settings } from '#ui/settings.ts'

/** Views of an account outside pages; without one they draw little or nothing. */
export interface AccountViews {
  readonly NavActions: ComponentType
  readonly HomeActions: ComponentType
  readonly AccountDialogs: ComponentType
}

/** What the shell and the static pages know before, and without, any model. */
export interface Shell {
  readonly settings: Settings
  /** Undefined until a wallet is being connected. */
  readonly views: AccountViews | undefined
  /** True while an account is shown: nobody is invited to connect. The invitation stays one element, whatever loads. */
  readonly hasAccount: boolean
  /** Opens the connect dialog, and loads what that takes. */
  readonly connect: () => void
  /** Loads what connecting takes, ahead of the click. */
  readonly prepare: () => void
  /** Loads what a connected account takes, ahead of the click on a wallet. */
  readonly prepareAccount: () => void
  /** Loads what the visitor has asked for; where only that helps, the page is loaded again and goes on from here. */
  readonly ask: <Result>(load: () => Promise<Result>) => Promise<Result>
  /** Why something that the page waits for is missing; undefined while nothing is. */
  readonly missing: CodeFailure | undefined
  /** Loads what is missing. */
  readonly retry: () => void
  /** Loads the page again, which goes on from here. */
  readonly reload: () => void
}

export const ShellContext = createContext<Shell | undefined>(undefined)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('The shell is missing around this view.')
  return shell
}
