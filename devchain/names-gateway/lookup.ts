import {
  type Address,
  decodeAbiParameters,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  type Hex,
  hexToBytes,
  keccak256,
  parseAbi,
  parseSignature,
  zeroAddress
} from 'viem'
import type { OffchainRecords, offchainRecords } from './offchain-records.ts'
import { GATEWAY_SIGNER } from './signer.ts'

export interface Lookup {
  /** The contract that will verify the answer. */
  readonly sender: Address
  readonly question: Hex
  readonly baseUrl: string
  readonly records: typeof offchainRecords
}

const VALID_FOR_S = 300
const resolverAbi = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function text(bytes32 node, string key) view returns (string)'
])

/**
 * The signed answer to a question of `OffchainNames`; a missing record is signed as empty.
 * @throws Error when the question cannot be decoded
 */
export async function answerLookup({ sender, question, baseUrl, records }: Lookup, nowS: number): Promise<Hex> {
  const [name, call] = decodeAbiParameters([{ type: 'bytes' }, { type: 'bytes' }], question)
  const record = findRecord(records.get(textOf(name)), call, baseUrl)
  const expires = BigInt(nowS + VALID_FOR_S)
  const digest = keccak256(
    encodeAbiParameters(
      [{ type: 'address' }, { type: 'uint64' }, { type: 'bytes32' }, { type: 'bytes32' }],
      [sender, expires, keccak256(question), keccak256(record)]
    )
  )
  const { r, s, yParity } = parseSignature(await GATEWAY_SIGNER.sign({ hash: digest }))
  return encodeAbiParameters(
    [{ type: 'bytes' }, { type: 'uint64' }, { type: 'bytes32' }, { type: 'bytes32' }, { type: 'uint8' }],
    [record, expires, r, s, 27 + yParity]
  )
}

function findRecord(records: OffchainRecords | undefined, call: Hex, baseUrl: string): Hex {
  const { functionName, args } = decodeFunctionData({ abi: resolverAbi, data: call })
  if (functionName === 'addr') {
    return encodeFunctionResult({ abi: resolverAbi, functionName, result: records?.address ?? zeroAddress })
  }
  const text = records?.texts[args[1]] ?? ''
  const result = text.startsWith('/') ? `${baseUrl}${text}` : text
  return encodeFunctionResult({ abi: resolverAbi, functionName, result })
}

/** Decodes a name from DNS wire format. */
function textOf(encoded: Hex): string {
  const bytes = hexToBytes(encoded)
  const labels: string[] = []
  for (let start = 0; bytes[start]; start += (bytes[start] ?? 0) + 1) {
    labels.push(new TextDecoder().decode(bytes.subarray(start + 1, start + 1 + (bytes[start] ?? 0))))
  }
  return labels.join('.')
}
