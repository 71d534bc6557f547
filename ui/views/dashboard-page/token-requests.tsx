import { css } from '@emotion/react'
import type { Address } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { accountText } from '#domain/text/account.ts'
import { requestText } from '#domain/text/requests.ts'
import { waitingText } from '#domain/text/waiting.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { CopyButton } from '#ui/views/parts/copy-button.tsx'
import { FailureNotice } from '#ui/views/parts/failure-notice.tsx'
import { FullAddress } from '#ui/views/parts/full-address.tsx'
import { LiveRegion } from '#ui/views/parts/live-region.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { Sentence } from '#ui/views/parts/untrusted-text.tsx'
import { WaitingPanel } from '#ui/views/parts/waiting-panel.tsx'
import { shownSwitchFailure } from '#ui/words/chain-switch.ts'
import { walletName } from '#ui/words/wallet.ts'
import { shownTokenFailure } from '#ui/words/watched-token.ts'

const box = css({
  marginBlock: '8px 12px',
  '& > p': { ...type.small, color: color.secondary }
})

/** The state of adding one of this chain's tokens to the wallet, and of the chain switch that precedes it. */
export const TokenRequests = observer(function TokenRequests({ chain }: { readonly chain: Chain }) {
  const { chainSwitch, connection, watchAsset } = useModels()
  const asked = [chainSwitch.chainSwitch, watchAsset.watchAsset]
  const isAsked = asked.some((state) => state.status === 'pending' && state.chainId === chain.id)
  return (
    <>
      <LiveRegion>{isAsked && <Sentence of={waitingText.confirmIn} name={walletName(connection.wallet)} />}</LiveRegion>
      <SwitchRequest chain={chain} />
      <TokenRequest chain={chain} />
    </>
  )
})

/** The chain dialog and the wrong-network notice show their own switches. */
const SwitchRequest = observer(function SwitchRequest({ chain }: { readonly chain: Chain }) {
  const { chainSwitch, connection, dialogs } = useModels()
  const state = chainSwitch.chainSwitch
  const isShownElsewhere = dialogs.open === 'chain' || !connection.chain
  if (state.status === 'idle' || state.chainId !== chain.id || isShownElsewhere) return undefined
  const failure = state.status === 'failed' ? shownSwitchFailure(state) : undefined
  return (
    <div css={box}>
      {state.status === 'pending' && (
        <WaitingPanel
          asked={accountText.chains.switchTo(chain.name)}
          since={state.since}
          onCancel={chainSwitch.cancel}
        />
      )}
      {failure && (
        <FailureNotice reason={accountText.chains.failed(chain.name, failure.reason)} details={failure.details} />
      )}
    </div>
  )
})

const TokenRequest = observer(function TokenRequest({ chain }: { readonly chain: Chain }) {
  const { watchAsset } = useModels()
  const state = watchAsset.watchAsset
  if (state.status === 'idle' || state.chainId !== chain.id) return undefined
  const { address, symbol } = state.token
  const { asked, added } = requestText.token
  const failure = state.status === 'failed' ? shownTokenFailure(symbol, state) : undefined
  const isSymbolTooLong = state.status === 'failed' && state.problem.kind === 'symbol-too-long'
  return (
    <div css={box}>
      {state.status === 'pending' && (
        <WaitingPanel asked={asked(symbol)} address={address} since={state.since} onCancel={watchAsset.cancel} />
      )}
      {state.status === 'added' && <Notice kind="success">{added(symbol)}</Notice>}
      {failure?.isRejection && <p role="status">{failure.reason}</p>}
      {failure && !failure.isRejection && (
        <FailureNotice reason={failure.reason} details={failure.details}>
          {isSymbolTooLong && <AddressToCopy address={address} />}
        </FailureNotice>
      )}
    </div>
  )
})

function AddressToCopy({ address }: { readonly address: Address }) {
  return (
    <>
      <FullAddress address={address} />
      <CopyButton text={address} label={accountText.account.copyAddress} />
    </>
  )
}
