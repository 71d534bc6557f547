import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config'
import { FileOrder } from './tests/run/file-order.ts'
import { limit } from './tests/run/limits.mjs'
import { testedPage } from './tests/tested-page.mjs'
import product from './vite.config.ts'

// Also where somebody runs one file by hand.
Object.assign(process.env, { ENV_DIR: testedPage['ENV_DIR'], CONFIG_DIR: testedPage['CONFIG_DIR'] })

/** Vitest's own second is too short on a busy machine. */
const patient = { poll: { timeout: limit(20_000) } }

const acrossBoundaries = {
  setupFiles: ['tests/run/note-slow-answers.ts'],
  testTimeout: limit(60_000),
  hookTimeout: limit(60_000),
  expect: patient
}

/** They fill a core for long or build pages, so they run beside no other. */
const ALONE = 'tests/**/*.alone.test.ts'

/** Of a team's contracts, on real nodes. */
const CHAIN_TESTS = 'contracts/**/*.chain.test.ts'

/** Code is read as the product's own configuration has it; this says which tests there are, and how they run. */
export default defineConfig(
  async (environment): Promise<ViteUserConfig> => ({
    ...(await product(environment)),
    test: {
      root: fileURLToPath(new URL('.', import.meta.url)),
      // Most of a file's time would go into a process, libraries and a page of its own.
      isolate: false,
      setupFiles: ['tests/run/fresh-file.ts'],
      sequence: { sequencer: FileOrder },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: [
              '{domain,adapters,ui,server,devchain,contracts,src,tests/structure,tests/vectors}/**/*.test.{ts,tsx}'
            ],
            exclude: [...configDefaults.exclude, CHAIN_TESTS],
            // It ends what hangs; Vitest's own 5 s also end what starts processes on a busy machine.
            testTimeout: limit(30_000),
            hookTimeout: limit(60_000),
            expect: patient
          }
        },
        {
          extends: true,
          test: {
            name: 'integration',
            include: ['tests/**/*.test.ts', CHAIN_TESTS],
            exclude: [...configDefaults.exclude, 'tests/{proof,recipes,structure,vectors}/**', ALONE],
            ...acrossBoundaries
          }
        },
        {
          extends: true,
          test: {
            name: 'alone',
            include: [ALONE],
            exclude: [...configDefaults.exclude, 'tests/proof/**'],
            ...acrossBoundaries
          }
        },
        {
          extends: true,
          test: {
            name: 'recipes',
            include: ['tests/recipes/**/*.test.ts'],
            ...acrossBoundaries
          }
        },
        {
          extends: true,
          test: {
            name: 'proof',
            include: ['tests/proof/**/*.test.ts'],
            exclude: [...configDefaults.exclude, ALONE],
            ...acrossBoundaries
          }
        },
        {
          extends: true,
          test: {
            name: 'proof alone',
            include: ['tests/proof/**/*.alone.test.ts'],
            ...acrossBoundaries
          }
        }
      ]
    }
  })
)
