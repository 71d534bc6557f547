import { flushSync } from 'react-dom'
import { directionOf, type LanguageTag } from '#domain/text/languages.ts'
import { type Translation, translate } from '#domain/text/live-text.ts'
import { metadataText } from '#domain/text/metadata.ts'
import { isolate, isolateValues } from '#domain/text/right-to-left.ts'
import { loadCode } from '#domain/wait/load-code.ts'
import { copyWithoutIsolates } from './copy-without-isolates.ts'
import { numberMarksOf } from './number-marks-of.ts'
import { setSwitching, type TextStage, textStages } from './page-language.ts'

interface StageTexts {
  readonly texts: Translation
}

/** One file for each language and stage, since what they import is their chunk. */
const files = import.meta.glob<StageTexts>([
  '../../domain/text/*/*-texts.ts',
  '!../../domain/text/en/**',
  '../../contracts/*/text/*.ts'
])
/** Names of links to pages of `contracts/`, by language. */
const links = import.meta.glob<Partial<Record<LanguageTag, Translation>>>('../../contracts/*/link-texts.ts', {
  eager: true,
  import: 'texts'
})

const loaded = new Map<LanguageTag, Translation>()

/** Loads texts of a language, and shows them if it is the page's. @throws CodeError */
export async function loadTranslation(tag: LanguageTag, stages: Iterable<TextStage>): Promise<void> {
  if (tag === 'en') return
  for (const texts of await Promise.all([...stages].map((stage) => loadStage(tag, stage)))) {
    loaded.set(tag, { ...loaded.get(tag), ...texts })
  }
  if (document.documentElement.lang === tag) apply(tag)
}

/** Shows the page in a language. Everything is drawn anew, since any view may hold a text. @throws CodeError */
export async function switchLanguage(tag: LanguageTag): Promise<void> {
  // A page of `contracts/` may have no texts in this language, and stays in English.
  const stages = [...textStages].filter((stage) => !stage.startsWith('contracts/') || fileOf(tag, stage))
  await loadTranslation(tag, stages)
  // What is computed and observed keeps its texts until nothing observes it.
  flushSync(() => setSwitching(true))
  document.documentElement.lang = tag
  document.documentElement.dir = directionOf(tag)
  apply(tag)
  flushSync(() => setSwitching(false))
}

function apply(tag: LanguageTag): void {
  document.addEventListener('copy', copyWithoutIsolates)
  const isolation = directionOf(tag) === 'rtl' && { valueIsolation: { isolate } }
  const linkTexts = Object.assign({}, ...Object.values(links).map((texts) => texts[tag]))
  translate({ ...linkTexts, ...loaded.get(tag), numberMarks: numberMarksOf(tag), ...isolation })
  document.querySelector('meta[name="description"]')?.setAttribute('content', metadataText.description)
}

async function loadStage(tag: LanguageTag, stage: TextStage): Promise<Translation> {
  const load = fileOf(tag, stage)
  if (!load) throw new Error(`There are no texts of the stage ${stage} in ${tag}.`)
  const { texts } = await loadCode(load, navigator)
  return directionOf(tag) === 'rtl' ? isolateValues(texts) : texts
}

function fileOf(tag: LanguageTag, stage: TextStage): (() => Promise<StageTexts>) | undefined {
  const place = stage.startsWith('contracts/')
    ? `${stage}/text/${tag.toLowerCase()}`
    : `domain/text/${tag}/${stage}-texts`
  return files[`../../${place}.ts`]
}
