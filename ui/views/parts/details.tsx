import { css } from '@emotion/react'
import { messages } from '#domain/messages.ts'
import { color, font, motion, radius, type, weight } from '#ui/theme/tokens.ts'
import { CopyButton } from './copy-button.tsx'

const disclosure = css(type.small, {
  inlineSize: '100%',
  textAlign: 'start',
  '& summary': {
    inlineSize: 'fit-content',
    paddingBlock: 8,
    color: color.secondary,
    fontWeight: weight.medium,
    cursor: 'pointer',
    borderRadius: radius.control,
    transition: `color ${motion.quick}`
  },
  '& summary:hover': { color: color.text }
})

const words = css(type.tiny, {
  marginBlockEnd: 8,
  padding: 12,
  maxBlockSize: 144,
  overflow: 'auto',
  borderRadius: radius.control,
  backgroundColor: color.sunken,
  fontFamily: font.mono,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere'
})

/** What somebody who has to find the cause needs, folded away from everybody else. */
export function Details({ text }: { readonly text: string }) {
  return (
    <details css={disclosure}>
      <summary>{messages.dialogs.details}</summary>
      <p css={words}>{text}</p>
      <CopyButton text={text} label={messages.dialogs.copyDetails} />
    </details>
  )
}
