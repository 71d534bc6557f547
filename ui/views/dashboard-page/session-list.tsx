import { css } from '@emotion/react'
import { useId, useRef } from 'react'
import type { ListedSession } from '#domain/ports/authentication-adapter.ts'
import { otherSessions, type SessionListFailure } from '#domain/session/session-list.ts'
import { dashboardText } from '#ui/text/dashboard.ts'
import { color, type, weight } from '#ui/theme/tokens.ts'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Button } from '#ui/views/parts/button.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { formatMoment } from '#ui/views/parts/time.ts'
import { useWhileInView } from '#ui/views/parts/use-while-in-view.ts'

const part = css(type.small, {
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  marginBlockStart: 24,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${color.line}`,
  '& h3': { fontWeight: weight.strong },
  '& p': { color: color.secondary },
  '& > div': { inlineSize: '100%' }
})

const list = css({ display: 'grid', gap: 12, inlineSize: '100%', listStyle: 'none', margin: 0, padding: 0 })

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  '& > div': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& p': { fontVariantNumeric: 'tabular-nums' }
})

/** Where the account is signed in; nothing with a service that does not list sessions. */
export const SessionList = observer(function SessionList() {
  const { accountSessions } = useModels()
  const shown = useWhileInView(accountSessions.show)
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { list: state } = accountSessions
  const others = otherSessions(state)
  const ending = state.status === 'listed' ? state.ending : undefined
  const failure = state.status === 'listed' ? state.failure : undefined
  const handleEnd = (id: string) => {
    // The button goes with its session.
    title.current?.focus({ preventScroll: true })
    void accountSessions.end(id)
  }

  if (state.status === 'hidden') return <div ref={shown} />
  return (
    <div ref={shown} css={part}>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        {dashboardText.sessions.title}
      </h3>
      {state.status === 'loading' && <p>{dashboardText.sessions.loading}</p>}
      {state.status === 'listed' && (
        <>
          <ul css={list} aria-labelledby={titleId}>
            {state.sessions.map((session) => (
              <SessionRow key={session.id} session={session} ending={ending} onEnd={handleEnd} />
            ))}
          </ul>
          <p role="status">
            {others.length === 0 ? dashboardText.sessions.noOthers : dashboardText.sessions.others(others.length)}
          </p>
        </>
      )}
      {(failure !== undefined || state.status === 'unreadable') && (
        <Notice kind="warning">{noticeText(state.status === 'unreadable' ? 'unreadable' : failure)}</Notice>
      )}
      {(failure === 'reading' || state.status === 'unreadable') && (
        <Button isSmall onClick={accountSessions.read}>
          {dashboardText.sessions.tryAgain}
        </Button>
      )}
      {others.length > 0 && (
        <Button
          isSmall
          aria-disabled={ending !== undefined}
          onClick={ending === undefined ? () => handleEnd('others') : undefined}
        >
          {ending === 'others' ? dashboardText.sessions.ending : dashboardText.sessions.endOthers}
        </Button>
      )}
    </div>
  )
})

interface SessionRowProps {
  readonly session: ListedSession
  readonly ending: string | undefined
  readonly onEnd: (id: string) => void
}

function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const { id, isCurrent, usedAt, network } = session
  const name = nameOf(session)
  const isBusy = ending !== undefined
  const isEnding = ending === id || ending === 'others'
  return (
    <li css={row}>
      <div>
        {/* Each in a block around it, so that it starts where the other lines do. */}
        <div>
          <bdi>{name}</bdi>
        </div>
        {network && (
          <p>
            <bdi translate="no">{network}</bdi>
          </p>
        )}
        <p>{isCurrent ? dashboardText.sessions.here : dashboardText.sessions.lastUsed(formatMoment(usedAt))}</p>
      </div>
      {!isCurrent && (
        <Button
          isSmall
          aria-label={dashboardText.sessions.endNamed(name)}
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : () => onEnd(id)}
        >
          {isEnding ? dashboardText.sessions.ending : dashboardText.sessions.end}
        </Button>
      )}
    </li>
  )
}

function nameOf({ browser, system }: ListedSession): string {
  const known = browser ?? dashboardText.sessions.unknownBrowser
  return system === undefined ? known : dashboardText.sessions.browserOn(known, system)
}

function noticeText(failure: 'unreadable' | SessionListFailure | undefined): string {
  if (failure === 'unreadable') return dashboardText.sessions.unreadable
  return failure === 'reading' ? dashboardText.sessions.stale : dashboardText.sessions.notEnded
}
