import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Block } from './readme.ts'

/** Does with a block what its reader does: writes the file that it is, or makes the changes that it shows. */
export function applyBlock(folder: string, { language, text, file }: Block): void {
  if (language === 'diff') applyChanges(folder, text)
  else if (language !== 'sh') writeNew(folder, file, text)
}

function writeNew(folder: string, file: string | undefined, text: string): void {
  if (file === undefined) throw new Error(`Nothing says which file this is:\n${text}`)
  const target = path.join(folder, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, text)
}

/** `@@ file @@` begins a change, at the one place of the file where its other lines stand without those added. */
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
  throw new Error(`These lines stand there ${others.length} times instead of once:\n${before}`)
}
