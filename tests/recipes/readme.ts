import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../ready.mjs'

/** Every document with commands to type. */
export const readmes = [
  'README.md',
  'tests/ports/README.md',
  'devchain/README.md',
  'server/README.md',
  'docs/guides/your-own-server.md',
  'docs/guides/upgrading.md',
  'contracts/README.md'
] as const

export type Readme = (typeof readmes)[number]

/** A fenced code block, as a reader would copy it. */
export interface Block {
  readonly language: string
  readonly text: string
  /** The heading above it. */
  readonly section: string
  /** The last path in backticks before the block, if the text before the block ends with a colon. */
  readonly file: string | undefined
}

const FENCE = /^(?<indent> *)```(?<language>\w*)\n(?<text>.*?)^\k<indent>```$/gms

export function blocksOf(readme: Readme): readonly Block[] {
  const markdown = readFileSync(path.join(root, readme), 'utf8')
  return [...markdown.matchAll(FENCE)].map(({ index, groups: { indent = '', language = '', text = '' } = {} }) => {
    const before = markdown.slice(0, index)
    return {
      language,
      text: text.replace(new RegExp(`^${indent}`, 'gm'), ''),
      section: [...before.matchAll(/^#+ (.*)$/gm)].at(-1)?.[1] ?? '',
      file: before.match(/`([\w./-]+)`[^`\n]*:\s*$/)?.[1]
    }
  })
}

/** The blocks under a heading. @throws Error if there are none. */
export function blocksUnder(readme: Readme, section: string): readonly Block[] {
  const blocks = blocksOf(readme).filter((block) => block.section === section)
  if (blocks.length === 0) throw new Error(`${readme} has no code under "${section}".`)
  return blocks
}

/** Each shell command, without its trailing comment. */
export function commandsOf(readme: Readme): readonly string[] {
  return blocksOf(readme)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => text.split('\n').map((line) => line.replace(/\s+# .*$/, '').trim()))
    .filter((line) => line !== '')
}

/** @returns the command. @throws Error if the document no longer has it, so that the test is updated too. */
export function documented(readme: Readme, command: string): string {
  if (commandsOf(readme).includes(command)) return command
  throw new Error(`${readme} has no command "${command}".`)
}
