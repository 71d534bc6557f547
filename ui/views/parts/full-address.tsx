import { css } from '@emotion/react'
import { type Address, addressGroups } from '#domain/address.ts'
import { color, font, type } from '#ui/theme/tokens.ts'

// The gaps are margins, not characters, so that selecting copies the plain address. Wrapped lines align with the digits.
const style = css(type.small, {
  display: 'block',
  paddingInlineStart: '2.5ch',
  textIndent: '-2.5ch',
  textWrap: 'balance',
  fontFamily: font.mono,
  // Its own direction would align it away from the text around it.
  '[dir=rtl] &': { textAlign: 'end' },
  '& > span': { display: 'inline-block', textIndent: 0 },
  '& > span + span': { marginInlineEnd: '.5ch' },
  '& > span:first-of-type': { inlineSize: '2.5ch', color: color.secondary }
})

/** For everything signed or paid: look-alikes that match only the ends of an address take seconds to generate. */
export function FullAddress({ address }: { readonly address: Address }) {
  const [prefix, ...groups] = addressGroups(address)
  return (
    <span dir="ltr" translate="no" css={style}>
      <span>{prefix}</span>
      {groups.map((digits, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups never change order, and may repeat
        <span key={place}>{digits}</span>
      ))}
    </span>
  )
}
