import { css } from '@emotion/react'
import { type ReactNode, useId } from 'react'
import { color, radius, smallScreen, type, weight } from '#ui/theme/tokens.ts'

const panel = css({
  padding: 24,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tile,
  backgroundColor: color.surface,
  [smallScreen]: { padding: 16 }
})

const heading = css(type.title, { fontWeight: weight.heavy, marginBlockEnd: 12 })

interface PanelProps {
  readonly title: string
  readonly children: ReactNode
}

/** A part of the dashboard, named by its heading. */
export function Panel({ title, children }: PanelProps) {
  const id = useId()
  return (
    <section css={panel} aria-labelledby={id}>
      <h2 id={id} css={heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}
