import { accountText } from '#ui/text/account.ts'
import { observer } from '#ui/views/observer.ts'
import { useModels } from './models-context.ts'
import { Notice } from './parts/notice.tsx'

/**
 * After leaving the sign-in and the wallet, as long as that has not answered: of a connected one, `OpenRequests` says it.
 * `Announcements` reads it out.
 */
export const RequestLeftOpen = observer(function RequestLeftOpen() {
  const { connection, signIn } = useModels()
  if (!signIn.isLeftOpen || connection.active) return undefined
  return (
    <Notice kind="warning" isSilent>
      {accountText.signIn.stillOpen}
    </Notice>
  )
})
