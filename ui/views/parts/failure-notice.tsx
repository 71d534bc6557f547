import type { ReactNode } from 'react'
import { Details } from './details.tsx'
import { Notice } from './notice.tsx'

interface FailureNoticeProps {
  /** In our own words. */
  readonly reason: string
  /** In somebody else's. */
  readonly details?: string | undefined
  readonly children?: ReactNode
}

/** What did not work and why, with the details folded away. */
export function FailureNotice({ reason, details, children }: FailureNoticeProps) {
  return (
    <Notice kind="danger">
      <p>{reason}</p>
      <Details text={details} />
      {children}
    </Notice>
  )
}
