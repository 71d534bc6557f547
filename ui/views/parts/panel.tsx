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

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 28,
  marginBlockEnd: 12,
  // The button adds no height to the heading, and its text is aligned with the edges of the panel, also below the heading.
  '& > button': { marginBlock: -8, marginInline: -12 }
})
const heading = css(type.title, { fontWeight: weight.heavy })

interface PanelProps {
  /** The heading, which also names the section. */
  readonly title: string
  /** A small button beside the heading. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A section of a page, labelled by its heading. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId()
  return (
    <section css={panel} aria-labelledby={id}>
      <div css={head}>
        <h2 id={id} css={heading}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}
