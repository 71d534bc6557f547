import type { SourceFiles } from './copied-language.ts'

const LIST = 'ui/text/languages.ts'
const PLURAL = /\bpluralIn\((['"])([^'"]*)\1\)/g

/** The languages of the page, as their list and their folders have them. */
interface Languages {
  /** In the order of the list. */
  readonly tags: readonly string[]
  /** By the name of a folder. */
  readonly folders: Readonly<Record<string, SourceFiles>>
}

/** @throws Error with one sentence that names the file and the tag of a language that is there only by halves. */
export function checkLanguages({ tags, folders }: Languages): void {
  for (const tag of tags) {
    checkTag(tag)
    if (!Object.hasOwn(folders, tag)) throw new Error(`${LIST} names "${tag}", but there is no folder ui/text/${tag}.`)
  }
  const unnamed = Object.keys(folders).find((folder) => !tags.includes(folder))
  if (unnamed !== undefined) throw new Error(`ui/text/${unnamed} has no line "${unnamed}" in ${LIST}.`)
  for (const [tag, files] of Object.entries(folders)) {
    for (const [file, source] of Object.entries(files)) {
      const other = [...source.matchAll(PLURAL)].map(([, , used]) => used).find((used) => used !== tag)
      if (other === undefined) continue
      throw new Error(`ui/text/${tag}/${file} has pluralIn('${other}'): its tag is '${tag}'.`)
    }
  }
}

/** Browsers compare tags in their canonical form. */
function checkTag(tag: string): void {
  const canonical = canonicalOf(tag)
  if (canonical === tag) return
  const wanted = canonical === undefined ? 'such as "da" or "pt-BR"' : `which is "${canonical}"`
  throw new Error(`${LIST}: "${tag}" is not a BCP 47 tag in its canonical form, ${wanted}.`)
}

function canonicalOf(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return tag.includes('_') ? canonicalOf(tag.replaceAll('_', '-')) : undefined
  }
}
