import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fileNameOf, generatedModule, writeGenerated } from './generate.ts'

const logBook = {
  key: 'LogBook',
  file: 'contracts/LogBook.sol',
  abi: [
    {
      type: 'function',
      name: 'sign',
      stateMutability: 'nonpayable',
      inputs: [{ name: 'text', type: 'string', internalType: 'string' }],
      outputs: []
    },
    { type: 'error', name: 'Empty', inputs: [] }
  ],
  addresses: { 8453: '0x5FbDB2315678afecb367f032d93F642f64180aa3' },
  isListed: true
} as const
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portside-generated-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a module has the ABI and the public addresses, and nothing that differs between runs', () => {
  expect(generatedModule(logBook)).toMatchInlineSnapshot(`
    "// Written by \`npm run contracts\`; changes are overwritten.
    // Source: contracts/LogBook.sol
    export const logBookAbi = [
      {"type":"function","name":"sign","stateMutability":"nonpayable","inputs":[{"name":"text","type":"string"}],"outputs":[]},
      {"type":"error","name":"Empty","inputs":[]}
    ] as const

    export const logBook = {
      name: 'LogBook',
      abi: logBookAbi,
      addresses: { 8453: '0x5FbDB2315678afecb367f032d93F642f64180aa3' }
    } as const
    "
  `)
  expect(generatedModule({ ...logBook, abi: [], addresses: {} })).toContain('addresses: {}\n')
})

test.each([
  ['LogBook', 'log-book'],
  ['ERC20Token', 'erc20-token'],
  ['USDC', 'usdc'],
  ['Harbour_V2', 'harbour-v2'],
  ['_Token_', 'token'],
  ['$', 'contract']
])('%s is written to %s.ts', (key, name) => {
  expect(fileNameOf(key)).toBe(name)
})

test.each([
  ['Switch', 'switchContract'],
  ['Delete', 'deleteContract'],
  ['Default', 'defaultContract'],
  ['Import', 'importContract'],
  ['Await', 'awaitContract'],
  ['Let', 'letContract'],
  ['Eval', 'evalContract'],
  ['Enum', 'enumContract'],
  ['Undefined', 'undefinedContract'],
  ['_1Inch', '_1Inch'],
  ['Token_', 'token'],
  ['_', 'contract'],
  ['Abi', 'abi']
])('the contract %s is exported as %s, which a module may declare', async (key, name) => {
  const code = generatedModule({ ...logBook, key }).replaceAll(' as const', '')
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  expect(module[name]).toMatchObject({ name: key, abi: [{ name: 'sign' }, { name: 'Empty' }] })
  expect(Object.keys(module)).toHaveLength(2)
})

test('a file is written only when it differs', () => {
  const file = path.join(folder, 'log-book.ts')
  expect(writeGenerated(folder, [logBook])).toEqual([file])
  const { ino, mtimeMs } = statSync(file)
  expect(writeGenerated(folder, [logBook])).toEqual([])
  expect(statSync(file)).toMatchObject({ ino, mtimeMs })
  expect(writeGenerated(folder, [{ ...logBook, addresses: {} }])).toEqual([file])
  expect(readFileSync(file, 'utf8')).not.toContain('8453')
})

test('the module of a contract that is gone is removed; files of the team stay', () => {
  writeGenerated(folder, [logBook])
  writeFileSync(path.join(folder, 'own.ts'), 'export const own = 1\n')
  expect(writeGenerated(folder, [])).toEqual([path.join(folder, 'log-book.ts')])
  expect(readdirSync(folder)).toEqual(['own.ts'])
})

test('a library that is only linked gets no module, and two contracts never share one', () => {
  expect(writeGenerated(folder, [{ ...logBook, isListed: false }])).toEqual([])
  expect(() => writeGenerated(folder, [logBook, { ...logBook, key: 'logBook' }])).toThrow(
    'Two contracts would be written to log-book.ts: rename logBook.'
  )
})
