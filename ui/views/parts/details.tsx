import { css } from '@emotion/react'
import { plainText } from '#domain/plain-text.ts'
import { pageText } from '#ui/text/page.ts'
import { color, font, motion, radius, type, weight } from '#ui/theme/tokens.ts'
import { CopyButton } from './copy-button.tsx'
import { UntrustedText } from './untrusted-text.tsx'

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
  overflowWrap: 'anywhere'
})

/** The original message of a wallet or node, collapsed; exactly what is shown is copied. Renders nothing for empty text. */
export function Details({ text }: { readonly text: string | undefined }) {
  const shown = plainText(text)
  if (shown === '') return undefined
  return (
    <details css={disclosure}>
      <summary>{pageText.dialogs.details}</summary>
      <p css={words}>
        <UntrustedText text={shown} />
      </p>
      <CopyButton text={shown} label={pageText.dialogs.copyDetails} />
    </details>
  )
}
