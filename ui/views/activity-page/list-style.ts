import { css } from '@emotion/react'
import { color, font, radius, size, type, weight } from '#ui/theme/tokens.ts'

/** Of the list and everything in it at once: while it scrolls, its rows ask for no styles of their own. */
export const listStyle = css({
  // The margin of the first row stays within the list.
  display: 'flow-root',
  // The virtualizer corrects the scroll position itself.
  overflowAnchor: 'none',
  '& h3': { ...type.small, paddingBlock: '16px 4px', color: color.secondary, fontWeight: weight.strong },
  '& a': {
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minBlockSize: size.touch + 12,
    padding: '8px 12px',
    marginInline: -12,
    borderRadius: radius.control,
    color: color.text,
    textDecoration: 'none'
  },
  '& a > :last-child': { flex: 1, minInlineSize: 0 },
  '& a:hover': { backgroundColor: color.sunken },
  '& strong': { display: 'block', fontWeight: weight.medium, overflowWrap: 'anywhere' },
  '& time': { whiteSpace: 'nowrap' },
  '& .pending': { color: color.info },
  '& .confirmed, & .in': { color: color.success },
  '& .failed': { color: color.danger },
  // No errors: the visitor's own wallet sent a replacement, and a dropped transaction may still go through.
  '& .cancelled, & .replaced, & .dropped': { color: color.warning },
  '& .out, & .self': { color: color.secondary },
  '& .context': { color: color.tertiary, fontVariantNumeric: 'tabular-nums' },
  '& .address': { fontFamily: font.mono },
  '& .moved': { display: 'block', color: color.secondary, overflowWrap: 'anywhere' },
  '& .notable': { display: 'block', color: color.warning },
  '& .warning': { display: 'flex', alignItems: 'center', gap: 4, color: color.warning },
  '& svg': { display: 'block', flexShrink: 0 }
})
