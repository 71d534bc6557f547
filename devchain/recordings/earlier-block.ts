import { type Hex, keccak256, numberToHex, toHex, zeroAddress, zeroHash } from 'viem'
import { BLOCK_TIME_S, FIRST_TIMESTAMP_S } from './recorded-time.ts'
import type { RecordingManifest } from './recording.ts'

type Recording = Pick<RecordingManifest, 'chainId' | 'firstBlock'>

const EMPTY_ROOT = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'
const NO_UNCLES = '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347'
const NO_REQUESTS = '0xe3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const NUMBER_DIGITS = 16

/** An empty block before the recording, which a fork of the real chain would have. Undefined for all other numbers. */
export function earlierBlock(recording: Recording, number: number): object | undefined {
  const { chainId, firstBlock } = recording
  if (number < 1 || number >= firstBlock) return undefined
  return {
    hash: hashOf(chainId, number),
    parentHash: hashOf(chainId, number - 1),
    sha3Uncles: NO_UNCLES,
    miner: zeroAddress,
    stateRoot: EMPTY_ROOT,
    transactionsRoot: EMPTY_ROOT,
    receiptsRoot: EMPTY_ROOT,
    logsBloom: `0x${'0'.repeat(512)}`,
    difficulty: '0x0',
    number: numberToHex(number),
    gasLimit: '0x1c9c380',
    gasUsed: '0x0',
    timestamp: numberToHex(Math.max(0, FIRST_TIMESTAMP_S - BLOCK_TIME_S * (firstBlock - number))),
    extraData: '0x',
    mixHash: zeroHash,
    nonce: '0x0000000000000000',
    baseFeePerGas: '0x3b9aca00',
    withdrawalsRoot: EMPTY_ROOT,
    blobGasUsed: '0x0',
    excessBlobGas: '0x0',
    parentBeaconBlockRoot: zeroHash,
    requestsHash: NO_REQUESTS,
    totalDifficulty: '0x0',
    size: '0x26a',
    uncles: [],
    transactions: [],
    withdrawals: []
  }
}

/** The number of the earlier block with this hash. */
export function earlierNumber({ chainId, firstBlock }: Recording, hash: string): number | undefined {
  const number = Number(`0x${hash.slice(-NUMBER_DIGITS)}`)
  return number > 0 && number < firstBlock && hashOf(chainId, number) === hash.toLowerCase() ? number : undefined
}

/** Ends with the number, so that a block is found by its hash. */
function hashOf(chainId: number, number: number): Hex {
  const start = keccak256(toHex(`${chainId} ${number}`)).slice(0, -NUMBER_DIGITS)
  return `${start}${number.toString(16).padStart(NUMBER_DIGITS, '0')}` as Hex
}
