import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { forwardingTo } from '../adapters/scripted-node.ts'
import { describeAllowances } from './contract-allowances.ts'
import { describeContractEvents } from './contract-events.ts'
import { type ConnectPorts, type ContractFork, openContractFork } from './contract-fork.ts'
import { describeManyCalls } from './contract-many.ts'
import { describeOddEvents } from './contract-odd-events.ts'
import { describeContractResults } from './contract-results.ts'
import { describeContractReverts } from './contract-reverts.ts'
import { describeTransfers } from './contract-transfers.ts'
import { describeTriedCalls } from './contract-tried-calls.ts'
import { describeContractValues } from './contract-values.ts'

/** What every `ContractGateway` must do on a real node, to the last bit; `more` has further tests there. */
export function describeContractGateway(
  name: string,
  connect: ConnectPorts,
  more: (open: () => ContractFork) => void
): void {
  describe(`${name} on a real node`, () => {
    let fork: ContractFork
    beforeAll(async () => {
      fork = await openContractFork(connect)
    })
    afterAll(() => fork?.close())
    beforeEach(() => {
      fork.counted.script = forwardingTo(fork.url)
      fork.counted.requests.length = 0
    })

    describeContractValues(() => fork)
    describeContractReverts(() => fork)
    describeContractResults(() => fork)
    describeTriedCalls(() => fork)
    describeManyCalls(() => fork)
    describeContractEvents(() => fork)
    describeOddEvents(() => fork)
    describeAllowances(() => fork)
    describeTransfers(() => fork)
    more(() => fork)
  })
}
