import { expect, test } from 'vitest'
import { liveText, translate } from './live-text.ts'

test('a text is in the language that is shown now, and English where that has none', () => {
  const text = liveText('test-early', { yes: 'Yes', no: 'No' })
  translate({ 'test-early': { yes: 'Ja' }, 'test-late': { hello: 'Hallo' } })
  expect(text).toEqual({ yes: 'Ja', no: 'No' })
  expect(liveText('test-late', { hello: 'Hello' })).toEqual({ hello: 'Hallo' })
  translate({})
  expect(text).toEqual({ yes: 'Yes', no: 'No' })
})
