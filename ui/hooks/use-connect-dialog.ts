import { type HostDialog, useDialog } from './use-dialog.ts'

/** Connecting, and signing in: `open` is absent once there is nothing left to do. @throws Error outside the provider. */
export function useConnectDialog(): HostDialog {
  return useDialog('connect')
}
