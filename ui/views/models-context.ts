import { createContext, useContext } from 'react'
import { messages } from '#domain/messages.ts'
import type { ConnectModels, Models } from '#ui/models/models.ts'

export const ConnectModelsContext = createContext<ConnectModels | undefined>(undefined)

export const ModelsContext = createContext<Models | undefined>(undefined)

/** For the dialogs that connect a wallet. @throws Error outside `ConnectModelsContext`. */
export function useConnectModels(): ConnectModels {
  return existing(useContext(ConnectModelsContext))
}

/** For views of an account. @throws Error outside `ModelsContext`, with the text of section 8. */
export function useModels(): Models {
  return existing(useContext(ModelsContext))
}

/** Undefined until a wallet is being connected. */
export function useModelsOnceLoaded(): Models | undefined {
  return useContext(ModelsContext)
}

function existing<Context>(context: Context | undefined): Context {
  if (!context) throw new Error(messages.errors.outsideProvider)
  return context
}
