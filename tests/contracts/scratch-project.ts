import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../ready.mjs'

/** A copy of one of `projects/`, which a test may change. */
export class ScratchProject {
  readonly root = mkdtempSync(path.join(tmpdir(), 'portside-contracts-'))
  readonly folder = path.join(this.root, 'contracts')
  readonly cacheFolder = path.join(this.root, 'cache')

  constructor(kind: 'solidity' | 'foundry' | 'hardhat') {
    cpSync(path.join(root, 'tests/contracts/projects', kind), this.root, { recursive: true })
    symlinkSync(path.join(root, 'node_modules'), path.join(this.root, 'node_modules'), 'junction')
  }

  /** From the folder of the contracts. */
  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8')
  }

  write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true })
    writeFileSync(path.join(this.folder, file), text)
  }

  replace(file: string, text: string, other: string): void {
    const before = this.read(file)
    if (!before.includes(text)) throw new Error(`${file} has no ${JSON.stringify(text)}.`)
    this.write(file, before.replace(text, other))
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true })
  }
}
