import { expect, test } from 'vitest'
import { UsageError } from '#devchain/cli/usage-error.ts'
import { parseStart, START_HELP, START_OPTIONS } from './options.ts'

const nothing = {
  forks: new Map(),
  empty: [],
  host: undefined,
  port: undefined,
  statePath: undefined,
  replay: undefined
}

test('npm start replays the given capsule, in either spelling, and otherwise none', () => {
  expect(parseStart(['--replay', 'a', '--fork', '5=http://a'])).toMatchObject({ replay: 'a' })
  expect([parseStart([]), parseStart(['--replay', 'a/b']), parseStart(['--replay=a/b'])]).toEqual([
    nothing,
    { ...nothing, replay: 'a/b' },
    { ...nothing, replay: 'a/b' }
  ])
})

test('npm start takes where to listen, where to save, and where chains start', () => {
  const options = ['--host', '0.0.0.0', '--port', '3000', '--state', 'a.json', '--empty', '84531,1']
  expect(parseStart([...options, '--fork', '8453=http://a@7'])).toEqual({
    ...nothing,
    host: '0.0.0.0',
    port: 3000,
    statePath: 'a.json',
    empty: [84531, 1],
    forks: new Map([[8453, { url: 'http://a', block: '7', urlName: '--fork 8453', blockName: '--fork 8453' }]])
  })
})

test('help names every option, in lines of at most 120 characters', () => {
  expect([parseStart(['--help']), parseStart(['-h', '--port', '1'])]).toEqual(['help', 'help'])
  expect(Object.keys(START_OPTIONS).filter((name) => !START_HELP.includes(`--${name} `))).toEqual([])
  expect(Math.max(...START_HELP.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120)
})

test.each(['127.0.0.1', '127.0.0.2', 'localhost', '::1', '0.0.0.0', '::'])(
  'npm start may listen at %s, where a page on localhost reaches it',
  (host) => {
    expect(parseStart(['--host', host])).toEqual({ ...nothing, host })
  }
)

test.each(['192.168.1.5', 'my-laptop.local', 'localhost.evil.example', 'fd00::1', '10.127.0.1'])(
  'npm start refuses to listen at %s, where chains and sign-in would refuse its page, and says what to do',
  (host) => {
    const sentence = `--host: "${host}" is not a loopback address, and chains and sign-in answer only a page on localhost: leave --host out, or forward a port to 0.0.0.0.`
    expect(() => parseStart(['--host', host])).toThrow(new UsageError(sentence))
  }
)

test.each([
  [['--port', 'x'], '--port: "x" is not a port.'],
  [['--port'], '--port needs a value; --help shows which.'],
  [['--replay'], '--replay needs a value; --help shows which.'],
  [['--replay='], '--replay needs a value; --help shows which.'],
  [['--replay', '--ci'], '--replay needs a value; --help shows which.'],
  [['--replay', 'a', '--ci'], 'Unknown option --ci; --help lists all options.'],
  [['a'], '"a" is not an option; --help lists all options.'],
  [['--replay', 'a', '--state', 'b'], '--replay brings its own chains: leave out --state.'],
  [['--replay', 'a', '--empty', '5'], '--replay brings its own chains: leave out --empty.'],
  [['--fork', '5=http://a', '--empty', '5'], '--fork and --empty both name chain 5.']
])('%j is refused with one sentence', (args, sentence) => {
  expect(() => parseStart(args)).toThrow(new UsageError(sentence))
})
