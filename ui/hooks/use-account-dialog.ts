import { type HostDialog, useDialog } from './use-dialog.ts'

/** The connected account: `open` is absent while disconnected, not signed in, or on an unsupported network. @throws Error outside the provider. */
export function useAccountDialog(): HostDialog {
  return useDialog('account')
}
