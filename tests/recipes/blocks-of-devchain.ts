import { type Block, blocksUnder } from './readme.ts'

/** The only block under "In a test" that contains this text. @throws Error unless there is exactly one. */
export function devchainBlock(part: string): Block {
  const [found, ...others] = blocksUnder('devchain/README.md', 'In a test').filter(({ text }) => text.includes(part))
  if (found && others.length === 0) return found
  throw new Error(`There is not exactly one block with "${part}".`)
}
