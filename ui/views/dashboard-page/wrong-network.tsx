import { css } from '@emotion/react'
import { chainView } from '#domain/chain/chain-view.ts'
import { accountText } from '#domain/text/account.ts'
import { color, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { Details } from '#ui/views/parts/details.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { WaitingPanel } from '#ui/views/parts/waiting-panel.tsx'
import { shownSwitchFailure } from '#ui/words/chain-switch.ts'

const text = css({ fontWeight: weight.medium })
const waiting = css({ marginBlockStart: 12, '& > div': { backgroundColor: color.surface } })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 12 })

/** Leads from an unconfigured network to a configured one in one click. */
export const WrongNetwork = observer(function WrongNetwork() {
  const { chainSwitch, connection, dialogs, settings } = useModels()
  const [first] = settings.chains
  const state = chainSwitch.chainSwitch
  const isPending = state.status === 'pending'
  const { failed, followsTo, followsToSupported } = accountText.chains
  const missed = state.status === 'failed' ? chainView(settings.chains, state.chainId).name : undefined
  const failure = state.status === 'failed' ? shownSwitchFailure(state) : undefined
  const asked = isPending ? accountText.chains.switchTo(chainView(settings.chains, state.chainId).name) : undefined
  return (
    <Notice kind="warning">
      <p css={text}>{accountText.chains.wrongNetwork}</p>
      {!chainSwitch.canSwitch && (
        <>
          <p>{accountText.chains.cannotSwitch(settings.appName)}</p>
          <p>{missed === undefined ? followsToSupported : followsTo(missed)}</p>
        </>
      )}
      {failure && missed !== undefined && (
        <>
          {chainSwitch.canSwitch && <p>{failed(missed, failure.reason)}</p>}
          <Details text={failure.details} />
        </>
      )}
      <div css={actions}>
        {first && chainSwitch.canSwitch && (
          <Button
            kind="primary"
            isSmall
            aria-disabled={isPending}
            onClick={isPending ? undefined : () => chainSwitch.switchTo(first.id)}
          >
            {accountText.chains.switchTo(first.name)}
          </Button>
        )}
        {chainSwitch.canSwitch && (
          <Button isSmall onClick={dialogs.openChain}>
            {accountText.chains.title}
          </Button>
        )}
        <Button kind="quiet" isSmall onClick={connection.disconnect}>
          {accountText.chains.disconnect}
        </Button>
      </div>
      {isPending && asked !== undefined && (
        <div css={waiting}>
          <WaitingPanel asked={asked} since={state.since} onCancel={chainSwitch.cancel} />
        </div>
      )}
    </Notice>
  )
})
