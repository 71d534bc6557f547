import { css } from '@emotion/react'
import { color, type, weight } from '#ui/theme/tokens.ts'

/** How wide words, lists and buttons become, in px: their edges are the same. */
export const PANE_COLUMN = 336

/** The buttons hold the bottom, so that what changes above them moves nothing. What is hidden in it scrolls with it. */
export const pane = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  padding: '8px 24px 0',
  textAlign: 'center'
})

/** As high from the first moment on as it gets. */
export const tall = css({ flexGrow: 1, minBlockSize: 360 })

export const words = css({
  display: 'grid',
  gap: 8,
  inlineSize: '100%',
  maxInlineSize: PANE_COLUMN,
  textWrap: 'pretty',
  '& strong': { fontWeight: weight.strong },
  '& p': { ...type.small, color: color.secondary },
  '& p.reason': { color: color.danger },
  '& p.caution': { color: color.warning },
  // Above the buttons, which may hide what is scrolled to the edge.
  '& details': { scrollMarginBlockEnd: 156 }
})

/** What scrolls below them fades instead of being cut. */
export const actions = css({
  display: 'grid',
  gap: 8,
  inlineSize: '100%',
  maxInlineSize: PANE_COLUMN,
  marginBlockStart: 'auto',
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: '12px 24px',
  backgroundColor: color.surface,
  boxShadow: `0 -12px 12px -4px ${color.surface}`
})
