import { createContext, useContext } from 'react'
import { pageText } from '#domain/text/page.ts'
import type { ConnectModels, Models } from '#ui/models/models.ts'

export const ConnectModelsContext = createContext<ConnectModels | undefined>(undefined)

export const ModelsContext = createContext<Models | undefined>(undefined)

/** For views that connect a wallet. @throws Error outside `ConnectModelsContext`. */
export function useConnectModels(): ConnectModels {
  const models = useContext(ConnectModelsContext)
  if (!models) throw new Error(pageText.errors.outsideConnectProvider)
  return models
}

/** For views of an account. @throws Error outside `ModelsContext`, with the text of requirement X1. */
export function useModels(): Models {
  const models = useContext(ModelsContext)
  if (!models) throw new Error(pageText.errors.outsideProvider)
  return models
}
