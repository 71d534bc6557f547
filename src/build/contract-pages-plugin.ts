import { fileURLToPath } from 'node:url'
import { normalizePath, type Plugin, runnerImport } from 'vite'
import type { PageSettings } from '#src/settings/settings.ts'
import { givenConfigPlugin } from '../settings/given-config.ts'
import type { LeftOutPage } from './contract-pages.ts'

const CONTRACT_PAGES = fileURLToPath(new URL('./contract-pages.ts', import.meta.url))
/** What lists the pages of `contracts/`, their texts and the texts of their links, as globs. */
const LISTS = ['../own-pages.ts', '../language/translations.ts'].map((file) =>
  normalizePath(fileURLToPath(new URL(file, import.meta.url)))
)
const PAGES = /'((?:\.\.\/)+)contracts\/\*\/[^']*'/g

/** The pages that a build for these chains is without; `given` serves what the build has instead of files of the repository. */
export async function leftOutPages(
  { chains }: Pick<PageSettings, 'chains'>,
  given: readonly Plugin[]
): Promise<readonly LeftOutPage[]> {
  const { module } = await runnerImport<typeof import('./contract-pages.ts')>(CONTRACT_PAGES, {
    configFile: false,
    logLevel: 'error',
    plugins: [...given, givenConfigPlugin()]
  })
  return module.pagesLeftOut(chains)
}

/** Builds the site without these pages, and says so once. */
export function withoutPages(pages: readonly LeftOutPage[]): Plugin {
  return {
    name: 'portside-without-pages',
    enforce: 'pre',
    configResolved({ command, logger }) {
      if (command !== 'build') return
      for (const { folder, reason } of pages) {
        const remedy = 'List its address in contracts/contracts.config.ts and run "npm run contracts".'
        logger.warn(`${folder} is not in this build: ${reason}. ${remedy}`)
      }
    },
    transform(code, id) {
      if (pages.length === 0 || !LISTS.includes(normalizePath(id))) return undefined
      return code.replace(PAGES, (glob, up) => [glob, ...pages.map(({ folder }) => `'!${up}${folder}/**'`)].join(', '))
    }
  }
}
