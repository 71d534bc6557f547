import { type Address, shortenAddress } from '../address.ts'

const LABEL_CHARACTERS = 24
/** Longer than what DNS allows is nothing that anybody registered. */
const MAX_CHARACTERS = 255
/** Letters without accents in lower case, digits, and single hyphens between them. */
const PLAIN_LABEL = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const FORBIDDEN = /[\s\p{Cc}\p{Bidi_Control}]/u

/**
 * A name as it is shown: whole, unless what stands before its last dot is longer than 24 characters (section 9). A last
 * part that long is no domain that anybody runs, and is cut too.
 */
export function nameLabel(name: string): string {
  const dot = name.lastIndexOf('.')
  const before = name.slice(0, Math.max(0, dot))
  return cut(before) === before ? name.slice(0, dot + 1) + cut(name.slice(dot + 1)) : cut(before)
}

/** What an account goes by: its name, else its shortened address. */
export function displayName(address: Address, name: string | undefined): string {
  return name === undefined ? shortenAddress(address) : nameLabel(name)
}

/** True for names that are their own normal form (ENSIP-15) beyond doubt; of any other the name service has to say. */
export function isPlainName(name: string): boolean {
  return name.split('.').every((label) => PLAIN_LABEL.test(label))
}

/** False for a text that no name service would give, such as one with spaces or with marks that turn letters around. */
export function couldBeName(text: string): boolean {
  return text !== '' && text.length <= MAX_CHARACTERS && !FORBIDDEN.test(text)
}

function cut(text: string): string {
  const characters = [...text]
  return characters.length > LABEL_CHARACTERS ? `${characters.slice(0, LABEL_CHARACTERS).join('')}…` : text
}
