// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ServiceName } from './untrusted-text.tsx'

test.each([
  '👨‍💻.eth',
  '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}.eth',
  '🏴‍☠.eth',
  `${'a'.repeat(250)}.eth`
])('the name %j is shown whole, because it is another name without its joiners', (name) => {
  expect(render(<ServiceName name={name} />).container.textContent).toBe(name)
})
