const LABEL_CHARACTERS = 24
/** Longer than what DNS allows is nothing that anybody registered. */
const MOST_CHARACTERS = 255
const UNSEEN = /[\s\p{Cc}\p{Bidi_Control}]/u

/** A name as it is shown: at most 24 characters of it (section 9). */
export function nameLabel(name: string): string {
  const characters = [...name]
  return characters.length > LABEL_CHARACTERS ? `${characters.slice(0, LABEL_CHARACTERS).join('')}…` : name
}

/** False for a text that no name service would give, such as one with spaces or with marks that turn letters around. */
export function couldBeName(text: string): boolean {
  return text !== '' && text.length <= MOST_CHARACTERS && !UNSEEN.test(text)
}
