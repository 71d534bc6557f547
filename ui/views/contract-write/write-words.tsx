import { css } from '@emotion/react'
import type { ShownWrite } from '#ui/hooks/shown-write.ts'
import { contractWriteText } from '#ui/text/contract-writes.ts'
import { color, type } from '#ui/theme/tokens.ts'
import { Details } from '#ui/views/parts/details.tsx'
import { FailureNotice } from '#ui/views/parts/failure-notice.tsx'
import { Notice } from '#ui/views/parts/notice.tsx'
import { Spinner } from '#ui/views/parts/spinner.tsx'
import { formatTime } from '#ui/views/parts/time.ts'

type State = ShownWrite['state']
type Status = State['status']
export type WordsKind = 'none' | 'working' | 'review' | 'warning' | 'failure' | 'success'

const working = css(type.small, { display: 'flex', alignItems: 'center', gap: 8, color: color.secondary })

/** How the words of each state are shown. */
const kinds: Readonly<Record<Status, WordsKind>> = {
  idle: 'none',
  disconnected: 'warning',
  elsewhere: 'warning',
  simulating: 'working',
  refused: 'failure',
  review: 'review',
  unsimulated: 'review',
  repeating: 'warning',
  revalidating: 'working',
  asking: 'none',
  unclear: 'failure',
  sent: 'success',
  confirmed: 'success',
  reverted: 'failure',
  replaced: 'warning',
  withdrawn: 'failure',
  removed: 'warning'
}

/** `Announcements` says these of every transaction, with its description. */
const announced: readonly Status[] = ['confirmed', 'reverted', 'replaced', 'withdrawn', 'removed']

export function isAnnounced({ status }: State): boolean {
  return announced.includes(status)
}

/** Whether it ended before anything was sent, or without what was sent having an effect: then an alert says so. */
export function isFailure({ status }: State): boolean {
  return kinds[status] === 'failure'
}

interface WriteWordsProps {
  readonly write: Pick<ShownWrite, 'state' | 'text' | 'details' | 'openRequest'>
  /** How they are shown where the state alone does not decide it, as in a batch. */
  readonly kind?: WordsKind | undefined
}

/** What the page says of a write; a live region says it, unless it is a failure before anything is sent. */
export function WriteWords({ write, kind: chosen }: WriteWordsProps) {
  const { state, text, details, openRequest } = write
  const isRefused = 'refusal' in state && state.refusal !== undefined
  const isOpen = state.status === 'review' && openRequest !== undefined
  const kind = isRefused || isOpen || state.status === 'unsimulated' ? 'warning' : kinds[state.status]
  const shown = chosen ?? kind
  switch (shown) {
    case 'none':
      return 'earlier' in state && <Notice kind="warning">{text}</Notice>
    case 'working':
      return (
        <p css={working}>
          <Spinner />
          {text}
        </p>
      )
    case 'review':
      return (
        <p css={working}>
          {text}
          {state.status === 'review' && ` ${contractWriteText.checkedAt(formatTime(state.review.simulatedAt))}`}
        </p>
      )
    case 'failure':
      return <FailureNotice reason={text} details={details} isSilent={isAnnounced(state)} />
    case 'warning':
    case 'success':
      return (
        <Notice kind={shown} isSilent>
          <p>{text}</p>
          <Details text={details} />
        </Notice>
      )
  }
}
