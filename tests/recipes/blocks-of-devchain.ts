import { type Block, blocksUnder } from './readme.ts'

/** The only block under "In a test" that contains the word. @throws Error unless there is exactly one. */
export function devchainBlock(word: string): Block {
  const [found, ...others] = blocksUnder('devchain/README.md', 'In a test').filter(({ text }) => text.includes(word))
  if (found && others.length === 0) return found
  throw new Error(`There is not exactly one block with "${word}".`)
}
