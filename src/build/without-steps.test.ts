import { expect, test } from 'vitest'
import { withoutSteps } from './without-steps.ts'

const code = `const tab = 'Öffne «es».'
export const steps = (wallet: string) => ({ brave: wallet })
export const ownSteps: Readonly<Record<string, object>> = {
  brave: {
    app: { install: tab }
  },
  metaMask: {},
  'my-wallet': { brave: 1 }
}
`

test('the steps of hidden wallets are blank, and everything else stays in its place', () => {
  const blanked = withoutSteps(code, ['brave', 'my-wallet'])
  expect(blanked.replace(/ +$/gm, '')).toBe(`const tab = 'Öffne «es».'
export const steps = (wallet: string) => ({ brave: wallet })
export const ownSteps: Readonly<Record<string, object>> = {



  metaMask: {},

}
`)
  expect(blanked.indexOf('metaMask')).toBe(code.indexOf('metaMask'))
})

test('without a hidden wallet, nothing changes', () => {
  expect(withoutSteps(code, ['safe'])).toBe(code)
})

test('a file that has no steps to look through is an error', () => {
  expect(() => withoutSteps('export const steps = 1', ['safe'])).toThrow('wallet-steps.ts exports no object ownSteps.')
})
