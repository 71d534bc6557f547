import { expect, test } from 'vitest'
import { UsageError } from './usage-error.ts'
import { parseWeather } from './weather-command.ts'

const url = undefined

test.each([
  [[], { kind: 'show', url }],
  [['show', '--url', 'http://127.0.0.1:1'], { kind: 'show', url: 'http://127.0.0.1:1' }],
  [['stale'], { kind: 'send', url, path: '', body: { preset: 'stale' } }],
  [
    ['stale', '--chain', '84531', '--method', 'eth_call', '--method', 'eth_getLogs,eth_gasPrice'],
    {
      kind: 'send',
      url,
      path: '',
      body: { preset: 'stale', chainId: 84531, methods: ['eth_call', 'eth_getLogs', 'eth_gasPrice'] }
    }
  ],
  [['clear', '--chain', '1'], { kind: 'send', url, path: '/clear', body: { chainId: 1 } }],
  [
    ['run', 'after 3 blocks: reorg 2'],
    { kind: 'send', url, path: '/script', body: { steps: ['after 3 blocks: reorg 2'] } }
  ],
  [['stop', 'weather.json'], { kind: 'stop', url, file: 'weather.json' }]
])('weather %j', (args, command) => {
  expect(parseWeather(args)).toEqual(command)
})

test.each([
  [['sunny'], 'There is no weather "sunny": choose from show, clear, run STEPS,'],
  [['stale', 'slow'], 'weather stale takes only --chain and --method.'],
  [['stale', '--chain', 'base'], '--chain: "base" is not the id of a chain.'],
  [['stale', '--blocks', '3'], "weather: Unknown option '--blocks'; it takes --chain, --method and --url."],
  [['run'], 'weather run takes steps, such as "after 3 blocks: reorg 2".'],
  [['run', 'slow', '--method', 'eth_call'], 'weather run takes no --method:'],
  [['replay'], 'weather replay takes the file of a recording.'],
  [['replay', 'no-such-file.json'], 'weather replay no-such-file.json: it cannot be read.'],
  [['replay', 'package.json', 'README.md'], 'weather replay takes the file of a recording.']
])('one sentence: weather %j', (args, sentence) => {
  expect(() => parseWeather(args)).toThrow(UsageError)
  expect(() => parseWeather(args)).toThrow(sentence)
})
