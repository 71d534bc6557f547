import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../ready.mjs'
import { type Ended, runForeign } from './foreign-program.ts'

const NAME = '@portside/devchain'
/** What a project has itself. */
const OWN_PACKAGES = ['@playwright/test', 'vite']

interface Manifest {
  readonly version: string
  readonly bin: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly optionalDependencies: Readonly<Record<string, string>>
}

/** A project elsewhere with the packed harness, whose dependencies are links to ours: no registry is asked. */
export class ForeignProject {
  readonly folder: string
  readonly manifest: Manifest
  /** What is in the packed file. */
  readonly files: readonly string[]
  readonly #scratch: string

  private constructor(scratch: string, tarball: string) {
    this.#scratch = scratch
    this.folder = path.join(scratch, 'foreign')
    const modules = path.join(this.folder, 'node_modules')
    const installed = path.join(modules, NAME)
    mkdirSync(path.dirname(installed), { recursive: true })
    execFileSync('tar', ['-xzf', tarball, '-C', scratch])
    renameSync(path.join(scratch, 'package'), installed)
    const names = execFileSync('tar', ['-tzf', tarball], { encoding: 'utf8' }).trim().split('\n')
    this.files = names.map((name) => name.replace(/^package\//, ''))
    this.manifest = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'))
    const { dependencies, optionalDependencies, bin } = this.manifest
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...OWN_PACKAGES])
      linkPackage(name, modules)
    mkdirSync(path.join(modules, '.bin'))
    for (const [command, file] of Object.entries(bin))
      symlinkSync(path.join(installed, file), path.join(modules, '.bin', command))
    this.write('package.json', '{ "name": "foreign", "private": true, "type": "module" }')
  }

  static async open(): Promise<ForeignProject> {
    const scratch = mkdtempSync(path.join(realpathSync(tmpdir()), 'portside-package-'))
    return new ForeignProject(scratch, await packHarness(scratch))
  }

  /** Gives the project one of our packages. */
  link(name: string): void {
    linkPackage(name, path.join(this.folder, 'node_modules'))
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true })
    writeFileSync(path.join(this.folder, file), text)
  }

  /** Runs a program there until it ends. */
  run(program: string, args: readonly string[]): Promise<Ended> {
    return runForeign(program, args, this.folder)
  }

  close(): void {
    rmSync(this.#scratch, { recursive: true, force: true, maxRetries: 3 })
  }
}

/**
 * Packs a copy of the sources, so that nothing is compiled in the project itself; once for all tests of a run, which names a
 * file for it. @returns the packed file in the folder `scratch`.
 */
export async function packHarness(scratch: string): Promise<string> {
  const { version } = JSON.parse(readFileSync(path.join(root, 'devchain/package.json'), 'utf8'))
  const packed = path.join(scratch, `portside-devchain-${version}.tgz`)
  const shared = process.env['PACKED_HARNESS']
  if (shared !== undefined && existsSync(shared)) {
    copyFileSync(shared, packed)
    return packed
  }
  const source = path.join(scratch, 'source/devchain')
  const isSource = (file: string) => !['dist', 'node_modules'].includes(path.basename(file))
  cpSync(path.join(root, 'devchain'), source, { recursive: true, filter: isSource })
  symlinkSync(path.join(root, 'node_modules'), path.join(scratch, 'source/node_modules'), 'junction')
  const { code, errors } = await runForeign('npm', ['pack', '--pack-destination', scratch], source)
  if (code !== 0) throw new Error(`npm pack ended with ${code}: ${errors}`)
  if (shared !== undefined) {
    // Whole from the first moment on: another worker may look for it.
    const beside = `${shared}.${process.pid}`
    copyFileSync(packed, beside)
    renameSync(beside, shared)
  }
  return packed
}

function linkPackage(name: string, modules: string): void {
  const source = path.join(root, 'node_modules', name)
  const link = path.join(modules, name)
  if (!existsSync(source) || existsSync(link)) return
  mkdirSync(path.dirname(link), { recursive: true })
  symlinkSync(source, link, 'junction')
}
