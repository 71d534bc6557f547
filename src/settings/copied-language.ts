/** The source of texts, by file. */
export type SourceFiles = Readonly<Record<string, string>>

/** A text with a letter, in quotes, to the end of its line. */
const TEXT = /(['"`])(.*\p{L}.*)\1,?$/gmu
/** Of the texts that two languages share. Closely related ones have about a third. */
const MOST_EQUAL = 1 / 2
/** What is left in English is in a language's glossary. */
const ENGLISH = 'en'

/** A sentence about a language that is mostly a copy of another one; undefined without one. Each has its folder's files. */
export function copiedLanguage(languages: Readonly<Record<string, SourceFiles>>): string | undefined {
  const read = Object.entries(languages)
    .filter(([tag]) => tag !== ENGLISH)
    .map(([tag, files]) => [tag, Object.entries(files).flatMap(textsIn)] as const)
  for (const [tag, texts] of read) {
    for (const [other, others] of read) {
      if (other >= tag) continue
      const known = new Set(others)
      const equal = texts.filter((text) => known.has(text)).length
      if (equal <= texts.length * MOST_EQUAL) continue
      return `ui/text/${tag} and ui/text/${other}: ${equal} of ${texts.length} texts are equal. At most half may be: a language says each in its own words.`
    }
  }
  return undefined
}

/** With their file: a word may be the same in two places. */
function textsIn([file, source]: readonly [string, string]): readonly string[] {
  return [...source.matchAll(TEXT)].map(([, , text]) => `${file} ${text}`)
}
