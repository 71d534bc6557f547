import { Fragment } from 'react'
import { MAX_NAME_LENGTH, plainText } from '#domain/plain-text.ts'

/** Text from a wallet, a node or host code, on its own: length-limited, plain, and isolated from its surroundings. */
export function UntrustedText({ text }: { readonly text: string }) {
  return <bdi>{plainText(text)}</bdi>
}

/** A name chosen by somebody else, such as an announced wallet's. */
export function UntrustedName({ name }: { readonly name: string }) {
  return <bdi>{plainText(name, MAX_NAME_LENGTH)}</bdi>
}

/** Marks the name's place in a sentence; none of our texts contains this character. */
const PLACE = '\uFFFC'

interface SentenceProps {
  readonly of: (name: string) => string
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
