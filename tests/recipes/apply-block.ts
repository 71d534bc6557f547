import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Block } from './readme.ts'

/** Applies a block as a reader would: writes the file, or makes the changes of the diff; commands are typed elsewhere. */
export function applyBlock(folder: string, { language, text, file, isOnlyRead }: Block): void {
  if (isOnlyRead || language === 'sh') return
  if (language === 'diff') applyChanges(folder, text)
  else writeNew(folder, file, text)
}

function writeNew(folder: string, file: string | undefined, text: string): void {
  if (file === undefined) throw new Error(`No file is named for this block:\n${text}`)
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
}

/** `@@ file @@` starts a change, applied at the only place in the file that matches its unadded lines. */
function applyChanges(folder: string, text: string): void {
  for (const change of text.split(/^(?=@@ )/m)) {
    const [, file = ''] = /^@@ (\S+) @@\n/.exec(change) ?? []
    const lines = change.split('\n').slice(1, -1)
    const target = path.join(folder, file)
    writeFileSync(target, replaceOnce(readFileSync(target, 'utf8'), linesWithout('+', lines), linesWithout('-', lines)))
  }
}

function linesWithout(sign: '+' | '-', lines: readonly string[]): string {
  return lines.flatMap((line) => (line.startsWith(sign) ? [] : [`${line.slice(1)}\n`])).join('')
}

function replaceOnce(text: string, before: string, after: string): string {
  const [start = '', ...others] = text.split(before)
  if (others.length === 1) return `${start}${after}${others[0]}`
  throw new Error(`These lines occur ${others.length} times instead of once:\n${before}`)
}
