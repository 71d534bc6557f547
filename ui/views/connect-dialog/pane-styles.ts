import { css } from '@emotion/react'
import { color, type, weight } from '#ui/theme/tokens.ts'

/** The buttons hold the bottom, so that what changes above them moves nothing. */
export const pane = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  padding: '8px 24px 0',
  textAlign: 'center'
})

export const words = css({
  display: 'grid',
  gap: 8,
  inlineSize: '100%',
  maxInlineSize: 320,
  textWrap: 'pretty',
  '& strong': { fontWeight: weight.strong },
  '& p': { ...type.small, color: color.secondary },
  '& p.reason': { color: color.danger }
})

export const actions = css({
  display: 'grid',
  gap: 8,
  inlineSize: '100%',
  maxInlineSize: 320,
  marginBlockStart: 'auto',
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlock: '4px 24px',
  backgroundColor: color.surface
})
