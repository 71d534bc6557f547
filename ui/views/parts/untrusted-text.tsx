import { css } from '@emotion/react'
import { Fragment, type ReactNode } from 'react'
import { exactText, MAX_NAME_LENGTH, plainText } from '#domain/plain-text.ts'
import { color, font, radius, type } from '#ui/theme/tokens.ts'

/** Text from a wallet, a node or host code, on its own: length-limited, plain, and isolated from its surroundings. */
export function UntrustedText({ text }: { readonly text: string }) {
  return <bdi>{kept(plainText(text))}</bdi>
}

const exact = css({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& code': {
    ...type.small,
    fontFamily: font.mono,
    marginInline: 2,
    paddingInline: 4,
    borderRadius: radius.control,
    color: color.warning,
    backgroundColor: color.sunken,
    unicodeBidi: 'isolate'
  }
})

/** A text that is signed or sent as it is, with its hidden characters named. */
export function ExactText({ text }: { readonly text: string }) {
  return (
    <bdi css={exact} translate="no">
      {exactText(text).map(({ at, text: part, isHidden }) => (
        <Fragment key={at}>{isHidden ? <code>{part}</code> : part}</Fragment>
      ))}
    </bdi>
  )
}

/** A name that a name service reads: whole and unaltered, because an invisible joiner may tell it from another one. */
export function ServiceName({ name }: { readonly name: string }) {
  return <bdi translate="no">{name}</bdi>
}

/** A name chosen by somebody else, such as an announced wallet's. */
export function UntrustedName({ name }: { readonly name: string }) {
  return <bdi translate="no">{kept(plainText(name, MAX_NAME_LENGTH))}</bdi>
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/
/** From a number or Latin letter to the last one before a letter that is written from right to left. */
const RUN = /([\d\p{sc=Latin}](?:[^\u0590-\u08ff]*[\d\p{sc=Latin}])?)/u

/** An amount stays before its symbol in a text that is written from right to left: plain text has no marks around it. */
function kept(text: string): ReactNode {
  if (!RIGHT_TO_LEFT.test(text)) return text
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change order
  return text.split(RUN).map((part, place) => (place % 2 ? <bdi key={place}>{part}</bdi> : part))
}

/** Marks the name's place in a sentence; none of our texts contains this character. */
const PLACE = '\uFFFC'

interface SentenceProps {
  /** The sentence, with the name where it belongs in the page's language. */
  readonly of: (name: string) => string
  /** A name that a stranger chose. */
  readonly name: string
}

/** One of our sentences with such a name in it. */
export function Sentence({ of: sentence, name }: SentenceProps) {
  const [first, ...others] = sentence(PLACE).split(PLACE)
  return (
    <span>
      {first}
      {others.map((words, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change order
        <Fragment key={place}>
          <UntrustedName name={name} />
          {words}
        </Fragment>
      ))}
    </span>
  )
}
