import type { Hex } from '#domain/address.ts'
import { type AskedSignature, mayStillAsk } from '#domain/wallet/asked-signature.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { AttemptStore } from '#ui/models/transaction/attempt-store.ts'
import { newRecordId } from '../record-id.ts'

/** Records of signatures that a wallet is asked for, from before the request until its answer, also once nobody waits. */
export class SignatureRecords {
  readonly #connection: ConnectionModel
  readonly #store: AttemptStore

  constructor(connection: ConnectionModel, store: AttemptStore) {
    this.#connection = connection
    this.#store = store
  }

  /** @param onStored is told the record's id before the wallet is asked. @throws what the wallet throws. */
  async ask(signs: AskedSignature['signs'], ask: () => Promise<Hex>, onStored: (id: string) => void): Promise<Hex> {
    const { active } = this.#connection
    if (!active) return ask()
    const { account, chainId, wallet } = active
    const record: AskedSignature = { id: newRecordId(), account, chainId, wallet, signs, askedAt: Date.now() }
    this.#store.writeSignature(record)
    onStored(record.id)
    try {
      const signature = await ask()
      this.#store.remove(record)
      return signature
    } catch (cause) {
      if (!mayStillAsk(cause)) this.#store.remove(record)
      throw cause
    }
  }
}
