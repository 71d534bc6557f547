import type { ReactNode } from 'react'
import { visuallyHidden } from './visually-hidden.ts'

/** Announces changes of its text politely. It must be on the page before there is something to announce. */
export function LiveRegion({ children }: { readonly children?: ReactNode }) {
  return (
    <div role="status" css={visuallyHidden}>
      {children}
    </div>
  )
}
