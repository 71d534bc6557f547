import { type HostDialog, useDialog } from './use-dialog.ts'

/**
 * The networks: `open` is absent while disconnected or not signed in.
 * @throws Error on a page that lacks `needs: 'account'`, while nobody is connected.
 */
export function useChainDialog(): HostDialog {
  return useDialog('chain')
}
