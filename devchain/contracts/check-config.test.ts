import { expect, test } from 'vitest'
import { checkConfig } from './check-config.ts'
import { ContractsError } from './contracts-error.ts'

const FILE = 'contracts/contracts.config.ts'
const token = (settings: unknown) => ({ contracts: { Token: settings } })

test('a configuration with every setting is accepted as it is', () => {
  const config = {
    artifacts: ['../foundry/out'],
    contracts: {
      Token: {
        contract: 'TestToken',
        artifact: '../foundry/out/Token.sol/TestToken.json',
        args: [{ address: 'Registry' }, 18n, ['a', { owner: '0x', isOpen: true }]],
        libraries: { Words: 'Words' },
        addresses: { 8453: '0x5FbDB2315678afecb367f032d93F642f64180aa3' }
      }
    }
  }
  expect(checkConfig(config, FILE)).toEqual(config)
  expect(checkConfig({ deploy: 'deploy.ts' }, FILE)).toEqual({ artifacts: [], contracts: {}, deploy: 'deploy.ts' })
})

const loop: unknown[] = [1n]
loop.push({ loop })

test('a value may be in several places, as long as it does not contain itself', () => {
  const owner = ['0x']
  expect(checkConfig(token({ args: [owner, [owner]] }), FILE)).toMatchObject(token({ args: [owner, [owner]] }))
})

test.each<[string, unknown]>([
  ['contracts.Token.args must be a list of values, got a value that contains itself.', token({ args: loop })],
  ['artifacts must be a list of folders, got a value that contains itself.', { artifacts: loop }],
  ['the default export must be an object.', undefined],
  ['there is no setting "artefacts", only artifacts, contracts and deploy.', { artefacts: [] }],
  ['artifacts must be a list of folders, got "out".', { artifacts: 'out' }],
  ['deploy must be the path of a module, got 1.', { deploy: 1 }],
  ['contracts must be an object, got ["Token"].', { contracts: ['Token'] }],
  ['contracts: "my token" is not the name of a contract.', { contracts: { 'my token': {} } }],
  ['contracts.Token must be an object, got "18n".', token(18n)],
  [
    'contracts.Token: there is no setting "arguments", only contract, artifact, args, libraries and addresses.',
    token({ arguments: [] })
  ],
  ['contracts.Token.contract must be the name of a contract, got "a b".', token({ contract: 'a b' })],
  ['contracts.Token.artifact must be the path of a JSON file, got "Token.sol".', token({ artifact: 'Token.sol' })],
  ['contracts.Token.args must be a list of values, got [null].', token({ args: [null] })],
  ['contracts.Token.libraries must name a contract for each library, got {"A":1}.', token({ libraries: { A: 1 } })],
  ['contracts.Token.addresses: "base" is not a chain id.', token({ addresses: { base: '0x' } })],
  [
    'contracts.Token.addresses: "0x12", on chain 8453, is not an address, or its checksum is wrong.',
    token({ addresses: { 8453: '0x12' } })
  ],
  [
    'contracts.Token.args has no effect: deploy.ts deploys the contracts.',
    { ...token({ args: [] }), deploy: 'deploy.ts' }
  ]
])('refused: %s', (sentence, config) => {
  expect(() => checkConfig(config, FILE)).toThrow(new ContractsError(`${FILE}: ${sentence}`))
})
