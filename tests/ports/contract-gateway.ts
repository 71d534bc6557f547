import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { forwardingTo } from '../adapters/scripted-node.ts'
import { type ConnectPorts, type ContractPlace, openContractPlace } from './contract-place.ts'
import { describeContractReverts } from './contract-reverts.ts'
import { describeContractValues } from './contract-values.ts'

/** What every `ContractGateway` must do on a real node, to the last bit. */
export function describeContractGateway(name: string, connect: ConnectPorts): void {
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
  })
}
