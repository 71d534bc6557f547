import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { PrivacyPromise } from './privacy-promise.tsx'

/** The footer's promise, for as long as it is kept. */
export const Privacy = observer(function Privacy() {
  const { chainHeads, connection } = useModels()
  return <PrivacyPromise isReading={chainHeads.isFollowing && !connection.account} />
})
