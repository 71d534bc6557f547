import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Ended, runForeign } from '../../devchain/foreign-program.ts'
import { root } from '../../ready.mjs'

/** What each of a client's steps gave. */
export type Answers = Readonly<Record<string, unknown>>

type Variables = Readonly<Record<string, string>>

/** A project outside of the tree with packages of its own, and the programs of this folder beside them. */
export class ClientFolder {
  readonly path: string

  private constructor(folder: string) {
    this.path = folder
  }

  static create(): ClientFolder {
    const folder = new ClientFolder(realpathSync(mkdtempSync(path.join(tmpdir(), 'portside-clients-'))))
    cpSync(path.join(root, 'tests/proof/clients'), folder.path, { recursive: true })
    return folder
  }

  file(name: string): string {
    return path.join(this.path, name)
  }

  installed(file: string): string {
    return path.join(this.path, 'node_modules', file)
  }

  write(name: string, text: string): void {
    writeFileSync(this.file(name), text)
  }

  install(packages: Readonly<Record<string, string>>): void {
    this.write('package.json', JSON.stringify({ name: 'clients', private: true, dependencies: packages }))
    const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', '--prefer-offline']
    execFileSync('npm', ['install', ...options], { cwd: this.path, stdio: 'pipe' })
  }

  /** Takes a package from the tree, in the version that the page uses. */
  link(name: string, as: string): void {
    const target = this.installed(as)
    mkdirSync(path.dirname(target), { recursive: true })
    rmSync(target, { recursive: true, force: true })
    symlinkSync(path.join(root, 'node_modules', name), target, 'junction')
  }

  async answersOf(program: string, args: readonly string[], variables: Variables = {}): Promise<Answers> {
    const { code, output, errors } = await this.run(program, args, variables)
    // A crashed thread of Hardhat's engine leaves nothing to wait for, and code 0.
    if (code !== 0 || output === '') throw new Error(`${args.join(' ')} ended with ${code}: ${output}${errors}`)
    return JSON.parse(output)
  }

  run(program: string, args: readonly string[], variables: Variables = {}): Promise<Ended> {
    return runForeign(program, args, this.path, variables)
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true, maxRetries: 3 })
  }
}
