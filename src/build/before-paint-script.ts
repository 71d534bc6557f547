import path from 'node:path'
import { match } from '@formatjs/intl-localematcher'
import { build } from 'vite'
import { buildTarget } from './oldest-browsers.ts'

const SOURCE = path.join(import.meta.dirname, '../before-paint.ts')

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Without those for tests, and for a region that is not known. */
const NO_REGION = ['XA', 'XB', 'ZZ']
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const REGIONS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (region) => regionNames.of(region) && !NO_REGION.includes(region)
)

/** `src/before-paint.ts` as one script without imports, for a page in these languages and that folder. */
export async function beforePaintScript(tags: readonly string[], basePath: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { __LANGUAGES__: JSON.stringify(matches(tags)), __BASE_PATH__: JSON.stringify(basePath) },
    build: {
      write: false,
      target: buildTarget,
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } }
    }
  })
  const [script] = [output].flat().flatMap((each) => ('output' in each ? each.output : []))
  if (script?.type !== 'chunk') throw new Error('The script before the first paint was not compiled.')
  return script.code.trim()
}

/**
 * Which language a browser gets, by the language and script that it asks for, and by region where several are written
 * alike: `zh-Hant` takes `zh-TW`, and `zh-Hant-MO` takes `zh-HK`. `en` alone is there because it has one script only.
 * Matched while building, so that no visitor fetches the library that knows.
 */
function matches(tags: readonly string[]): Readonly<Record<string, string>> {
  const found: Record<string, string> = {}
  const matchOf = (asked: string) => match([asked], tags, tags[0] ?? 'en')
  for (const written of tags.map(writtenAs)) {
    found[written] = matchOf(written)
    if (tags.filter((tag) => writtenAs(tag) === written).length === 1) {
      const { language } = new Intl.Locale(written)
      if (writtenAs(language) === written && isWrittenOneWay(language)) found[language] = found[written]
      continue
    }
    for (const region of REGIONS) {
      const near = matchOf(`${written}-${region}`)
      if (near !== found[written]) found[`${written}-${region}`] = near
    }
  }
  return found
}

/** Whether a language has the same script in every region, as far as Unicode knows. */
function isWrittenOneWay(language: string): boolean {
  return REGIONS.every((region) => writtenAs(`${language}-${region}`) === writtenAs(language))
}

function writtenAs(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize()
  return `${language}-${script}`
}
