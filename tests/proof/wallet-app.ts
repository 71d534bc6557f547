import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { packHarness } from '../devchain/foreign-project.ts'
import { launchOptions } from '../e2e/browser.ts'
import { freePort } from '../free-port.ts'
import { root } from '../ready.mjs'
import { type Block, blocksUnder, documented } from '../recipes/readme.ts'
import { Shell } from '../recipes/shell.ts'

/** Not packages of ours; everything else has our version. */
const OTHERS = ['wagmi@3.7.7', '@tanstack/react-query@5.108.0', 'yaml@2.8.1']
const OURS = [
  'ethers',
  'react',
  'react-dom',
  'viem',
  'vite',
  'typescript',
  '@types/node',
  '@types/react',
  '@types/react-dom'
]
/** Playwright's tests look for a browser of its own, and our machine has another. */
const CHROMIUM_CONFIG = `import config from './playwright.config'

export default { ...config, reporter: 'line', use: { ...config.use, launchOptions: ${JSON.stringify(launchOptions)} } }
`
const PAGE = `<!doctype html><html lang="en"><head><title>Shop</title></head>
<body><main id="app"></main><script type="module" src="/main.tsx"></script></body></html>
`
const RESULTS = 'test-results'
/** Libraries are checked too; only what is found in ours counts. */
const TYPES = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    types: ['node']
  },
  include: ['*.ts', '*.tsx']
}

/** An app elsewhere into which the packed harness is installed from npm, as its README says. */
export class WalletApp {
  readonly folder: string
  readonly #scratch: string

  private constructor(scratch: string) {
    this.#scratch = scratch
    this.folder = path.join(scratch, 'app')
    mkdirSync(this.folder)
  }

  static async install(): Promise<WalletApp> {
    const scratch = mkdtempSync(path.join(realpathSync(tmpdir()), 'portside-app-'))
    const app = new WalletApp(scratch)
    const tarball = await packHarness(scratch)
    renameSync(tarball, path.join(app.folder, path.basename(tarball)))
    app.write('package.json', '{ "name": "shop", "private": true, "type": "module" }')
    app.write('index.html', PAGE)
    app.write('tsconfig.json', JSON.stringify(TYPES))
    app.write('chromium.config.ts', CHROMIUM_CONFIG)
    await app.mustRun(
      `npm install --no-audit --no-fund --save-exact ${[...OTHERS, ...OURS.map(sameVersion)].join(' ')}`
    )
    const harness = documented(
      'devchain/README.md',
      `npm install --save-dev ./${path.basename(tarball)} @playwright/test`
    )
    await app.mustRun(harness.replace('@playwright/test', sameVersion('@playwright/test')))
    return app
  }

  write(file: string, text: string): void {
    writeFileSync(path.join(this.folder, file), text)
  }

  shell(command: string): Shell {
    return new Shell(this.folder, command)
  }

  /** @returns what it wrote. @throws Error unless it succeeds. */
  async mustRun(command: string): Promise<string> {
    const { status, output } = await this.shell(command).untilEnd()
    if (status !== 0) throw new Error(`${command} ended with ${status}:\n${output}`)
    return output
  }

  /** Runs Playwright's tests in our Chromium, with the app on a port of its own. */
  async playwright(...args: readonly string[]): Promise<{ readonly status: number | null; readonly output: string }> {
    const command = `PORT=${await freePort()} npx playwright test --config chromium.config.ts ${args.join(' ')}`
    return this.shell(command).untilEnd()
  }

  /** The capsules that failed tests left. */
  capsules(): readonly string[] {
    const results = readdirSync(path.join(this.folder, RESULTS), { withFileTypes: true })
    return results.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(RESULTS, name, 'capsule'))
  }

  close(): void {
    rmSync(this.#scratch, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** A file that the README shows. @throws Error if it does not. */
export function documentedFile(file: string): string {
  const block = blocksUnder('devchain/README.md', SECTION).find((each: Block) => each.file === file)
  if (!block) throw new Error(`devchain/README.md does not show ${file}.`)
  return block.text
}

const SECTION = 'In an existing wagmi or ethers app'

function sameVersion(name: string): string {
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8'))
  return `${name}@${version}`
}
