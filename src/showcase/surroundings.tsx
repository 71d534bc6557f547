import { css } from '@emotion/react'
import { type ReactNode, useEffect } from 'react'
import { visuallyHidden } from '#ui/views/parts/visually-hidden.ts'
import type { Story } from './story.ts'

const around = css({ padding: 16, maxInlineSize: 1120, marginInline: 'auto' })

/** What a dialog covers is as high as the window. */
const covered = css({ minBlockSize: '100dvh' })

interface SurroundingsProps {
  readonly layout: Story['layout']
  readonly title: string
  /** Called once the view is on the page, and again whenever React mounts it again. */
  readonly onDrawn: () => void
  readonly children: ReactNode
}

/** What a part needs around it to be a page: landmarks and a heading, unless it brings them. */
export function Surroundings({ layout, title, onDrawn, children }: SurroundingsProps) {
  useEffect(onDrawn, [onDrawn])
  if (layout === 'page') return children
  return (
    <main css={[around, layout === 'dialog' && covered]}>
      <h1 css={visuallyHidden}>{title}</h1>
      {children}
    </main>
  )
}
