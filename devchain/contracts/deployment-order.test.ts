import { parseAbi } from 'viem'
import { expect, test } from 'vitest'
import type { TeamContract } from './built-contract.ts'
import { encodeArguments, inDeploymentOrder } from './deployment-order.ts'

const REGISTRY = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

const contract = (key: string, args: TeamContract['args'] = [], others: Partial<TeamContract> = {}): TeamContract => ({
  key,
  name: key,
  file: `contracts/${key}.sol`,
  abi: args.length === 0 ? [] : parseAbi(['constructor(address registry)']),
  code: '00',
  links: [],
  args,
  libraries: {},
  addresses: {},
  isListed: true,
  ...others
})
const needing = (key: string, needed: string) => contract(key, [{ address: needed }])
const order = (...contracts: readonly TeamContract[]) => inDeploymentOrder(contracts, 'config').map(({ key }) => key)

test('contracts keep their order, except that each comes after those whose addresses it needs', () => {
  expect(order(contract('B'), contract('A'))).toEqual(['B', 'A'])
  expect(order(needing('A', 'B'), needing('B', 'C'), contract('C'))).toEqual(['C', 'B', 'A'])
  expect(order(contract('A', [], { libraries: { Words: 'Text' } }), contract('Text'))).toEqual(['Text', 'A'])
})

test('a reference becomes the address, in lists and structs too', () => {
  const abi = parseAbi(['struct Place { address at; uint256 size; }', 'constructor(Place place, address[] all)'])
  const args = [{ at: { address: 'Registry' }, size: 2n }, [{ address: 'Registry' }]]
  const encoded = encodeArguments(contract('A', args, { abi }), (key) => {
    expect(key).toBe('Registry')
    return REGISTRY
  })
  expect(encoded.match(new RegExp(REGISTRY.slice(2).toLowerCase(), 'g'))).toHaveLength(2)
})

test.each<[string, readonly TeamContract[]]>([
  ['config: contracts.A.args: there is no contract "Regstry".', [needing('A', 'Regstry')]],
  [
    'config: contracts.A.args: B has no code, so it has no address here.',
    [needing('A', 'B'), contract('B', [], { code: '' })]
  ],
  [
    'config: contracts.A: A needs the address of B needs the address of A, so none can be the first.',
    [needing('A', 'B'), needing('B', 'A')]
  ],
  [
    'config: contracts.A.args: registry (address) must be an address, whose checksum is right, or { address: the name of a contract }, got "0x12".',
    [contract('A', ['0x12'])]
  ],
  [
    'contracts/A.sol: the constructor of A takes 1 (address registry), and contracts.A.args in config has 0.',
    [contract('A', [], { abi: parseAbi(['constructor(address registry)']) })]
  ],
  ['config: contracts.A.args: A has no code, so it is not deployed.', [contract('A', [1n], { code: '' })]]
])('refused: %s', (sentence, contracts) => {
  expect(() => inDeploymentOrder(contracts, 'config')).toThrow(sentence)
})
