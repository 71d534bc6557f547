import { expect, test } from 'vitest'
import { overlayOf } from './page-errors-plugin.ts'

const STACK = `Error: boom
    at CounterPage (http://127.0.0.1:5173/contracts/counter/counter-page.tsx:5:9)`

const thrown = (stack: string) => overlayOf({ type: 'error', data: { name: 'Error', message: 'boom', stack } })

test('what nobody has caught in the page is in the overlay, but not what a wallet’s extension throws there', () => {
  expect(thrown(STACK)).toMatchObject({ type: 'error', err: { message: 'Error: boom', stack: STACK.split('\n')[1] } })
  expect(thrown('Error: boom\n    at chrome-extension://abc/inpage.js:1:2')).toBeUndefined()
  expect(overlayOf({ type: 'log', data: { level: 'error', message: 'boom' } })).toBeUndefined()
})
