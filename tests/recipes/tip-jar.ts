import { type Block, blocksUnder } from './readme.ts'

const GUIDE = 'docs/guides/contracts.md'

/** The contract of the guide, its view and its page. */
export const tipJarPage: readonly Block[] = blocksUnder(GUIDE, 'Your contract in fifteen minutes').filter(
  ({ isOnlyRead }) => !isOnlyRead
)

/** The code of the guide in its order, from the first file to the public address. */
export const tipJar: readonly Block[] = [
  ...tipJarPage,
  ...blocksUnder(GUIDE, 'Change it'),
  ...blocksUnder(GUIDE, 'Words for custom errors'),
  ...blocksUnder(GUIDE, 'Use it on a public network')
]

/** The page's test in a browser. */
export const tipJarTest: readonly Block[] = blocksUnder('docs/guides/testing.md', 'Test a page of a contract')
