import { expect, test } from 'vitest'
import { liveText, translate } from './live-text.ts'

test('a text is in the language that is shown now, and English where that has none', () => {
  const text = liveText('test-early', { yes: 'Yes', no: 'No' })
  translate({ 'test-early': { yes: 'Ja' }, 'test-late': { hello: 'Hallo' } })
  expect([text.yes, text.no]).toEqual(['Ja', 'No'])
  expect(liveText('test-late', { hello: 'Hello' }).hello).toBe('Hallo')
  translate({})
  expect(text.yes).toBe('Yes')
})

test('all texts of an object are listed in the language, too', () => {
  const text = liveText('test-early', { yes: 'Yes', no: 'No' })
  translate({ 'test-early': { yes: 'Ja', no: 'Nein' } })
  expect(Object.values(text)).toEqual(['Ja', 'Nein'])
  expect({ ...text }).toEqual({ yes: 'Ja', no: 'Nein' })
  translate({})
})
