import { expect, test } from 'vitest'
import { currentStep, firstSteps, stepsAfterBack, stepsAfterPicking } from './connect-steps.ts'

test('picking a wallet shows CONNECT, and back returns to the list', () => {
  const picked = stepsAfterPicking(firstSteps, 'brave')
  expect(currentStep(picked)).toEqual({ name: 'CONNECT', walletId: 'brave' })
  expect(currentStep(stepsAfterBack(picked))).toEqual({ name: 'NONE' })
})

test('picking another wallet from CONNECT takes its place: one back is enough', () => {
  const picked = stepsAfterPicking(stepsAfterPicking(firstSteps, 'brave'), 'rainbow')
  expect(currentStep(picked)).toEqual({ name: 'CONNECT', walletId: 'rainbow' })
  expect(stepsAfterBack(picked)).toEqual(firstSteps)
})

test('back on the first step stays there', () => {
  expect(stepsAfterBack(firstSteps)).toEqual(firstSteps)
})
