import { css } from '@emotion/react'
import { color, type, weight } from '#ui/theme/tokens.ts'

/** The maximum width of text, lists and buttons in px, so that their edges line up. */
export const PANE_COLUMN = 336

/** Buttons stay at the bottom whatever changes above. `relative`, so that visually hidden content scrolls along. */
export const pane = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  padding: '8px 24px 0',
  textAlign: 'center'
})

/** Takes its final height from the start. */
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
  // Keeps scrolled-to details clear of the sticky buttons.
  '& details': { scrollMarginBlockEnd: 156 }
})

/** Content fades out as it scrolls under the buttons. */
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
