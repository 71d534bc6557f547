import { connectEthers } from '#adapters/rpc/ethers/ethers-rpc.ts'
import { describeRpcAdapter } from './rpc-adapter.ts'

describeRpcAdapter('ethers', connectEthers)
