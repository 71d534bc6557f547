import { createContext, use, useContext } from 'react'
import type { ConnectModels, Models } from '#ui/models/models.ts'
import { pathOnScreen } from '#ui/router.tsx'
import { devServerText } from '#ui/text/dev-server.ts'
import { pageText } from '#ui/text/page.ts'
import { pageAt } from './routes.ts'
import { ShellContext } from './shell-context.ts'

export const ConnectModelsContext = createContext<ConnectModels | undefined>(undefined)

export const ModelsContext = createContext<Models | undefined>(undefined)

/** For views that connect a wallet. @throws Error outside `ConnectModelsContext`. */
export function useConnectModels(): ConnectModels {
  const models = useContext(ConnectModelsContext)
  if (!models) throw new Error(pageText.errors.outsideConnectProvider)
  return models
}

/**
 * For views of an account. @throws Error outside `ModelsContext`, with the text of requirement X1; a development server says
 * what a page lacks instead.
 */
export function useModels(): Models {
  const models = useContext(ModelsContext)
  if (!models) throw new Error((import.meta.env.DEV && needsOnScreen()) || pageText.errors.outsideProvider)
  return models
}

/** While a hook is drawn: what the page at hand lacks if it did not ask for the models; undefined outside the site. */
function needsOnScreen(): string | undefined {
  const shell = use(ShellContext)
  const page = shell && pageAt(shell.pages, pathOnScreen())
  return page && !page.needs ? devServerText.needsAccount(page.path) : undefined
}
