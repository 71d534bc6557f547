import { Fragment } from 'react'
import { MAX_NAME_LENGTH, plainText } from '#domain/plain-text.ts'

/** The words of a wallet, a node or host code, standing by themselves: bounded, plain, and isolated from what is around. */
export function UntrustedText({ text }: { readonly text: string }) {
  return <bdi>{plainText(text)}</bdi>
}

/** A name that somebody else has chosen, such as that of an announced wallet. */
export function UntrustedName({ name }: { readonly name: string }) {
  return <bdi>{plainText(name, MAX_NAME_LENGTH)}</bdi>
}

/** Holds the name's place until the sentence is drawn; no text of ours has this character. */
const PLACE = '\uFFFC'

interface SentenceProps {
  readonly of: (name: string) => string
  readonly name: string
}

/** A sentence of ours with such a name in it. */
export function Sentence({ of: sentence, name }: SentenceProps) {
  const [first, ...others] = sentence(PLACE).split(PLACE)
  return (
    <span>
      {first}
      {others.map((words, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence keeps its places
        <Fragment key={place}>
          <UntrustedName name={name} />
          {words}
        </Fragment>
      ))}
    </span>
  )
}
