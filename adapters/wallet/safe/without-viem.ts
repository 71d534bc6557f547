/**
 * Stands in a build for what the SDK of Safe Apps imports of viem, for functions of the SDK that nobody here calls: the
 * page has one RPC library, and it may be the other one.
 */
const leftOut = (): never => {
  throw new Error('This part of the SDK of Safe Apps is not in the build.')
}

export const encodeFunctionData = leftOut
export const hashMessage = leftOut
export const hashTypedData = leftOut
