import { type ComponentType, createContext, useContext } from 'react'
import type { Settings } from '#ui/models/settings.ts'

/** Views that take the place of the invitations to connect. */
export interface AccountViews {
  readonly NavActions: ComponentType
  readonly HomeActions: ComponentType
}

/** What the shell and the static pages know before, and without, any model. */
export interface Shell {
  readonly settings: Settings
  /** Undefined until a wallet is being connected. */
  readonly views: AccountViews | undefined
  /** Opens the connect dialog, and loads what that takes. */
  readonly connect: () => void
  /** Loads what connecting takes, ahead of the click. */
  readonly prepare: () => void
}

export const ShellContext = createContext<Shell | undefined>(undefined)

export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('The shell is missing around this view.')
  return shell
}
