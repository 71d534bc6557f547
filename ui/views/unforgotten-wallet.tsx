import { observer } from 'mobx-react-lite'
import { accountText } from '#domain/text/account.ts'
import { useModels } from './models-context.ts'
import { Notice } from './parts/notice.tsx'
import { Sentence } from './parts/untrusted-text.tsx'

/** Says that a disconnect will not outlive the page, where the browser could not save it. Announced by `Announcements`. */
export const UnforgottenWallet = observer(function UnforgottenWallet() {
  const { unforgotten } = useModels().connection
  if (!unforgotten) return undefined
  return (
    <Notice kind="warning" isSilent>
      <Sentence of={accountText.lost.unforgotten} name={unforgotten.name} />
    </Notice>
  )
})
