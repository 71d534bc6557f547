import { useMemo } from 'react'
import type { Dialog } from '#domain/connection/dialogs.ts'
import type { Models } from '#ui/models/models.ts'
import { useModels } from '#ui/views/models-context.ts'
import { useObserved } from './use-observed.ts'

/** A dialog of the page, for host code. */
export interface HostDialog {
  readonly isOpen: boolean
  /** Absent while the dialog may not open. */
  readonly open?: () => void
}

/** @throws Error on a page that lacks `needs: 'account'`, while nobody is connected. */
export function useDialog(dialog: Dialog): HostDialog {
  const { dialogs } = useModels()
  const { isOpen, isAllowed } = useObserved(dialogState, dialog)
  return useMemo(
    () => ({ isOpen, ...(isAllowed && { open: () => dialogs.openIfAllowed(dialog) }) }),
    [dialogs, dialog, isOpen, isAllowed]
  )
}

function dialogState({ dialogs }: Models, dialog: Dialog) {
  return { isOpen: dialogs.open === dialog, isAllowed: dialogs.isAllowed(dialog) }
}
