import { type HostDialog, useDialog } from './use-dialog.ts'

/** The networks: `open` is absent while disconnected or not signed in. @throws Error outside the provider. */
export function useChainDialog(): HostDialog {
  return useDialog('chain')
}
