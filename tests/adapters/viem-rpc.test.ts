import { connectViem } from '#adapters/rpc/viem/viem-rpc.ts'
import { describeRpcAdapter } from './rpc-adapter.ts'

describeRpcAdapter('viem', connectViem)
