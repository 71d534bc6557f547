import type { ReactNode } from 'react'
import { Details } from './details.tsx'
import { Notice } from './notice.tsx'

interface FailureNoticeProps {
  /** Our own text. */
  readonly reason: string
  /** The original message of a wallet or node. */
  readonly details?: string | undefined
  /** As of `Notice`. */
  readonly isSilent?: boolean
  /** The way on, such as a button; below the reason. */
  readonly children?: ReactNode
}

/** What failed and why, with collapsed details. */
export function FailureNotice({ reason, details, isSilent = false, children }: FailureNoticeProps) {
  return (
    <Notice kind="danger" isSilent={isSilent}>
      <p>{reason}</p>
      <Details text={details} />
      {children}
    </Notice>
  )
}
