import type { ReactNode } from 'react'
import { visuallyHidden } from './visually-hidden.ts'

/** Says its text when that changes, when the visitor is not busy. It has to be on the page before it has something to say. */
export function LiveRegion({ children }: { readonly children?: ReactNode }) {
  return (
    <div role="status" css={visuallyHidden}>
      {children}
    </div>
  )
}
