// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Sentence, UntrustedText } from './untrusted-text.tsx'

test.each([
  ['إرسال 1.5 ETH إلى 0x70…79C8', ['1.5 ETH', '0x70…79C8']],
  ['דמי רשת: 2 USDC (לכל היותר)', ['2 USDC']],
  ['فاتورة 7', ['7']],
  ['Send 1.5 ETH to 0x70…79C8', []]
])('in “%s”, an amount and its symbol stand together', (text, together) => {
  const { container } = render(<UntrustedText text={text} />)
  const [whole] = container.children
  expect(whole?.textContent).toBe(text)
  expect([...(whole?.children ?? [])].map(({ localName, textContent }) => [localName, textContent])).toEqual(
    together.map((part) => ['bdi', part])
  )
})

test('a name in a sentence is isolated from it', () => {
  const { container } = render(<Sentence of={(name) => `أكّد في ${name}.`} name="Wallet 2" />)
  expect(container.textContent).toBe('أكّد في Wallet 2.')
  expect(container.querySelector('bdi')?.textContent).toBe('Wallet 2')
})
