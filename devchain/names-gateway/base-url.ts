import { pad } from 'viem'
import { readManifest } from '#devchain/recordings/recording.ts'
import { writeStoredText } from './stored-text.ts'

/** The content host in recorded contracts, which can never exist (RFC 2606). */
export const RECORDED_BASE_URL = 'https://portside.example'

const SLOT = pad('0x0', { size: 32 })

/**
 * Points the collectibles, editions and offchain names of a fork to a running names gateway. Writes storage directly, so
 * no block is added and no nonce changes.
 */
export async function pointContentAt(nodeUrl: string, chainId: number, baseUrl: string): Promise<void> {
  const { baseUrl: contract } = readManifest(chainId).contracts
  await writeStoredText(nodeUrl, contract, SLOT, baseUrl)
}
