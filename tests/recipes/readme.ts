import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../ready.mjs'

/** Every document that tells somebody what to type. */
export const readmes = ['README.md', 'tests/ports/README.md', 'devchain/README.md', 'server/README.md'] as const

export type Readme = (typeof readmes)[number]

/** A fenced block of code, as its reader would copy it. */
export interface Block {
  readonly language: string
  readonly text: string
  /** The heading above it. */
  readonly section: string
  /** The file that the text before it names last, when that text leads over to the block with a colon. */
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

/** The blocks under a heading. @throws Error when there are none. */
export function blocksUnder(readme: Readme, section: string): readonly Block[] {
  const blocks = blocksOf(readme).filter((block) => block.section === section)
  if (blocks.length === 0) throw new Error(`${readme} has no code under "${section}".`)
  return blocks
}

/** Each line that is typed into a shell, without what stands beside it as a comment. */
export function commandsOf(readme: Readme): readonly string[] {
  return blocksOf(readme)
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => text.split('\n').map((line) => line.replace(/\s+# .*$/, '').trim()))
    .filter((line) => line !== '')
}

/** The command as the document has it. @throws Error when it has it no more, so that the test is changed with it. */
export function documented(readme: Readme, command: string): string {
  if (commandsOf(readme).includes(command)) return command
  throw new Error(`${readme} has no command "${command}".`)
}
