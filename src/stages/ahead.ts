// Listed here only to be prefetched, so that little is left to load after a click on Connect.
import 'inversify'
import 'mobx-react-lite'
import '#domain/wallet/connect-steps.ts'
import '#domain/connection/connection.ts'
import '#domain/connection/dialogs.ts'
import '#domain/session/session.ts'
import '#domain/wallet/wallet-failure.ts'
import '#domain/wallet/wallet-list.ts'
import '#ui/models/connection/connect-dialog-model.ts'
import '#ui/models/dialogs-model.ts'
import '#ui/views/parts/dialog.tsx'
import '#ui/words/wallet-failure.ts'
// What the RPC library shares with a connected account, for which it need not wait.
import '#domain/address.ts'
import '#domain/chain/chain.ts'
import '#domain/chain/chain-read-error.ts'
import '#domain/chain/delegation.ts'
import '#domain/chain/endpoint.ts'
import '#domain/chain/endpoint-health.ts'
import '#domain/chain/rpc.ts'
import '#domain/contract/abi-type.ts'
import '#domain/contract/contract-error.ts'
import '#domain/transaction/fee.ts'
import '#domain/wait/with-timeout.ts'
// Rules and words of contracts, which an account's code and its pages share: they need not wait for an account either.
import '#domain/write/batch.ts'
import '#domain/contract/contract.ts'
import '#domain/contract/contract-read.ts'
import '#domain/contract/event-list.ts'
import '#ui/words/review-fee.ts'
import '#ui/text/contract-writes.ts'
import { checksumAddress } from '#adapters/wallet/checksum-address.ts'
import { loadRpcPorts } from '../chosen-library.ts'
import { rehearseRead } from '../loading/rehearse-read.ts'
import { settings } from '../settings/built.ts'

/** Has the browser compile what the first read needs. */
export const rehearseFirstRead = () => rehearseRead(settings.chains, loadRpcPorts)

/** Has the browser compile the checksum of an address: a visit alone runs it too seldom for that. */
export function warmChecksum(): void {
  for (let i = 0; i < 40; i++) checksumAddress(`0x${String(i).padStart(40, '0')}`)
}
