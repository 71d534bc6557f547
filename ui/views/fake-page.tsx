import { type ReactNode, StrictMode } from 'react'
import type { Models } from '#ui/models/models.ts'
import { ConnectModelsContext, ModelsContext } from './models-context.ts'
import { ShellContext } from './shell-context.ts'

/** For tests: what stands around a view, in React's strict mode as in the page itself. */
export function FakePage({ models, children }: { readonly models: Models; readonly children: ReactNode }) {
  const { settings, dialogs } = models
  return (
    <StrictMode>
      <ShellContext value={{ settings, views: undefined, connect: dialogs.openConnect, prepare: () => undefined }}>
        <ConnectModelsContext value={models}>
          <ModelsContext value={models}>{children}</ModelsContext>
        </ConnectModelsContext>
      </ShellContext>
    </StrictMode>
  )
}
