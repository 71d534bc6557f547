import { shortenAddress } from '#domain/address.ts'
import { accountText } from '#ui/text/account.ts'
import { dashboardText } from '#ui/text/dashboard.ts'
import { sendText } from '#ui/text/send.ts'
import { sendReviewText } from '#ui/text/send-review.ts'
import { Invitation } from '#ui/views/invitation.tsx'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Notice } from '#ui/views/parts/notice.tsx'
import { ViewAccountForm } from './view-account-form.tsx'

/** Without a wallet, or before signing in. */
export const DashboardInvitation = observer(function DashboardInvitation() {
  const { paymentForm, session } = useModels()
  const { hasEnded, left, status } = session
  const isDisconnected = status !== 'unauthenticated'
  const signInText = hasEnded ? accountText.signIn.ended : dashboardText.unauthenticatedText
  return (
    <Invitation
      title={isDisconnected ? dashboardText.disconnectedTitle : dashboardText.unauthenticatedTitle}
      text={isDisconnected ? dashboardText.disconnectedText : signInText}
    >
      {!isDisconnected && left && (
        <Notice kind="warning" isSilent>
          <p>{accountText.signIn.left(shortenAddress(left))}</p>
          {paymentForm.isReviewClosed && <p>{`${sendText.isSent.no} ${sendReviewText.closed}`}</p>}
        </Notice>
      )}
      <ViewAccountForm />
    </Invitation>
  )
})
