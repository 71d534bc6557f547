import { accountText } from '#domain/text/account.ts'
import { observer } from '#ui/views/observer.ts'
import { walletName } from '#ui/words/wallet.ts'
import { useModels } from './models-context.ts'
import { Notice } from './parts/notice.tsx'
import { Sentence } from './parts/untrusted-text.tsx'

/** Warns that a disconnect ends with the page, because the browser could not save it. `Announcements` reads it out. */
export const DisconnectNotSaved = observer(function DisconnectNotSaved() {
  const { unsavedDisconnect } = useModels().connection
  if (!unsavedDisconnect) return undefined
  return (
    <Notice kind="warning" isSilent>
      <Sentence of={accountText.lost.unsavedDisconnect} name={walletName(unsavedDisconnect)} />
    </Notice>
  )
})
