import { css } from '@emotion/react'
import { connectText } from '#domain/text/connect.ts'
import { getWalletText } from '#domain/text/get-wallet.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { NewTabLink } from './new-tab-link.tsx'
import { actions, pane } from './pane-styles.ts'
import type { StepIconName } from './step-icon.tsx'
import { StepList } from './step-list.tsx'

const ICONS: readonly StepIconName[] = ['keys', 'shield', 'signature']

const centred = css({ flexGrow: 1, '& > ul': { marginBlock: 'auto' } })

/** The intro step "What is a Wallet?". */
export const Learn = observer(function Learn() {
  const { connectDialog, settings, wallets } = useConnectModels()
  const { learnMoreUrl } = settings.appInfo ?? {}
  const canGet = wallets.toGet.length > 0
  const items = getWalletText.learn.map((text, i) => ({ ...text, icon: ICONS[i] ?? 'keys' }))
  return (
    <div css={[pane, centred]}>
      <StepList items={items} />
      {(canGet || learnMoreUrl !== undefined) && (
        <div css={actions}>
          {canGet && (
            <Button kind="primary" onClick={connectDialog.openGetWallet}>
              {connectText.titles.getAny}
            </Button>
          )}
          {learnMoreUrl !== undefined && (
            <NewTabLink kind="quiet" href={learnMoreUrl}>
              {getWalletText.learnMore}
            </NewTabLink>
          )}
        </div>
      )}
    </div>
  )
})
