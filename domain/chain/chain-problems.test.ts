import { expect, test } from 'vitest'
import type { Chain } from './chain.ts'
import { chainProblems } from './chain-problems.ts'
import { baseSepolia, knownChains } from './known-chains.ts'

const TOKEN = { address: '0x036CbD53842c5426634e7929541eC2318f3dCF7e', symbol: 'USDC', decimals: 6 }
const ether = baseSepolia.nativeCurrency
const explorer = { name: 'Basescan', url: 'https://sepolia.basescan.org' }
/** As a configuration may have it that no compiler has seen. */
const problemsWith = (more: Readonly<Record<string, unknown>>) =>
  chainProblems({ ...baseSepolia, ...more } as unknown as Chain)

test('every preset is valid', () => {
  expect(knownChains.flatMap(chainProblems)).toEqual([])
})

test.each<[Readonly<Record<string, unknown>>]>([
  [{ id: 1 }],
  [{ id: 9_007_199_254_740_991 }],
  [{ nativeCurrency: { ...ether, decimals: 0 } }],
  [{ rpcUrls: ['/rpc/84532', 'ws:/rpc/84532', 'wss://node.example/key', 'http://127.0.0.1:8545'] }],
  [{ blockExplorers: [] }],
  [{ blockExplorers: [{ name: 'Explorer', url: '/__dev/explorer/84532' }] }],
  [{ iconUrl: undefined, iconBackground: undefined, multicall3: undefined, gasPriceOracle: undefined }],
  [{ iconUrl: 'data:image/svg+xml,%3Csvg/%3E', iconBackground: '#FFF' }],
  [{ nativeCurrency: { ...ether, unit: 'ether' }, tokens: [{ ...TOKEN, unit: 'USDC' }] }],
  [{ tokens: [{ ...TOKEN, spenders: [TOKEN.address] }] }],
  [{ tokens: undefined }],
  [{ tokens: [] }]
])('a chain with %j is valid', (more) => {
  expect(problemsWith(more)).toEqual([])
})

test.each<[Readonly<Record<string, unknown>>, string]>([
  [{ id: 0 }, 'Chain 0: id must be a whole number above 0, got 0.'],
  [{ id: -1 }, 'Chain -1: id must be a whole number above 0, got -1.'],
  [{ id: 1.5 }, 'Chain "Base Sepolia": id must be a whole number above 0, got 1.5.'],
  [{ id: 2 ** 53 }, 'Chain "Base Sepolia": id must be a whole number above 0, got 9007199254740992.'],
  [{ id: '84532' }, 'Chain "Base Sepolia": id must be a whole number above 0, got "84532".'],
  [{ id: undefined }, 'Chain "Base Sepolia": id must be a whole number above 0, got nothing.'],
  [{ name: '' }, 'Chain 84532: name must be one line of visible text, got "".'],
  [{ name: ' ' }, 'Chain 84532: name must be one line of visible text, got " ".'],
  [{ name: 'Base\nSepolia' }, 'Chain 84532: name must be one line of visible text, got "Base\\nSepolia".'],
  [{ name: undefined }, 'Chain 84532: name must be one line of visible text, got nothing.'],
  [{ network: '' }, 'Chain 84532: network must be a lower-case slug such as base-goerli, got "".'],
  [{ network: 'Base' }, 'Chain 84532: network must be a lower-case slug such as base-goerli, got "Base".'],
  [{ network: '84531' }, 'Chain 84532: network must be a lower-case slug such as base-goerli, got "84531".'],
  [
    { nativeCurrency: undefined },
    'Chain 84532: nativeCurrency must be an object with name, symbol and decimals, got nothing.'
  ],
  [
    { nativeCurrency: { ...ether, symbol: '' } },
    'Chain 84532: nativeCurrency.symbol must be one line of visible text, got "".'
  ],
  [
    { nativeCurrency: { ...ether, unit: '' } },
    'Chain 84532: nativeCurrency.unit must be one line of visible text, got "".'
  ],
  [
    { tokens: [{ ...TOKEN, spenders: TOKEN.address }] },
    `Chain 84532: tokens[0].spenders must be a list, got "${TOKEN.address}".`
  ],
  [
    { tokens: [{ ...TOKEN, spenders: [TOKEN.address, '0x12'] }] },
    'Chain 84532: tokens[0].spenders[1] must be 0x and 40 hexadecimal digits, got "0x12".'
  ],
  [
    { tokens: [{ ...TOKEN, symbol: '=X()' }] },
    'Chain 84532: tokens[0].symbol must be a text that no spreadsheet takes for a formula, got "=X()".'
  ],
  [
    { nativeCurrency: { ...ether, symbol: '\uff0bETH' } },
    'Chain 84532: nativeCurrency.symbol must be a text that no spreadsheet takes for a formula, got "\uff0bETH".'
  ],
  [{ tokens: [{ ...TOKEN, unit: 7 }] }, 'Chain 84532: tokens[0].unit must be one line of visible text, got 7.'],
  [
    { nativeCurrency: { ...ether, name: 7 } },
    'Chain 84532: nativeCurrency.name must be one line of visible text, got 7.'
  ],
  [
    { nativeCurrency: { ...ether, decimals: -1 } },
    'Chain 84532: nativeCurrency.decimals must be a whole number from 0 to 255, got -1.'
  ],
  [
    { nativeCurrency: { ...ether, decimals: 1.5 } },
    'Chain 84532: nativeCurrency.decimals must be a whole number from 0 to 255, got 1.5.'
  ],
  [
    { nativeCurrency: { ...ether, decimals: 300 } },
    'Chain 84532: nativeCurrency.decimals must be a whole number from 0 to 255, got 300.'
  ],
  [
    { nativeCurrency: { ...ether, decimals: '18' } },
    'Chain 84532: nativeCurrency.decimals must be a whole number from 0 to 255, got "18".'
  ],
  [{ rpcUrls: [] }, 'Chain 84532: rpcUrls must be a list of at least one endpoint, got an empty list.'],
  [{ rpcUrls: undefined }, 'Chain 84532: rpcUrls must be a list of at least one endpoint, got nothing.'],
  [
    { rpcUrls: 'https://a.example' },
    'Chain 84532: rpcUrls must be a list of at least one endpoint, got "https://a.example".'
  ],
  [
    { rpcUrls: ['https://a.example', 'ftp://b.example'] },
    'Chain 84532: rpcUrls[1] must be an http(s) or ws(s) URL, or a path that starts with "/" or "ws:/", got "ftp://b.example".'
  ],
  [
    { rpcUrls: ['https://:word@a.example'] },
    'Chain 84532: rpcUrls[0] must be an http(s) or ws(s) URL, or a path that starts with "/" or "ws:/", got "https://:word@a.example".'
  ],
  [{ blockExplorers: undefined }, 'Chain 84532: blockExplorers must be a list, got nothing.'],
  [
    { blockExplorers: [{ ...explorer, name: '' }] },
    'Chain 84532: blockExplorers[0].name must be one line of visible text, got "".'
  ],
  ...[
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'https://a.example/',
    '//a.example',
    'a.example',
    ''
  ].map((url): [Readonly<Record<string, unknown>>, string] => [
    { blockExplorers: [explorer, { ...explorer, url }] },
    `Chain 84532: blockExplorers[1].url must be an http(s) URL, or a path that starts with "/", without a trailing slash, got "${url}".`
  ]),
  [{ testnet: 'yes' }, 'Chain 84532: testnet must be true or false, got "yes".'],
  ...['https://a.example/icon.svg', 'javascript:alert(1)', 'data:text/html,x', 'icon.svg', ''].map(
    (iconUrl): [Readonly<Record<string, unknown>>, string] => [
      { iconUrl },
      `Chain 84532: iconUrl must be a path that starts with "/", or an image as a data: URL, got "${iconUrl}".`
    ]
  ),
  [
    { iconBackground: 'url(//a.example)' },
    'Chain 84532: iconBackground must be a colour as #rgb or #rrggbb, got "url(//a.example)".'
  ],
  [{ multicall3: '0x12' }, 'Chain 84532: multicall3 must be 0x and 40 hexadecimal digits, got "0x12".'],
  [{ gasPriceOracle: 7 }, 'Chain 84532: gasPriceOracle must be 0x and 40 hexadecimal digits, got 7.'],
  [{ tokens: {} }, 'Chain 84532: tokens must be a list, got an object.'],
  [{ tokens: [undefined] }, 'Chain 84532: tokens[0].symbol must be one line of visible text, got nothing.'],
  [
    { tokens: [{ ...TOKEN, address: '0x12' }] },
    'Chain 84532: tokens[0].address must be 0x and 40 hexadecimal digits, got "0x12".'
  ],
  [
    { tokens: [TOKEN, { ...TOKEN, decimals: 256 }] },
    'Chain 84532: tokens[1].decimals must be a whole number from 0 to 255, got 256.'
  ],
  [
    { tokens: [TOKEN, { ...TOKEN, address: TOKEN.address.toLowerCase() }] },
    'Chain 84532: tokens name 0x036cbd53842c5426634e7929541ec2318f3dcf7e twice.'
  ]
])('a chain with %j has a problem', (more, sentence) => {
  expect(problemsWith(more)[0]).toBe(sentence)
})
