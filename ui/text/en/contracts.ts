import type { ContractFailure } from '#domain/contract/contract-error.ts'
import type { Panic, Revert } from '#domain/contract/revert.ts'

/** What a visitor reads when a call of a contract fails. */
export const contracts = {
  failures: {
    'invalid-abi': "This page's description of the contract is invalid.",
    'unknown-function': "This page's description of the contract does not have this function.",
    'unknown-event': "This page's description of the contract does not have this event.",
    ambiguous: "This page's description of the contract has more than one match for this.",
    'invalid-address': "The contract's address is invalid.",
    'invalid-arguments': 'The contract does not take these values.',
    misused: 'This page uses this function of the contract in the wrong way.',
    'no-code': 'There is no contract at this address on this network.',
    undecodable: "The contract's answer does not match its description.",
    reverted: 'The contract refused this.'
  } satisfies Record<ContractFailure, string>,
  reverts: {
    reason: 'The contract refused this, and said why.',
    custom: 'The contract refused this with an error of its own.',
    panic: 'The contract stopped because of an error in its code.',
    unknown: 'The contract refused this without a readable reason.'
  } satisfies Record<Revert['type'], string>,
  panics: {
    assertion: 'The contract stopped because one of its own checks failed.',
    overflow: 'The contract stopped because a number became too large or too small.',
    division: 'The contract stopped because it divided by zero.',
    enum: 'The contract stopped because a value is none of the possible choices.',
    storage: 'The contract stopped because its stored data is damaged.',
    'empty-array': 'The contract stopped because a list is already empty.',
    index: 'The contract stopped because a list has no such entry.',
    memory: 'The contract stopped because it needed too much memory.',
    function: 'The contract stopped because it called a function that was never set.'
  } satisfies Record<Panic, string>
}
