import { css } from '@emotion/react'
import { type Address, addressGroups } from '#domain/address.ts'
import { color, font, type } from '#ui/theme/tokens.ts'

// The gaps are no characters, so that what is selected and copied is the address. Lines begin under the digits.
const style = css(type.small, {
  display: 'block',
  paddingInlineStart: '2.5ch',
  textIndent: '-2.5ch',
  textWrap: 'balance',
  fontFamily: font.mono,
  '& > span': { display: 'inline-block', textIndent: 0 },
  '& > span + span': { marginInlineEnd: '.5ch' },
  '& > span:first-of-type': { inlineSize: '2.5ch', color: color.secondary }
})

/** For whatever is about to be signed or paid, and was: the ends of an address alone are ground out in seconds. */
export function WholeAddress({ address }: { readonly address: Address }) {
  const [prefix, ...groups] = addressGroups(address)
  return (
    <span dir="ltr" css={style}>
      <span>{prefix}</span>
      {groups.map((digits, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups keep their places, and may be alike
        <span key={place}>{digits}</span>
      ))}
    </span>
  )
}
