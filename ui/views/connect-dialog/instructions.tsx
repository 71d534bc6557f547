import { css } from '@emotion/react'
import { type InstructionKind, isReady, type Wallet } from '#domain/wallet/wallet.ts'
import { nameScope } from '#ui/base-path.ts'
import { connectText } from '#ui/text/connect.ts'
import { getWalletText } from '#ui/text/get-wallet.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { CopyButton } from '#ui/views/parts/copy-button.tsx'
import { LiveRegion } from '#ui/views/parts/live-region.tsx'
import { Sentence } from '#ui/views/parts/untrusted-text.tsx'
import { walletName } from '#ui/words/wallet.ts'
import { appSteps, browserSteps } from '#ui/words/wallet-steps.ts'
import { NewTabLink } from './new-tab-link.tsx'
import { actions, pane } from './pane-styles.ts'
import type { StepIconName } from './step-icon.tsx'
import { StepList } from './step-list.tsx'

const ICONS: Readonly<Record<InstructionKind, StepIconName>> = {
  install: 'download',
  create: 'keys',
  scan: 'scan',
  refresh: 'refresh'
}

const spread = css({ flexGrow: 1, '& > ol': { marginBlock: 'auto' } })

/** The setup steps of a wallet that is being installed, up to connecting it. */
export const Instructions = observer(function Instructions({ kind }: { readonly kind: 'app' | 'extension' }) {
  const { connectDialog, wallets } = useConnectModels()
  const { wallet } = connectDialog
  if (!wallet) return undefined
  const { instructions } = wallet
  const steps = kind === 'app' ? appSteps(wallet, wallets.device) : browserSteps(wallet, wallets.device)
  const items = steps.map((step) => ({ icon: ICONS[step.kind], title: step.title, text: step.description }))
  return (
    <div css={[pane, spread]}>
      <StepList items={items} isOrdered />
      <div css={actions}>
        {kind === 'app' ? <AfterApp wallet={wallet} /> : <AfterExtension wallet={wallet} />}
        {instructions?.learnMoreUrl !== undefined && (
          <NewTabLink kind="quiet" isSmall href={instructions.learnMoreUrl}>
            {getWalletText.learnMore}
          </NewTabLink>
        )}
      </div>
    </div>
  )
})

const AfterApp = observer(function AfterApp({ wallet }: { readonly wallet: Wallet }) {
  const { connectDialog } = useConnectModels()
  const { connect, proceed, toTheList } = getWalletText
  const other = wallet.pageUrl ? proceed : toTheList
  return (
    <Button kind="primary" onClick={connectDialog.proceed}>
      {isReady(wallet) ? connect : other}
    </Button>
  )
})

const AfterExtension = observer(function AfterExtension({ wallet }: { readonly wallet: Wallet }) {
  const { connectDialog } = useConnectModels()
  const { hasArrived } = connectDialog
  const transport = wallet.transport()
  if (transport.kind === 'page-link') {
    return (
      <>
        <NewTabLink href={transport.url}>{connectText.openPageIn(walletName(wallet))}</NewTabLink>
        <CopyButton text={location.origin + nameScope} label={getWalletText.page.copyAddress} />
      </>
    )
  }
  return (
    <>
      <LiveRegion>{hasArrived && <Sentence of={getWalletText.arrived} name={walletName(wallet)} />}</LiveRegion>
      <Button kind="primary" onClick={hasArrived ? connectDialog.proceed : () => location.reload()}>
        {hasArrived ? getWalletText.connect : getWalletText.refresh}
      </Button>
    </>
  )
})
