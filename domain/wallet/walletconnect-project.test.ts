import { expect, test } from 'vitest'
import { walletFailure } from './wallet-failure.ts'
import { assertProjectId, chainError, projectIdWarning } from './walletconnect-project.ts'

test.each(['', '  '])('the project id "%s" is rejected', (projectId) => {
  expect(() => assertProjectId(projectId)).toThrow('No projectId found')
})

test('a placeholder is accepted with a warning', () => {
  expect(() => assertProjectId('YOUR_PROJECT_ID')).not.toThrow()
  expect(projectIdWarning('YOUR_PROJECT_ID')).toContain('"YOUR_PROJECT_ID" is a placeholder')
  expect(projectIdWarning('21fef48091f12692cad574a6f7753643')).toContain('is a placeholder')
})

test('a real project id is accepted without a warning', () => {
  expect(() => assertProjectId('0123456789abcdef0123456789abcdef')).not.toThrow()
  expect(projectIdWarning('0123456789abcdef0123456789abcdef')).toBeUndefined()
})

test.each([
  ['no-chains', 'No chains found on connector.'],
  ['chain-not-found', 'chain not found on connector.']
] as const)('host code is told of %s in the specification’s words', (problem, text) => {
  expect(chainError(problem)).toMatchObject({ kind: 'switch', message: text })
  expect(walletFailure(chainError(problem)).problem).toEqual({ kind: 'wallet', problem })
})
