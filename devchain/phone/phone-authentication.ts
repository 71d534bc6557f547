import type { WalletKitTypes } from '@reown/walletkit'
import { buildAuthObject, hashKey, populateAuthPayload } from '@walletconnect/utils'
import type { Kit } from './phone-kit.ts'
import type { PhoneWallet } from './phone-wallet.ts'

/** How a phone answers pages that ask for a session and a signature at once (`wc_sessionAuthenticate`). */
export interface PhoneAuthentication {
  /** For which chains each account signs; by default for the first that the page names. */
  readonly signs?: 'first-chain' | 'last-chain' | 'each-chain'
  /** What is odd about the last one: somebody else's, missing, or a contract's (EIP-1271), which no key can have made. */
  readonly last?: 'other-account' | 'missing' | 'contract'
}

export type Authentication = WalletKitTypes.SessionAuthenticate
export type SignedAuthentication = Parameters<Kit['approveSessionAuthenticate']>[0]['auths'][number]

/** Signs what the page asks, for as much of it as the wallet grants. @throws Error if that is nothing. */
export async function signAuthentication(
  kit: Kit,
  { params: { authPayload } }: Authentication,
  wallet: PhoneWallet,
  { signs = 'first-chain', last }: PhoneAuthentication
): Promise<SignedAuthentication[]> {
  const { chains, methods } = wallet.namespaces.eip155
  const payload = populateAuthPayload({ authPayload, chains, methods })
  const range = { 'first-chain': [0, 1], 'last-chain': [-1], 'each-chain': [] }[signs]
  const signers = payload.chains
    .slice(...range)
    .flatMap((chain) => wallet.addresses.map((address) => ({ chain, address })))
  return Promise.all(
    signers.map(async ({ chain, address }, index) => {
      const iss = `${chain}:${address}`
      const flaw = index === signers.length - 1 ? last : undefined
      const message = kit.formatAuthMessage({ request: payload, iss })
      const chainId = Number(chain.split(':')[1])
      const text = flaw === 'other-account' ? `${message} ` : message
      const signature = await wallet.answer({ method: 'personal_sign', params: [text, address], chainId }, '')
      const s = flaw === 'missing' ? '' : String(signature)
      return buildAuthObject(payload, { t: flaw === 'contract' ? 'eip1271' : 'eip191', s }, iss)
    })
  )
}

/** Hidden by the kit's types. */
interface Sending {
  sendResult(sent: {
    readonly topic: string
    readonly id: number
    readonly result: object
    readonly encodeOpts: object
    readonly throwOnFailedPublish: boolean
  }): Promise<void>
}

/** Sends signatures that the kit would not, because it has checked them, or would ask another host about them. */
export async function sendUnchecked(
  kit: Kit,
  { id, params }: Authentication,
  cacaos: readonly object[]
): Promise<void> {
  const { core, engine } = kit
  const receiverPublicKey = params.requester.publicKey
  const senderPublicKey = await core.crypto.generateKeyPair()
  const { metadata, engine: sending } = engine.signClient
  await (sending as unknown as Sending).sendResult({
    topic: hashKey(receiverPublicKey),
    id,
    result: { cacaos, responder: { publicKey: senderPublicKey, metadata } },
    encodeOpts: { type: 1, receiverPublicKey, senderPublicKey },
    throwOnFailedPublish: true
  })
}
