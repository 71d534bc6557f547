import { css } from '@emotion/react'
import { color, radius, type, weight } from '#ui/theme/tokens.ts'
import { PANE_COLUMN } from './pane-styles.ts'
import { StepIcon, type StepIconName } from './step-icon.tsx'

const list = css({
  display: 'grid',
  gap: 16,
  inlineSize: '100%',
  maxInlineSize: PANE_COLUMN,
  textAlign: 'start',
  '& li': { display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', columnGap: 16, alignItems: 'start' },
  '& li > span': {
    display: 'grid',
    placeItems: 'center',
    blockSize: 44,
    borderRadius: radius.tile,
    backgroundColor: color.sunken,
    color: color.accent
  },
  '& strong': { display: 'block', fontWeight: weight.strong },
  '& p': { ...type.small, color: color.secondary, textWrap: 'pretty' }
})

interface StepListProps {
  readonly items: readonly { readonly icon: StepIconName; readonly title: string; readonly text: string }[]
  /** Whether the order matters. */
  readonly isOrdered?: boolean
}

/** A short list of facts or steps, each with an icon, a title and a sentence. */
export function StepList({ items, isOrdered = false }: StepListProps) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List css={list}>
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <span>
            <StepIcon name={icon} />
          </span>
          <div>
            <strong>{title}</strong>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  )
}
