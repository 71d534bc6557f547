import { useLayoutEffect } from 'react'
import { useModels } from '#ui/views/models-context.ts'

/** While the view is mounted, it speaks of a wallet's request itself. @param id as `WriteModel.ownRequest` has it. */
export function useShownHere(id: string | undefined): void {
  const { openRequests } = useModels()
  // Before anything is painted: the request is said once.
  useLayoutEffect(() => (id === undefined ? undefined : openRequests.showHere(id)), [openRequests, id])
}
