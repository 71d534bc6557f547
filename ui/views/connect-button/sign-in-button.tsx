import { accountText } from '#ui/text/account.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { AccountIcon } from '#ui/views/parts/account-icon.tsx'
import { Button } from '#ui/views/parts/button.tsx'
import { Spinner } from '#ui/views/parts/spinner.tsx'

/** Opens the sign-in; on a network where nobody can sign in it says so, and the dialog offers others. */
export const SignInButton = observer(function SignInButton({ isSmall = false }: { readonly isSmall?: boolean }) {
  const { dialogs, signIn } = useModels()
  return (
    <Button kind="primary" isSmall={isSmall} onClick={dialogs.openConnect}>
      {dialogs.awaited === 'connect' && <Spinner />}
      {signIn.isOnRefusedChain && <AccountIcon name="warning" />}
      {signIn.isOnRefusedChain ? accountText.buttons.wrongNetwork : accountText.buttons.signIn}
    </Button>
  )
})
