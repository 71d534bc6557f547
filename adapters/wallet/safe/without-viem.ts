/**
 * Replaces, in a build, what the Safe Apps SDK imports from viem for functions that are not used here: the page has one
 * RPC library, which may be ethers.
 */
const leftOut = (): never => {
  throw new Error('This part of the Safe Apps SDK is not in the build.')
}

export const encodeFunctionData = leftOut
export const hashMessage = leftOut
export const hashTypedData = leftOut
