import { css } from '@emotion/react'
import { type ReactNode, use, useState } from 'react'
import { contactedHosts, type Purpose } from '#ui/contacted-hosts.ts'
import { connectionsText } from '#ui/text/connections.ts'
import { pageText } from '#ui/text/page.ts'
import { color, type, weight } from '#ui/theme/tokens.ts'
import { observer } from '#ui/views/observer.ts'
import { Dialog } from '#ui/views/parts/dialog.tsx'
import { formatNumber } from '#ui/views/parts/number.ts'
import { formatTime, isoMoment } from '#ui/views/parts/time.ts'
import { useElapsedSeconds } from '#ui/views/parts/use-seconds.ts'
import { useShell } from '#ui/views/shell-context.ts'
import { ConnectionsContext } from './connections-context.ts'

const body = css(type.small, {
  display: 'grid',
  gap: 16,
  padding: '0 24px 24px',
  color: color.secondary,
  '& > p': { textWrap: 'pretty' }
})

const list = css({ margin: 0, padding: 0, listStyle: 'none' })

const row = css({
  display: 'grid',
  gap: 4,
  paddingBlock: 12,
  borderBlockStart: `1px solid ${color.line}`,
  '& > p:first-of-type': { color: color.text, fontWeight: weight.strong, overflowWrap: 'anywhere' },
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: '0 16px', margin: 0, color: color.tertiary },
  '& dl > div': { display: 'flex', gap: 6 },
  '& dd': { margin: 0, color: color.secondary, fontVariantNumeric: 'tabular-nums' }
})

/** Which hosts the page has asked, why, and since when. */
export const ConnectionsDialog = observer(function ConnectionsDialog() {
  const { settings, requests } = useShell()
  const close = use(ConnectionsContext)
  const [openedAt] = useState(Date.now)
  // Draws the list anew while more is asked.
  useElapsedSeconds(openedAt)
  return (
    <Dialog title={pageText.shell.connections} isOnlyText onClose={close}>
      <div css={body}>
        <p>{connectionsText.lead}</p>
        <ul css={list}>
          {contactedHosts(requests(), settings, location.origin).map(({ host, purposes, count, firstAt, lastAt }) => (
            <li key={host} css={row}>
              <p>
                <bdi translate="no">{host}</bdi>
              </p>
              {purposes.map((purpose) => (
                <p key={sentenceOf(purpose)}>{sentenceOf(purpose)}</p>
              ))}
              <dl>
                <Fact name={connectionsText.requests}>{formatNumber(count)}</Fact>
                <Fact name={connectionsText.first}>
                  <Moment at={firstAt} />
                </Fact>
                <Fact name={connectionsText.last}>
                  <Moment at={lastAt} />
                </Fact>
              </dl>
            </li>
          ))}
        </ul>
        <p>{connectionsText.note}</p>
      </div>
    </Dialog>
  )
})

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

function Moment({ at }: { readonly at: number }) {
  return <time dateTime={isoMoment(at)}>{formatTime(at)}</time>
}

function sentenceOf(purpose: Purpose): string {
  switch (purpose.kind) {
    case 'chain':
      return connectionsText.chain(purpose.chain)
    case 'sign-in':
      return connectionsText.signIn
    default:
      return connectionsText[purpose.kind]
  }
}
