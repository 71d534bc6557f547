import { type Block, blocksUnder } from './readme.ts'

/** The block about what a test can do that alone has the word. @throws Error when not one does. */
export function devchainBlock(word: string): Block {
  const [found, ...others] = blocksUnder('devchain/README.md', 'In a test').filter(({ text }) => text.includes(word))
  if (found && others.length === 0) return found
  throw new Error(`Not one block has "${word}".`)
}
