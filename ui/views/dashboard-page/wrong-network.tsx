import { css } from '@emotion/react'
import { observer } from 'mobx-react-lite'
import { messages } from '#domain/messages.ts'
import { weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'

const text = css({ fontWeight: weight.medium })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 12 })

/** The way out of a network that is not configured, in one click. */
export const WrongNetwork = observer(function WrongNetwork() {
  const { chainSwitch, connection, dialogs, settings } = useModels()
  const [first] = settings.chains
  const state = chainSwitch.chainSwitch
  const isPending = state.status === 'pending'
  return (
    <Notice kind="warning">
      <p css={text}>{messages.chains.wrongNetwork}</p>
      {state.status === 'failed' && <p>{state.reason}</p>}
      <div css={actions}>
        {first && chainSwitch.canSwitch && (
          <Button
            kind="primary"
            isSmall
            aria-disabled={isPending}
            onClick={isPending ? undefined : () => chainSwitch.switchTo(first.id)}
          >
            {isPending ? messages.chains.confirmInWallet : messages.chains.switchTo(first.name)}
          </Button>
        )}
        {isPending && (
          <Button kind="quiet" isSmall onClick={chainSwitch.cancel}>
            {messages.chains.cancel}
          </Button>
        )}
        <Button isSmall onClick={dialogs.openChain}>
          {messages.chains.title}
        </Button>
        <Button kind="quiet" isSmall onClick={connection.disconnect}>
          {messages.chains.disconnect}
        </Button>
      </div>
    </Notice>
  )
})
