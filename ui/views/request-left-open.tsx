import { accountText } from '#ui/text/account.ts'
import { observer } from '#ui/views/observer.ts'
import { useModels } from './models-context.ts'
import { Notice } from './parts/notice.tsx'

/** After leaving the sign-in, as long as the wallet has not answered. `Announcements` reads it out. */
export const RequestLeftOpen = observer(function RequestLeftOpen() {
  if (!useModels().signIn.isLeftOpen) return undefined
  return (
    <Notice kind="warning" isSilent>
      {accountText.signIn.stillOpen}
    </Notice>
  )
})
