import { type CallAnswer, type ChainReadError, isAboutTheCall } from '#domain/chain/chain-read-error.ts'
import { ContractError } from '#domain/contract/contract-error.ts'

/** Why a payment or a contract's call would fail, or why no node could tell. */
export type CallFailure = ContractError | ChainReadError

/** The chain's answer about the call itself. */
type CertainFailure = ContractError | (ChainReadError & { readonly failure: CallAnswer })

/**
 * True if the call would fail: then no button asks the wallet for it. Any other failure is a node's or the page's own, and
 * says nothing about the call, so that the visitor may go on; that code of the page is missing (`not-loaded`) is one too.
 */
export function isCertainFailure(failure: CallFailure | undefined): failure is CertainFailure {
  return failure instanceof ContractError || (failure !== undefined && isAboutTheCall(failure.failure))
}
