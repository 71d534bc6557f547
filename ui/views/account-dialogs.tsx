import { observer } from '#ui/views/observer.ts'
import { AccountDialog } from './account-dialog.tsx'
import { ChainDialog } from './chain-dialog.tsx'
import { useModels } from './models-context.ts'
import { SignInDialog } from './sign-in-dialog.tsx'

const views = { connect: SignInDialog, 'sign-in': SignInDialog, account: AccountDialog, chain: ChainDialog }

/** The dialogs of a connected wallet, loaded with the buttons that open them. */
export const AccountDialogs = observer(function AccountDialogs() {
  const { dialogs } = useModels()
  const View = dialogs.open && views[dialogs.open]
  return View && <View />
})
