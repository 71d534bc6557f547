import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { accountMessages } from '#domain/account-messages.ts'
import { chainView } from '#domain/chain.ts'
import { color, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { WaitingPanel } from '#ui/views/parts/waiting-panel.tsx'

const text = css({ fontWeight: weight.medium })
const waiting = css({ marginBlockStart: 12, '& > div': { backgroundColor: color.surface } })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 12 })

/** The way out of a network that is not configured, in one click. */
export const WrongNetwork = observer(function WrongNetwork() {
  const { chainSwitch, connection, dialogs, settings } = useModels()
  const [first] = settings.chains
  const state = chainSwitch.chainSwitch
  const isPending = state.status === 'pending'
  const asked = isPending ? accountMessages.chains.switchTo(chainView(settings.chains, state.chainId).name) : undefined
  return (
    <Notice kind="warning">
      <p css={text}>{accountMessages.chains.wrongNetwork}</p>
      {state.status === 'failed' && <p>{state.reason}</p>}
      <div css={actions}>
        {first && chainSwitch.canSwitch && (
          <Button
            kind="primary"
            isSmall
            aria-disabled={isPending}
            onClick={isPending ? undefined : () => chainSwitch.switchTo(first.id)}
          >
            {accountMessages.chains.switchTo(first.name)}
          </Button>
        )}
        <Button isSmall onClick={dialogs.openChain}>
          {accountMessages.chains.title}
        </Button>
        <Button kind="quiet" isSmall onClick={connection.disconnect}>
          {accountMessages.chains.disconnect}
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
