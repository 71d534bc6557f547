import type { Hex } from 'viem'
import type { InProcessProvider } from '#devchain/scripted-wallet/provider/in-process-provider.ts'

/** The part of a proposal's details that follows its execution. */
export interface ProposalStatus {
  readonly txStatus: string
  readonly txHash: Hex | null
}

interface CallsStatus {
  readonly status: number
  readonly receipts?: readonly { readonly transactionHash: Hex }[]
}

/** Of a proposal of several calls, which the wallet behind the Safe has sent as one batch. */
export async function statusOfBatch(provider: InProcessProvider, id: string): Promise<ProposalStatus> {
  const answer = await provider.request({ method: 'wallet_getCallsStatus', params: [id] })
  const { status, receipts = [] } = answer as CallsStatus
  if (status < 200) return { txStatus: 'AWAITING_EXECUTION', txHash: null }
  return { txStatus: status === 200 ? 'SUCCESS' : 'FAILED', txHash: receipts[0]?.transactionHash ?? null }
}
