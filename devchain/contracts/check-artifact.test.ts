import { expect, test } from 'vitest'
import { checkArtifact } from './check-artifact.ts'
import { ContractsError } from './contracts-error.ts'

const FILE = 'out/Counter.sol/Counter.json'
const links = { 'src/Sums.sol': { Sums: [{ start: 1, length: 20 }] } }
const abi = [
  { type: 'constructor', inputs: [{ name: 'start', type: 'uint256' }] },
  {
    type: 'function',
    name: 'move',
    inputs: [{ type: 'tuple', components: [{ name: 'x', type: 'int8' }] }],
    outputs: []
  },
  { type: 'event', name: 'Moved', inputs: [] },
  { type: 'error', name: 'TooFar', inputs: [] },
  { type: 'fallback' },
  { type: 'receive', stateMutability: 'payable' }
]
const bytecode = `0x60__$${'ab'.repeat(17)}$__6000`

test('artifacts of Foundry and Hardhat say the same', () => {
  const read = { abi, bytecode, links }
  expect(checkArtifact({ abi, bytecode, linkReferences: links, contractName: 'Counter' }, FILE)).toEqual(read)
  expect(checkArtifact({ abi, bytecode: { object: bytecode, linkReferences: links } }, FILE)).toEqual(read)
})

test('an interface has no code', () => {
  const read = { abi: [], bytecode: '', links: {} }
  expect(checkArtifact({ abi: [] }, FILE)).toEqual(read)
  expect(checkArtifact({ abi: [], bytecode: { object: '0x' } }, FILE)).toEqual({ ...read, bytecode: '0x' })
})

const placeless = { A: { B: [{ start: '1' }] } }

test.each<[string, unknown]>([
  ['it has no ABI.', null],
  ['it has no ABI.', []],
  ['it has no ABI.', { abi: 'none' }],
  ['its ABI has 1.', { abi: [...abi, 1, null] }],
  ['its ABI has null.', { abi: [null] }],
  ['its ABI has {"type":"struct"}.', { abi: [{ type: 'struct' }] }],
  ['its ABI has {"type":"function","inputs":[]}.', { abi: [{ type: 'function', inputs: [] }] }],
  ['its ABI has {"type":"event","name":"A","inputs":[1]}.', { abi: [{ type: 'event', name: 'A', inputs: [1] }] }],
  [
    'its ABI has {"type":"error","name":"A","inputs":[{"type":"tuple","components":[{}]}]}.',
    { abi: [{ type: 'error', name: 'A', inputs: [{ type: 'tuple', components: [{}] }] }] }
  ],
  ['its bytecode is null.', { abi, bytecode: null }],
  ['its bytecode is null.', { abi, bytecode: { object: null } }],
  ['its bytecode is "0x6".', { abi, bytecode: '0x6' }],
  ['its linkReferences are null.', { abi, bytecode: '0x', linkReferences: null }],
  ['its linkReferences are {"A":{"B":[{"start":"1"}]}}.', { abi, bytecode: '0x', linkReferences: placeless }]
])('refused: %s', (sentence, artifact) => {
  expect(() => checkArtifact(artifact, FILE)).toThrow(
    new ContractsError(`${FILE} is not an artifact of Foundry or Hardhat: ${sentence}`)
  )
})

test('a long value is quoted in part', () => {
  expect(() => checkArtifact({ abi: [], bytecode: 'z'.repeat(10_000) }, FILE)).toThrow(/^.{100,300}…\.$/)
})
