import { concat, type Hex, keccak256, namehash, pad, stringToHex, toHex } from 'viem'
import { readManifest } from '#devchain/recordings/recording.ts'
import { RECORDED_BASE_URL } from './base-url.ts'
import { writeStoredText } from './stored-text.ts'

/** Where the public resolver keeps `mapping(bytes32 node => mapping(string key => string)) texts`. */
const TEXTS_SLOT = 10

/** Points the avatars that are recorded on the content host to a running names gateway, as `pointContentAt` does. */
export async function pointAvatarsAt(nodeUrl: string, chainId: number, baseUrl: string): Promise<void> {
  const { names } = readManifest(chainId)
  for (const { name, avatar } of names?.names ?? []) {
    if (!names || !avatar?.startsWith(RECORDED_BASE_URL)) continue
    const path = avatar.slice(RECORDED_BASE_URL.length)
    await writeStoredText(nodeUrl, names.contracts.publicResolver, avatarSlot(name), `${baseUrl}${path}`)
  }
}

function avatarSlot(name: string): Hex {
  const ofName = keccak256(concat([namehash(name), pad(toHex(TEXTS_SLOT), { size: 32 })]))
  return keccak256(concat([stringToHex('avatar'), ofName]))
}
