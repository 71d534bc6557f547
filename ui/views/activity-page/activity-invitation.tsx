import { activityText } from '#domain/text/activity.ts'
import { Invitation } from '#ui/views/invitation.tsx'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'

/** Without a wallet, or before signing in. */
export const ActivityInvitation = observer(function ActivityInvitation() {
  const { disconnectedText, disconnectedTitle, unauthenticatedText, unauthenticatedTitle } = activityText
  return useModels().session.status === 'unauthenticated' ? (
    <Invitation title={unauthenticatedTitle} text={unauthenticatedText} />
  ) : (
    <Invitation title={disconnectedTitle} text={disconnectedText} />
  )
})
