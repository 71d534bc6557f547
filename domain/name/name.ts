import { type Address, shortenAddress } from '../address.ts'

const LABEL_CHARACTERS = 24
/** The longest name that DNS allows. */
const MAX_CHARACTERS = 255
/** Lower-case ASCII letters and digits, with single hyphens between them. */
const PLAIN_LABEL = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** U+FEFF, which `\s` contains, is ignored in names (ENSIP-15). */
const FORBIDDEN = /(?!\ufeff)[\s\p{Cc}\p{Bidi_Control}]/u

/**
 * A name for display: whole, unless the part before its last dot is longer than 24 characters (requirement K7). A last part
 * that long is not a real top-level domain, and is cut too.
 */
export function nameLabel(name: string): string {
  const dot = name.lastIndexOf('.')
  const before = name.slice(0, Math.max(0, dot))
  return cut(before) === before ? name.slice(0, dot + 1) + cut(name.slice(dot + 1)) : cut(before)
}

/** An account's name, else its shortened address. */
export function displayName(address: Address, name: string | undefined): string {
  return name === undefined ? shortenAddress(address) : nameLabel(name)
}

/** True for names that are certainly normalised (ENSIP-15); only the name service can decide about others. */
export function isPlainName(name: string): boolean {
  return name.split('.').every((label) => PLAIN_LABEL.test(label))
}

/** False for text that no name service would return, such as one with spaces or bidi controls. */
export function couldBeName(text: string): boolean {
  return text !== '' && text.length <= MAX_CHARACTERS && !FORBIDDEN.test(text)
}

function cut(text: string): string {
  const characters = [...text]
  return characters.length > LABEL_CHARACTERS ? `${characters.slice(0, LABEL_CHARACTERS).join('')}…` : text
}
