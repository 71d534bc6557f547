import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { root } from '../ready.mjs'

interface Ended {
  readonly code: number | null
  readonly output: string
  readonly errors: string
}

interface Bundle {
  readonly files: readonly { readonly file: string; readonly text?: string }[]
}

/** An identity of its own, and no settings of the developer's. */
export const gitIdentity = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Team',
  GIT_AUTHOR_EMAIL: 'team@example.com',
  GIT_COMMITTER_NAME: 'Team',
  GIT_COMMITTER_EMAIL: 'team@example.com'
}

/** The packed `create-portside`, unpacked in a folder of its own, where it has none of the project's packages. */
export class PackedCreate {
  /** Where projects are made. */
  readonly folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'portside-create-'))
  /** What is in it. */
  readonly files: readonly string[]
  readonly #packed = mkdtempSync(path.join(realpathSync(tmpdir()), 'portside-packed-'))

  /** @param only the files that its projects have; all of them take seconds to write, to commit and to remove */
  constructor(only?: readonly string[]) {
    const packing = ['pack', '-w', 'create-portside', '--json', '--silent', '--pack-destination', this.#packed]
    const [packed] = JSON.parse(execFileSync('npm', packing, { cwd: root, encoding: 'utf8' }))
    this.files = packed.files.map((each: { readonly path: string }) => each.path)
    execFileSync('tar', ['-xzf', path.join(this.#packed, packed.filename), '-C', this.#packed])
    if (only) this.#leaveOutAllBut(only)
  }

  /** Runs it with these arguments, and these lines as what is typed. */
  async run(args: readonly string[], typed = '', env: NodeJS.ProcessEnv = {}): Promise<Ended> {
    const program = path.join(this.#packed, 'package/create-portside.mjs')
    const child = spawn(process.execPath, [program, ...args], { cwd: this.folder, env: this.env(env), stdio: 'pipe' })
    let output = ''
    let errors = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text
    })
    // It may end before it has read everything.
    child.stdin.on('error', () => undefined).end(typed)
    const [code] = await once(child, 'close')
    return { code, output, errors }
  }

  /** The texts that a project starts with, by file; its name and settings are filled in as they are written. */
  bundled(): ReadonlyMap<string, string | undefined> {
    return new Map(this.#bundle().files.map(({ file, text }) => [file, text]))
  }

  /** The environment of a developer who has set nothing up. */
  env(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
    return { ...process.env, ...gitIdentity, ...more }
  }

  /** A file of a project. */
  read(name: string): string {
    return readFileSync(path.join(this.folder, name), 'utf8')
  }

  /** What the project in that folder sets. */
  settings(project: string): Readonly<Record<string, string>> {
    const lines = this.read(`${project}/.env`).split('\n')
    const set = lines.filter((line) => line !== '' && !line.startsWith('#'))
    return Object.fromEntries(set.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))
  }

  /** What Git prints there. */
  git(project: string, ...args: readonly string[]): string {
    return execFileSync('git', args, { cwd: path.join(this.folder, project), env: this.env(), encoding: 'utf8' })
  }

  get #bundleFile(): string {
    return path.join(this.#packed, 'package/dist/project.json.gz')
  }

  #bundle(): Bundle {
    return JSON.parse(gunzipSync(readFileSync(this.#bundleFile)).toString())
  }

  #leaveOutAllBut(names: readonly string[]): void {
    const bundle = this.#bundle()
    const files = bundle.files.filter((each) => names.includes(each.file))
    writeFileSync(this.#bundleFile, gzipSync(JSON.stringify({ ...bundle, files })))
  }

  close(): void {
    for (const folder of [this.folder, this.#packed]) rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
