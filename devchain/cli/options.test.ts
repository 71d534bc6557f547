import { expect, test } from 'vitest'
import { type DevchainCommand, parseCommand } from './options.ts'
import { UsageError } from './usage-error.ts'

function parsed(...args: readonly string[]): DevchainCommand {
  const command = parseCommand(args)
  if (command === 'help') throw new Error('Help was not requested.')
  return command
}

test('without options every recorded chain is served and no command is run', () => {
  expect(parsed()).toEqual({
    chainIds: [84531, 59140, 1],
    forks: new Map(),
    empty: [],
    host: undefined,
    isCi: false,
    isFresh: false,
    isJson: false,
    isOpen: false,
    port: undefined,
    statePath: undefined,
    replayPath: undefined,
    weather: undefined,
    program: []
  })
})

test('everything after -- is the command to run, including its options', () => {
  const { program, isCi, isJson } = parsed('--ci', '--', 'npm', 'test', '--', '--json')
  expect(program).toEqual(['npm', 'test', '--', '--json'])
  expect([isCi, isJson]).toEqual([true, false])
})

test('--fork takes a URL and, after the last @, a block', () => {
  const urls = ['84531=https://rpc.example/v2/key@15000069', '59140=http://127.0.0.1:1/a=b', '1=http://me:secret@a@7']
  const { forks } = parsed(...urls.flatMap((url) => ['--fork', url]))
  const named = (chainId: number) => ({ urlName: `--fork ${chainId}`, blockName: `--fork ${chainId}` })
  expect([...forks]).toEqual([
    [84531, { url: 'https://rpc.example/v2/key', block: '15000069', ...named(84531) }],
    [59140, { url: 'http://127.0.0.1:1/a=b', block: undefined, ...named(59140) }],
    [1, { url: 'http://me:secret@a', block: '7', ...named(1) }]
  ])
})

test('--chains, --port, --state and --weather set chains, port, state file and weather', () => {
  expect(parsed('--chains', '59140, 1', '--port=8600', '--state', 'a.json', '--weather', 'slow')).toMatchObject({
    chainIds: [59140, 1],
    port: 8600,
    statePath: 'a.json',
    weather: 'slow'
  })
})

test.each([
  [['--empty', '31337'], [31337]],
  [
    ['--empty', '31337', '--empty', '10,56'],
    [31337, 10, 56]
  ],
  [['--fork', '8453=http://a'], [8453]],
  [
    ['--fork', '8453=http://a@7', '--empty', '31337'],
    [8453, 31337]
  ],
  [
    ['--fork', '84531=http://a'],
    [84531, 59140, 1]
  ],
  [
    ['--fork', '84531=http://a', '--empty', '31337'],
    [84531, 31337]
  ],
  [
    ['--chains', '59140', '--fork', '8453=http://a', '--empty', '31337'],
    [59140, 8453, 31337]
  ],
  [
    ['--chains', '31337,59140', '--empty', '31337'],
    [31337, 59140]
  ],
  [['--empty', '1'], [1]]
])('%j serves the chains %j', (args, chainIds) => {
  expect(parsed(...args).chainIds).toEqual(chainIds)
})

test('--open and --fresh are off unless they are given', () => {
  expect([parsed('--ci').isOpen, parsed('--open').isOpen]).toEqual([false, true])
  expect([parsed('--ci').isFresh, parsed('--fresh').isFresh]).toEqual([false, true])
})

test('--replay names the folder of a capsule, and --fork the nodes of its forks', () => {
  expect(parsed('--replay', 'a', '--fork', '8453=http://a').forks.get(8453)?.url).toBe('http://a')
  expect(parsed('--replay', 'test-results/a/capsule').replayPath).toBe('test-results/a/capsule')
})

test('--help wins over all other options', () => {
  expect([parseCommand(['--help']), parseCommand(['-h', '--port', '1'])]).toEqual(['help', 'help'])
})

test.each([
  [['--bogus'], 'Unknown option --bogus; --help lists all options.'],
  [['-x'], 'Unknown option -x; --help lists all options.'],
  [['start'], '"start" is not an option; put a command to run after --.'],
  [['--ci=yes'], '--ci takes no value.'],
  [['--state'], '--state needs a value; --help shows which.'],
  [['--state', '--json'], '--state needs a value; --help shows which.'],
  [['--'], 'Expected a command after --.'],
  [
    ['--chains', '84531,5'],
    '--chains: there is no recording of chain "5"; recorded are 84531, 59140, 1; --empty 5 starts it without a history.'
  ],
  [['--fork', '84531'], '--fork must be 1=URL or 1=URL@BLOCK.'],
  [['--fork', 'https://rpc.example/?key=secret'], '--fork must be 1=URL or 1=URL@BLOCK.'],
  [['--fork', '84531=ftp://a/secret'], '--fork 84531 must be an http or https URL.'],
  [['--fork', '84531=secret@latest'], '--fork 84531 must be an http or https URL.'],
  [['--chains', 'base'], '--chains: there is no recording of chain "base"; recorded are 84531, 59140, 1.'],
  [['--fork', 'base=http://a'], '--fork: a chain id must be a whole number, such as 8453.'],
  [['--fork', '0x1=http://a'], '--fork: a chain id must be a whole number, such as 8453.'],
  [['--fork', '8453=http://a/@'], '--fork 8453: there is no block after the "@".'],
  [['--fork', '8453=http://a/secret@latest'], '--fork 8453: "latest" is not a block number.'],
  [['--fork', '5=http://a', '--fork', '5=http://b'], '--fork names chain 5 twice.'],
  [['--fork', '5=http://a', '--empty', '5'], '--fork and --empty both name chain 5.'],
  [['--empty', '5', '--empty', '6,5'], '--empty names chain 5 twice.'],
  [['--empty', 'anvil'], '--empty: "anvil" is not a chain id, which is a whole number such as 31337.'],
  [['--empty', '1.5'], '--empty: "1.5" is not a chain id, which is a whole number such as 31337.'],
  [['--empty', '0'], '--empty: "0" is not a chain id, which is a whole number such as 31337.'],
  [
    ['--empty', '99999999999999999999'],
    '--empty: "99999999999999999999" is not a chain id, which is a whole number such as 31337.'
  ],
  [['--empty', '5,'], '--empty: "" is not a chain id, which is a whole number such as 31337.'],
  [['--host', 'a b'], '--host: "a b" is not an address or a host name.'],
  [['--host', 'http://a'], '--host: "http://a" is not an address or a host name.'],
  [['--chains', '1', '--fork', '84531=http://a'], '--fork names chain 84531, which --chains leaves out.'],
  [['--port', '70000'], '--port: "70000" is not a port.'],
  [['--replay', 'a', '--chains', '1'], '--replay cannot be combined with --chains: a capsule has its own chains.'],
  [['--replay', 'a', '--state', 'b'], '--replay cannot be combined with --state: a capsule has its own chains.'],
  [['--replay', 'a', '--fresh'], '--replay cannot be combined with --fresh: a capsule has its own chains.'],
  [['--port', '1e3'], '--port: "1e3" is not a port.']
])('%j is rejected with one sentence', (args, sentence) => {
  expect(() => parseCommand(args)).toThrow(new UsageError(sentence))
})

test('an unknown preset is rejected with the list of presets', () => {
  expect(() => parseCommand(['--weather', 'hail'])).toThrow(
    /^--weather: unknown preset "hail"; choose from clear, slow, .+\.$/
  )
})
