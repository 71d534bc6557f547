import type { Address } from '#domain/address.ts'

/** By contract and chain id, on the local chains of `npm start`, which serves its own in place of this module. */
export const localAddresses: Readonly<Record<string, Readonly<Record<number, Address>>>> = {}
