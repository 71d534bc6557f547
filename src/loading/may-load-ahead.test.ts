import { expect, test } from 'vitest'
import { mayLoadAhead } from './may-load-ahead.ts'

test.each([
  ['a browser that tells nothing about its connection', {}, true],
  ['a fast line', { connection: { effectiveType: '4g', saveData: false } }, true],
  ['a visitor who saves data', { connection: { effectiveType: '4g', saveData: true } }, false],
  ['a slow line', { connection: { effectiveType: '2g' } }, false],
  ['a very slow line', { connection: { effectiveType: 'slow-2g' } }, false]
])('%s decides whether code is loaded ahead', (_, device, isAhead) => {
  expect(mayLoadAhead(device)).toBe(isAhead)
})
