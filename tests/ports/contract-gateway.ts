import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { forwardingTo } from '../adapters/scripted-node.ts'
import { describeAllowances } from './contract-allowances.ts'
import { describeContractEvents } from './contract-events.ts'
import { describeManyCalls } from './contract-many.ts'
import { describeOddEvents } from './contract-odd-events.ts'
import { type ConnectPorts, type ContractPlace, openContractPlace } from './contract-place.ts'
import { describeContractResults } from './contract-results.ts'
import { describeContractReverts } from './contract-reverts.ts'
import { describeContractSimulations } from './contract-simulations.ts'
import { describeTransfers } from './contract-transfers.ts'
import { describeContractValues } from './contract-values.ts'

/** What every `ContractGateway` must do on a real node, to the last bit; `more` has further tests there. */
export function describeContractGateway(
  name: string,
  connect: ConnectPorts,
  more: (open: () => ContractPlace) => void
): void {
  describe(`${name} on a real node`, () => {
    let place: ContractPlace
    beforeAll(async () => {
      place = await openContractPlace(connect)
    })
    afterAll(() => place?.close())
    beforeEach(() => {
      place.counted.script = forwardingTo(place.url)
      place.counted.requests.length = 0
    })

    describeContractValues(() => place)
    describeContractReverts(() => place)
    describeContractResults(() => place)
    describeContractSimulations(() => place)
    describeManyCalls(() => place)
    describeContractEvents(() => place)
    describeOddEvents(() => place)
    describeAllowances(() => place)
    describeTransfers(() => place)
    more(() => place)
  })
}
