import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { isPhone } from '#domain/device.ts'
import { getWalletMessages } from '#domain/get-wallet-messages.ts'
import { type InstructionKind, isReady, type Wallet } from '#domain/wallet.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { LiveRegion } from '#ui/views/parts/live-region.tsx'
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

/** For a wallet that says nothing about it. */
const USUAL = { app: ['install', 'create', 'scan'], extension: ['install', 'create', 'refresh'] } as const

const spread = css({ flexGrow: 1, '& > ol': { marginBlock: 'auto' } })

/** What to do with a wallet that is being installed (section 2), up to the moment when it can be connected. */
export const Instructions = observer(function Instructions({ kind }: { readonly kind: 'app' | 'extension' }) {
  const { connectDialog, wallets } = useConnectModels()
  const { wallet } = connectDialog
  if (!wallet) return undefined
  const { name, instructions } = wallet
  const kinds = (kind === 'app' ? instructions?.mobile : instructions?.extension) ?? USUAL[kind]
  const isOnPhone = isPhone(wallets.device)
  const items = kinds.map((given) => {
    // The app is on this very phone: there is no code to scan.
    const each = isOnPhone && given === 'scan' ? 'refresh' : given
    const { title, text } = getWalletMessages.instructions[kind][each]
    return { icon: ICONS[each], title: title(name), text: text(name) }
  })
  return (
    <div css={[pane, spread]}>
      <StepList items={items} isOrdered />
      <div css={actions}>
        {kind === 'app' ? <AfterApp wallet={wallet} /> : <AfterExtension wallet={wallet} />}
        {instructions?.learnMoreUrl !== undefined && (
          <NewTabLink kind="quiet" isSmall href={instructions.learnMoreUrl}>
            {getWalletMessages.learnMore}
          </NewTabLink>
        )}
      </div>
    </div>
  )
})

const AfterApp = observer(function AfterApp({ wallet }: { readonly wallet: Wallet }) {
  const { connectDialog } = useConnectModels()
  return (
    <Button kind="primary" onClick={connectDialog.proceed}>
      {isReady(wallet) ? getWalletMessages.connect : getWalletMessages.toTheList}
    </Button>
  )
})

const AfterExtension = observer(function AfterExtension({ wallet }: { readonly wallet: Wallet }) {
  const { connectDialog } = useConnectModels()
  const { hasArrived } = connectDialog
  return (
    <>
      <LiveRegion>{hasArrived && getWalletMessages.arrived(wallet.name)}</LiveRegion>
      <Button kind="primary" onClick={hasArrived ? connectDialog.proceed : () => location.reload()}>
        {hasArrived ? getWalletMessages.connect : getWalletMessages.refresh}
      </Button>
    </>
  )
})
