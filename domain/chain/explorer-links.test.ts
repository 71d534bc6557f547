import { expect, test } from 'vitest'
import { accountUrl, transactionUrl } from './explorer-links.ts'
import { baseGoerli } from './known-chains.ts'

test('explorer links exist only where an explorer does', () => {
  expect(transactionUrl(baseGoerli, '0x1')).toBe('https://goerli.basescan.org/tx/0x1')
  expect(accountUrl(baseGoerli, '0x2')).toBe('https://goerli.basescan.org/address/0x2')
  expect(transactionUrl({ ...baseGoerli, blockExplorers: [] }, '0x1')).toBeUndefined()
  expect(transactionUrl(undefined, '0x1')).toBeUndefined()
})
