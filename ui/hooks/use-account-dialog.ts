import { type HostDialog, useDialog } from './use-dialog.ts'

/**
 * The connected account: `open` is absent while disconnected, not signed in, or on an unsupported network.
 * @throws Error on a page that lacks `needs: 'account'`, while nobody is connected.
 */
export function useAccountDialog(): HostDialog {
  return useDialog('account')
}
