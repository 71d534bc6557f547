import { accountText } from '#ui/text/account.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { AccountIcon } from '#ui/views/parts/account-icon.tsx'
import { Button } from '#ui/views/parts/button.tsx'
import { Spinner } from '#ui/views/parts/spinner.tsx'

/** Opens the sign-in, once its account is connected; on a network where nobody can sign in it says so, and the dialog offers others. */
export const SignInButton = observer(function SignInButton({ isSmall = false }: { readonly isSmall?: boolean }) {
  const { dialogs, signIn } = useModels()
  const isAwaited = dialogs.awaited === 'connect' || dialogs.awaited === 'sign-in'
  return (
    <Button kind="primary" isSmall={isSmall} onClick={dialogs.openSignIn}>
      {isAwaited && <Spinner />}
      {signIn.isOnRefusedChain && <AccountIcon name="warning" />}
      {signIn.isOnRefusedChain ? accountText.buttons.wrongNetwork : accountText.buttons.signIn}
    </Button>
  )
})
