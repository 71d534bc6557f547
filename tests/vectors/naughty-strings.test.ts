import { expect, test } from 'vitest'
import { parseChainId } from '#adapters/wallet/parse-chain-id.ts'
import { parseAccount, parseNamedChain } from '#adapters/wallet/walletconnect/session/approved-session.ts'
import { isAddress } from '#domain/address.ts'
import { PLAIN_MARKS, parseUnits } from '#domain/amount.ts'
import { mainnet } from '#domain/chain/known-chains.ts'
import { nameLabel } from '#domain/name/name.ts'
import { webAddress } from '#domain/name/web-address.ts'
import { plainText } from '#domain/plain-text.ts'
import { formatSignInMessage, parseSignInMessage, type SignInMessage } from '#domain/session/sign-in-message.ts'
import { readRecipient } from '#domain/transaction/read-recipient.ts'
import { readVectors, unmet } from './vectors.ts'

const { strings } = readVectors<{ readonly strings: readonly string[] }>('naughty-strings')

/** What a value of each string is read as, where it is one. */
const read = (reader: (text: string) => unknown) =>
  Object.fromEntries(
    strings.flatMap((text) => {
      const value = reader(text)
      return value === undefined ? [] : [[text, value]]
    })
  )

test('whatever is shown is one line, without anything invisible in it', () => {
  expect(strings.length).toBeGreaterThan(480)
  const isPlain = (text: string) => !/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|\s\s|^\s|\s$/u.test(text)
  expect(unmet(strings, (text) => isPlain(plainText(text)))).toEqual([])
  expect(unmet(strings, (text) => plainText(plainText(text)) === plainText(text))).toEqual([])
  expect(unmet(strings, (text) => [...nameLabel(text)].length <= 50)).toEqual([])
})

test('only plain numbers are amounts', () => {
  expect(read((text) => parseUnits(text, 0, PLAIN_MARKS))).toEqual({
    '0': 0n,
    '1': 1n,
    '08': 8n,
    '09': 9n,
    '01000': 1000n,
    '123456789012345678901234567890123456789': 123456789012345678901234567890123456789n,
    ['9'.repeat(96)]: 10n ** 96n - 1n,
    // As other keyboards type them.
    '１２３': 123n,
    '١٢٣': 123n,
    '٠١٢٣٤٥٦٧٨٩': 123_456_789n
  })
  const withFractions = ['0.00', '0,00', '1.00', '1,000.00', '1,000,000.00']
  expect(withFractions.filter((text) => !strings.includes(text))).toEqual([])
  expect(withFractions.map((text) => parseUnits(text, 2, PLAIN_MARKS))).toEqual([0n, 0n, 100n, 100_000n, 100_000_000n])
})

test('only whole numbers are chains', () => {
  const chains = { '1': 1, '08': 8, '09': 9, '01000': 1000, '0xffffffff': 0xffffffff, '0xabad1dea': 0xabad1dea }
  expect(read(parseChainId)).toEqual(chains)
  expect(read(parseNamedChain)).toEqual(chains)
})

test('none is an account, an address or a URL to fetch from', () => {
  expect(read(parseAccount)).toEqual({})
  expect(strings.filter(isAddress)).toEqual([])
  expect(read((text) => webAddress(text, { ipfsGateway: 'https://ipfs.example' }))).toEqual({})
  const recipients = strings.map((text) => readRecipient(text, { chain: mainnet, chains: [mainnet] }))
  expect(recipients.filter(({ text }) => isAddress(text))).toEqual([])
})

test('a sign-in message with any of them as its statement is the same message, or none', () => {
  const message = (statement: string): SignInMessage => ({
    domain: 'app.example',
    address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    statement,
    uri: 'https://app.example',
    chainId: 1,
    nonce: 'a1b2c3d4e5f6',
    issuedAt: 1_700_000_000_000,
    expiresAt: 1_700_000_300_000
  })
  const isSafe = (statement: string) => {
    if (/[\r\n]/.test(statement)) return true
    const parsed = parseSignInMessage(formatSignInMessage(message(statement)))
    return /[\p{C}\p{Zl}\p{Zp}]/u.test(statement) || statement === ''
      ? parsed === undefined
      : parsed?.statement === statement
  }
  expect(unmet(strings, isSafe)).toEqual([])
})
