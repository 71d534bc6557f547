import { type HostDialog, useDialog } from './use-dialog.ts'

/**
 * Connecting, and signing in: `open` is absent once there is nothing left to do.
 * @throws Error on a page that lacks `needs: 'account'`, while nobody is connected.
 */
export function useConnectDialog(): HostDialog {
  return useDialog('connect')
}
