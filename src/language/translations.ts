import { Latest } from '#domain/wait/latest.ts'
import { loadCode } from '#domain/wait/load-code.ts'
import { directionOf, type LanguageTag } from '#ui/text/languages.ts'
import { type Translation, translate } from '#ui/text/live-text.ts'
import { metadataText } from '#ui/text/metadata.ts'
import { isolate, isolateValues } from '#ui/text/right-to-left.ts'
import { ownPages } from '../own-pages.ts'
import { copyWithoutIsolates } from './copy-without-isolates.ts'
import { numberMarksOf } from './number-marks-of.ts'
import { redrawTexts, standIn, type TextStage, textStages } from './page-language.ts'

interface StageTexts {
  readonly texts: Translation
}

/** One file for each language and stage, since what they import is their chunk. */
const files = import.meta.glob<StageTexts>([
  '../../ui/text/*/*-texts.ts',
  '!../../ui/text/en/**',
  '../../contracts/*/text/*.ts'
])
/** Texts of links to pages of `contracts/`, by language. */
const links = import.meta.glob<Partial<Record<LanguageTag, string>>>(['../../contracts/*/link-texts.ts'], {
  eager: true,
  import: 'linkTexts'
})

const loaded = new Map<LanguageTag, Map<TextStage, Translation>>()
const choices = new Latest()

/** Loads texts of a language, and shows them if it is the page's. @throws CodeError */
export async function loadTranslation(tag: LanguageTag, stages: readonly TextStage[]): Promise<void> {
  if (tag === 'en') return
  const texts = await Promise.all(stages.map((stage) => loadStage(tag, stage)))
  const ofLanguage = loaded.get(tag) ?? new Map<TextStage, Translation>()
  for (const [i, stage] of stages.entries()) ofLanguage.set(stage, texts[i] ?? {})
  loaded.set(tag, ofLanguage)
  if (document.documentElement.lang === tag) apply(tag)
}

/** Shows the page in a language once its texts are there, unless another is chosen meanwhile. @throws CodeError */
export async function switchLanguage(tag: LanguageTag): Promise<void> {
  standIn.for = undefined
  const choice = choices.start()
  try {
    // A visitor who goes on meanwhile asks for more.
    for (let missing = missingOf(tag); missing.length > 0; missing = missingOf(tag)) {
      await loadTranslation(tag, missing)
    }
  } catch (cause) {
    if (choice.aborted) return
    throw cause
  }
  if (!choice.aborted) showLanguage(tag)
}

/** Draws every text in a language that has been loaded; nothing else of the page changes. */
export function showLanguage(tag: LanguageTag): void {
  document.documentElement.lang = tag
  document.documentElement.dir = directionOf(tag)
  apply(tag)
  redrawTexts()
}

/** A page of `contracts/` may have no texts in a language, and stays in English. */
function missingOf(tag: LanguageTag): readonly TextStage[] {
  if (tag === 'en') return []
  const isThere = (stage: TextStage) =>
    loaded.get(tag)?.has(stage) || (stage.startsWith('contracts/') && !fileOf(tag, stage))
  return [...textStages].filter((stage) => !isThere(stage))
}

function apply(tag: LanguageTag): void {
  document.addEventListener('copy', copyWithoutIsolates)
  const isolation = directionOf(tag) === 'rtl' && { valueIsolation: { isolate } }
  const texts = Object.assign({}, ...(loaded.get(tag)?.values() ?? []))
  translate({ ...texts, pageLinks: linksIn(tag), numberMarks: numberMarksOf(tag), ...isolation })
  document.querySelector('meta[name="description"]')?.setAttribute('content', metadataText.description)
}

/** By the paths of their pages; a page without one keeps its English link. */
function linksIn(tag: LanguageTag): Readonly<Record<string, string>> {
  const linked = Object.entries(ownPages).flatMap(([file, { path }]) => {
    const link = links[`../${file.replace(/page\.ts$/, 'link-texts.ts')}`]?.[tag]
    return link === undefined ? [] : [[path, link] as const]
  })
  return Object.fromEntries(linked)
}

async function loadStage(tag: LanguageTag, stage: TextStage): Promise<Translation> {
  const load = fileOf(tag, stage)
  if (!load) throw new Error(`There are no texts of the stage ${stage} in ${tag}.`)
  const { texts } = await loadCode(load, navigator)
  return directionOf(tag) === 'rtl' ? isolateValues(texts) : texts
}

function fileOf(tag: LanguageTag, stage: TextStage): (() => Promise<StageTexts>) | undefined {
  const place = stage.startsWith('contracts/') ? `${stage}/text/${tag.toLowerCase()}` : `ui/text/${tag}/${stage}-texts`
  return files[`../../${place}.ts`]
}
