import { css, type SerializedStyles } from '@emotion/react'
import type { EndpointHealth } from '#domain/chain/endpoint-health.ts'
import { accountText } from '#ui/text/account.ts'
import { color, font, type } from '#ui/theme/tokens.ts'
import { AccountIcon, type AccountIconName } from '#ui/views/parts/account-icon.tsx'
import { formatDuration, formatNumber } from '#ui/views/parts/number.ts'
import { formatTime } from '#ui/views/parts/time.ts'

const row = css(type.small, {
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: '0 8px',
  paddingBlock: 4,
  color: color.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& svg': { marginBlock: 2 },
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px', minInlineSize: 0 },
  '& p': { flexBasis: '100%' }
})

const name = css({
  overflowWrap: 'anywhere',
  '& bdi': { fontFamily: font.mono, fontSize: '.8125rem' },
  '& small': { ...type.tiny, color: color.tertiary }
})

const tones = {
  good: css({ color: color.success }),
  bad: css({ color: color.warning })
}

interface Mark {
  readonly icon: AccountIconName
  readonly tone: SerializedStyles
}

interface EndpointRowProps {
  readonly health: EndpointHealth
  /** Another endpoint of the network has answered: one that has not is not needed. */
  readonly hasOtherAnswered: boolean
}

/** One endpoint: its host, its latency, and what is wrong with it and since when. */
export function EndpointRow({ health, hasOtherAnswered }: EndpointRowProps) {
  const { host, via, circuit, latencyMs } = health
  const mark = markOf(health)
  const trouble = troubleText(health)
  return (
    <li css={row}>
      <span css={mark?.tone}>{mark && <AccountIcon name={mark.icon} size={16} />}</span>
      <div>
        <span css={name}>
          <bdi dir="ltr" translate="no">
            {host}
          </bdi>{' '}
          {via === 'websocket' && <small>{accountText.networks.socket}</small>}
        </span>
        {circuit.status === 'closed' && <span>{speedText(latencyMs, hasOtherAnswered)}</span>}
        {trouble !== undefined && <p>{trouble}</p>}
      </div>
    </li>
  )
}

/** Decorative: the text beside it says the same. */
function markOf({ circuit, latencyMs, slowSince, lag }: EndpointHealth): Mark | undefined {
  if (circuit.status !== 'closed' || lag) return { icon: 'warning', tone: tones.bad }
  if (slowSince !== undefined) return { icon: 'pending', tone: tones.bad }
  return latencyMs === undefined ? undefined : { icon: 'check', tone: tones.good }
}

function speedText(latencyMs: number | undefined, hasOtherAnswered: boolean): string | undefined {
  if (latencyMs !== undefined) return formatDuration(latencyMs)
  return hasOtherAnswered ? accountText.networks.inReserve : undefined
}

/** While it cannot be reached, how far it was behind tells nothing. */
function troubleText({ circuit, slowSince, lag }: EndpointHealth): string | undefined {
  const { behind, slowSince: slow, trouble, unreachable, restingUntil } = accountText.networks
  if (circuit.status === 'closed') {
    const late = lag && behind(Number(lag.blocks), formatNumber(lag.blocks), formatTime(lag.at))
    return [late, slowSince !== undefined && slow(formatTime(slowSince))].filter(Boolean).join(' ') || undefined
  }
  const { since, lastFailure } = circuit
  const reason = lastFailure === 'unreachable' ? unreachable : accountText.balance.failures[lastFailure]
  const next = circuit.status === 'open' ? restingUntil(formatTime(circuit.until)) : accountText.balance.tryingAgain
  return trouble(formatTime(since), reason, next)
}
