import { accountText } from '#ui/text/account.ts'
import { dashboardText } from '#ui/text/dashboard.ts'
import { Invitation } from '#ui/views/invitation.tsx'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { ViewAccountForm } from './view-account-form.tsx'

/** Without a wallet, or before signing in. */
export const DashboardInvitation = observer(function DashboardInvitation() {
  const { hasEnded, status } = useModels().session
  const isDisconnected = status !== 'unauthenticated'
  const signInText = hasEnded ? accountText.signIn.ended : dashboardText.unauthenticatedText
  return (
    <Invitation
      title={isDisconnected ? dashboardText.disconnectedTitle : dashboardText.unauthenticatedTitle}
      text={isDisconnected ? dashboardText.disconnectedText : signInText}
    >
      <ViewAccountForm />
    </Invitation>
  )
})
